#!/bin/sh
# Compiles the standard library for wasm32-unknown-unknown from Debian's own compiler and source packages, into a folder
# that rustup accepts as a toolchain: std-from-debian.sh <folder> <oldest Rust's minor version> <folder of a cargo>.
# Nothing is installed on the system unless shared libraries are missing; AS_ROOT is the prefix of commands that need
# root, and APT the options of apt-get, which decide whether it asks a question.
set -eu
folder=$1 oldest=$2 cargo=$3
host=x86_64-unknown-linux-gnu wasm=wasm32-unknown-unknown
work=$folder.work root=$folder.work/root
export LC_ALL=C

candidate() { apt-cache policy rustc-web | sed -n 's/^ *Candidate: //p' | grep -v '(none)' || true; }
# The first versioned name with this prefix in a package's description.
named() { apt-cache show "$1" | grep -oE "$2[0-9.]*[0-9]" | sort -u | head -n 1; }

[ -n "$(candidate)" ] || ${AS_ROOT:-} apt-get update -q
version=$(candidate)
minor=$(echo "$version" | cut -d. -f2)
if [ "${minor:-0}" -lt "$oldest" ]; then
  echo "the system's rustc-web '$version' is older than the Rust 1.$oldest that the project needs, or not there" >&2
  exit 1
fi
std=$(named "libstd-rust-web-dev=$version" libstd-rust-web-)
llvm=$(named "$std=$version" libllvm)
lld=lld-${llvm#libllvm}

rm -rf "$folder" "$work"
mkdir -p "$work/debs" "$root" "$folder/bin" "$folder/lib/rustlib/$wasm/lib"
cd "$work/debs"
apt-get download -qq "rustc-web=$version" "libstd-rust-web-dev=$version" "rust-web-src=$version" "$std=$version" "$llvm" "$lld"
for deb in *.deb; do
  case $deb in
    rust-web-src_*) dpkg-deb --fsys-tarfile "$deb" | tar -x -C "$root" --wildcards './usr/src/rustc-*/library/*' ;;
    *) dpkg-deb -x "$deb" "$root" ;;
  esac
done

# The layout of a rustup toolchain, in which its proxies find the libraries.
mv "$root"/usr/bin/rustc "$root"/usr/bin/rustdoc "$folder/bin/"
cp "$root"/usr/lib/x86_64-linux-gnu/librustc_driver-* "$root"/usr/lib/x86_64-linux-gnu/libLLVM.so.* "$folder/lib/"
mv "$root/usr/lib/rustlib/$host" "$folder/lib/rustlib/"
find "$folder/lib/rustlib/$host" -xtype l -delete
mkdir -p "$folder/lib/rustlib/$host/bin"
cp "$root"/usr/lib/llvm-*/bin/lld "$folder/lib/rustlib/$host/bin/rust-lld"
ln -s "$cargo" "$folder/bin/cargo"

# LLVM's own dependencies: the only step that needs root.
if LD_LIBRARY_PATH=$folder/lib ldd "$folder/bin/rustc" "$folder/lib/rustlib/$host/bin/rust-lld" "$folder"/lib/*.so* | grep -q 'not found'; then
  ${AS_ROOT:-} env DEBIAN_FRONTEND=noninteractive apt-get install ${APT:--y -qq} --no-install-recommends "$llvm" "$lld"
fi

# The `sysroot` crate, pinned by its own lock file, as in Rust's own build.
cd "$root"/usr/src/rustc-*/library
unset RUSTC RUSTC_WRAPPER CARGO_BUILD_RUSTC CARGO_ENCODED_RUSTFLAGS CARGO_BUILD_TARGET
RUSTUP_TOOLCHAIN=$folder RUSTC_BOOTSTRAP=1 RUSTFLAGS=-Zforce-unstable-if-unmarked \
  cargo build --quiet --locked --manifest-path sysroot/Cargo.toml --profile dist --target $wasm --target-dir "$work/target"
find "$work/target/$wasm/dist/deps" -name '*.rlib' ! -name 'libsysroot-*' -exec cp {} "$folder/lib/rustlib/$wasm/lib/" \;
cd / && rm -rf "$work"
echo "$version" >"$folder/.done"
