//! Computers' turns with a search that answers well, slowly, wrongly or not at all.

use super::*;
use crate::bots::service::Service;
use crate::games::burgundy::Burgundy;
use crate::games::burgundy::action::Action;
use crate::games::burgundy::options::Castles;
use crate::web::session::people::tests::game;
use crate::web::session::people::{back, forth};

const EASY: Option<Level> = Some(Level::Easy);
const SLOW: ComputerTiming = ComputerTiming { millis: 500, pace: 700 };
const QUICK: ComputerTiming = ComputerTiming { millis: 500, pace: 0 };

/// A table with a driver and a simulated search.
struct Table {
    game: Journal<Burgundy>,
    driver: TurnDriver<Burgundy>,
    service: Service<Burgundy>,
    /// Orders not carried out yet.
    orders: VecDeque<Order<Burgundy>>,
    wake: Option<u32>,
    restarts: u32,
    asked: u32,
}

impl Table {
    fn new(levels: &[Option<Level>], timing: ComputerTiming) -> Table {
        let mut table = Table {
            game: game(levels, Castles::Open),
            driver: TurnDriver::new(timing),
            service: Service::new(),
            orders: VecDeque::new(),
            wake: None,
            restarts: 0,
            asked: 0,
        };
        table.look();
        table
    }

    fn look(&mut self) {
        let orders = self.driver.table(Some(&self.game));
        self.orders.extend(orders);
    }

    /// Carries out one order; `false` if there is none.
    fn step(&mut self) -> bool {
        match self.orders.pop_front() {
            None => return false,
            Some(Order::Send(ask)) => {
                self.asked += u32::from(ask.task != Task::Stop);
                let reply = self.service.receive(ask, 0.0);
                self.receive(reply);
            }
            Some(Order::Restart) => {
                self.restarts += 1;
                self.service = Service::new();
            }
            Some(Order::Play(made)) => {
                self.game.play(made.seat, made.action).unwrap();
                self.look();
            }
            Some(Order::Wake(millis)) => self.wake = Some(millis),
        }
        true
    }

    fn receive(&mut self, reply: Option<Reply<Burgundy>>) {
        if let Some(reply) = reply {
            let orders = self.driver.receive(reply);
            self.orders.extend(orders);
        }
    }

    /// Runs until a person is to decide or the game is over.
    fn run(&mut self) {
        for _ in 0..100_000 {
            if self.step() {
                continue;
            }
            if self.service.is_busy() {
                let reply = self.service.work(1000.0, &mut || 0.0);
                self.receive(reply);
            } else if self.driver.at_work().is_some() {
                assert!(self.wake.take().is_some(), "nothing would ever happen");
                let orders = self.driver.woken(Some(&self.game));
                self.orders.extend(orders);
            } else {
                return;
            }
        }
        panic!("the computers never end");
    }

    /// Carries out the orders and nothing else.
    fn settle(&mut self) {
        while self.step() {}
    }

    /// Plays a plain turn for the person.
    fn person_plays(&mut self, seat: Seat) {
        for action in plain_turn::<Burgundy>(self.game.state(), seat) {
            self.game.play(seat, action).unwrap();
        }
        self.look();
    }
}

#[test]
fn computers_play_until_the_person_decides_and_to_the_end() {
    let mut table = Table::new(&[EASY, None, EASY], QUICK);
    let mut turns = 0;
    loop {
        table.run();
        if table.game.is_over() {
            break;
        }
        assert_eq!(table.game.state().deciders().lowest(), Some(Seat(1)));
        table.person_plays(Seat(1));
        turns += 1;
    }
    assert_eq!(turns, 26, "a castle and 25 turns");
    assert_eq!(table.restarts, 0);
}

#[test]
fn a_turn_is_shown_action_by_action_each_after_its_pause() {
    let mut table = Table::new(&[None, EASY], SLOW);
    table.run();
    table.person_plays(Seat(0));
    let mut shown = Vec::new();
    for _ in 0..1000 {
        let before = table.game.position();
        table.settle();
        shown.push(table.game.position() - before);
        if table.service.is_busy() {
            let reply = table.service.work(1000.0, &mut || 0.0);
            table.receive(reply);
        } else if table.driver.at_work().is_some() {
            assert_eq!(table.wake.take(), Some(700));
            let orders = table.driver.woken(Some(&table.game));
            table.orders.extend(orders);
        } else {
            break;
        }
    }
    assert!(shown.iter().all(|moves| *moves <= 1), "{shown:?}");
}

#[test]
fn skip_ends_the_thinking_and_the_showing_until_the_person_decides() {
    let mut table = Table::new(&[EASY, EASY, None], SLOW);
    table.settle();
    assert!(matches!(
        table.driver.at_work(),
        Some(ThinkingStatus { seat: Seat(0), percent: Some(0) })
    ));
    let orders = table.driver.skip();
    table.orders.extend(orders);
    let before = table.asked;
    table.run();
    assert_eq!(table.game.state().deciders().lowest(), Some(Seat(2)));
    assert_eq!(table.asked, before + 1, "the second computer was asked and not cut short");
    table.person_plays(Seat(2));
    table.run();
    table.person_plays(Seat(2));
    table.settle();
    while table.driver.at_work().is_some_and(|work| work.percent.is_some()) {
        let reply = table.service.work(1000.0, &mut || 0.0);
        table.receive(reply);
    }
    table.settle();
    assert_eq!(table.wake, Some(700), "after the person's turn the pace is as before");
}

