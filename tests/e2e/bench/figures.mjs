// Figures of many numbers.

export function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  return (sorted[Math.ceil(middle) - 1] + sorted[Math.floor(middle)]) / 2;
}

export const mean = (numbers) => numbers.reduce((a, b) => a + b, 0) / numbers.length;

/** The value below which this share of the numbers is. */
export function share(numbers, of) {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * of))];
}