#[test]
fn undo_while_a_computer_thinks_stops_it_and_leads_to_the_person() {
    let mut table = Table::new(&[None, EASY], SLOW);
    table.run();
    table.person_plays(Seat(0));
    table.settle();
    assert!(table.service.is_busy());
    let to = back(&table.game).unwrap();
    assert!(table.game.go_to(to));
    table.look();
    table.settle();
    assert!(!table.service.is_busy() && table.driver.at_work().is_none());
    let to = forth(&table.game).unwrap();
    assert!(table.game.go_to(to));
    table.look();
    table.run();
    assert_eq!(table.game.state().deciders().lowest(), Some(Seat(0)));
}

#[test]
fn a_late_answer_to_an_old_question_is_not_played() {
    let mut table = Table::new(&[None, EASY], QUICK);
    table.run();
    table.person_plays(Seat(0));
    let Some(Order::Send(ask)) = table.orders.pop_front() else { panic!("asks") };
    let late = Reply::Turn { number: ask.number, actions: vec![], nodes: 1, cut: false };
    let to = back(&table.game).unwrap();
    table.game.go_to(to);
    table.look();
    assert!(table.driver.receive(late).is_empty());
}

#[test]
fn leaving_the_table_stops_and_coming_back_asks_again() {
    let mut table = Table::new(&[EASY, None], SLOW);
    table.settle();
    let orders = table.driver.table(None);
    assert!(matches!(&orders[..], [Order::Send(Request { task: Task::Stop, .. })]));
    assert_eq!(table.driver.at_work(), None);
    table.look();
    assert!(matches!(
        table.orders.front(),
        Some(Order::Send(Request { task: Task::Turn { .. }, .. }))
    ));
}

#[test]
fn who_hangs_is_restarted_once_and_then_a_plain_turn_is_played() {
    let mut table = Table::new(&[EASY, EASY, None], QUICK);
    let mut hang = || {
        let orders = table.driver.woken(Some(&table.game));
        assert_eq!(orders.first(), Some(&Order::Restart));
        orders
    };
    assert!(matches!(&hang()[1..], [Order::Send(_), Order::Wake(TO_ARRIVE)]));
    let orders = hang();
    assert!(matches!(&orders[1..], [Order::Play(_), Order::Wake(_)]), "{orders:?}");
}

#[test]
fn who_is_lost_after_a_word_leaves_the_best_turn_so_far() {
    let mut table = Table::new(&[Some(Level::Hard), None], QUICK);
    table.run();
    table.person_plays(Seat(1));
    table.run();
    // Seat 0 has played its first turn; the person plays, and seat 0 searches for its second.
    table.person_plays(Seat(1));
    table.run();
    table.person_plays(Seat(1));
    let Some(Order::Send(ask)) = table.orders.pop_front() else { panic!("asks") };
    let best = plain_turn::<Burgundy>(table.game.state(), Seat(0));
    let number = ask.number;
    table.driver.receive(Reply::Thinking { number, percent: 40, best: best.clone() });
    assert_eq!(table.driver.at_work().and_then(|work| work.percent), Some(40));
    let orders = table.driver.lost();
    let [Order::Restart, Order::Play(made), _] = &orders[..] else { panic!("{orders:?}") };
    assert_eq!(made.action, best[0]);
    table.orders.extend(orders);
    table.run();
    let played = table.game.moves().len();
    assert_eq!(table.game.moves()[played - 1].action, Action::EndTurn);
}

#[test]
fn nonsense_is_cut_where_it_begins() {
    let mut table = Table::new(&[EASY, None], QUICK);
    let Some(Order::Send(ask)) = table.orders.pop_front() else { panic!("asks") };
    let actions = vec![Action::Pass, Action::EndTurn];
    let orders =
        table.driver.receive(Reply::Turn { number: ask.number, actions, nodes: 1, cut: false });
    let [Order::Play(made), _] = &orders[..] else { panic!("{orders:?}") };
    assert!(matches!(made, Move { seat: Seat(0), action: Action::StartCastle(_) }));
}

#[test]
fn a_move_that_was_ordered_and_not_made_is_thought_about_again() {
    let mut table = Table::new(&[EASY, None], QUICK);
    while !matches!(table.orders.front(), Some(Order::Play(_))) {
        if !table.step() {
            let reply = table.service.work(1000.0, &mut || 0.0);
            table.receive(reply);
        }
    }
    table.orders.clear();
    let orders = table.driver.woken(Some(&table.game));
    assert!(matches!(orders[..], [Order::Send(_), Order::Wake(_)]), "{orders:?}");
}

#[test]
fn a_plain_turn_is_always_legal_and_ends() {
    let mut game = game(&[None, None, None], Castles::Drawn);
    while let Some(seat) = game.state().deciders().lowest() {
        let turns = game.state().turns_ended();
        for action in plain_turn::<Burgundy>(game.state(), seat) {
            game.play(seat, action).unwrap();
        }
        assert_eq!(game.state().turns_ended(), turns + 1);
    }
}

#[test]
fn hard_thinks_longer_with_more_time_and_the_others_as_they_do() {
    let budget = |millis, level| budget::<Burgundy>(ComputerTiming { millis, pace: 0 }, level);
    assert_eq!(budget(1000, Level::Hard).nodes, Burgundy::nodes(Level::Hard));
    assert_eq!(budget(5000, Level::Hard).nodes, 5 * Burgundy::nodes(Level::Hard));
    assert_eq!(budget(500, Level::Medium).nodes, Burgundy::nodes(Level::Medium));
    assert_eq!(budget(500, Level::Easy).millis, 500);
}
