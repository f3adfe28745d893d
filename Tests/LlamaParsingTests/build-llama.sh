#!/usr/bin/env bash
# Builds llama.cpp's programs from the source distribution of llama-cpp-python on PyPI, for
# RealProgramTests. Optional: the tests pass without, and say what they skipped. Takes a quarter of
# an hour of one processor for 0.3.16 (the classic llama-cli), and half an hour for 0.3.36.
#
# usage: Tests/LlamaParsingTests/build-llama.sh [VERSION …]     (default: 0.3.16)
# Needs pip, a C++ compiler, cmake and ninja. The result lies in .build-llama/VERSION/bin.
set -euo pipefail
cd "$(dirname "$0")/../.."

for version in "${@:-0.3.16}"; do
  place=$PWD/.build-llama/$version
  if [ -x "$place/bin/llama-cli" ]; then
    echo "$version is there: $place/bin"
    continue
  fi
  mkdir -p "$place"
  sources=$(mktemp -d)
  pip download --quiet --no-deps --no-binary llama-cpp-python --dest "$sources" "llama-cpp-python==$version"
  tar xzf "$sources"/llama_cpp_python-*.tar.gz -C "$sources"
  options=(
    -DCMAKE_BUILD_TYPE=Release -DGGML_NATIVE=OFF -DLLAMA_CURL=OFF -DLLAMA_BUILD_TESTS=OFF
    -DLLAMA_BUILD_EXAMPLES=OFF -DBUILD_SHARED_LIBS=OFF
  )
  targets=(llama-cli)
  case $version in
    0.3.16) options+=(-DLLAMA_BUILD_SERVER=OFF) ;;
    *)
      # The chat program holds the server; its pages would be downloaded.
      options+=(-DLLAMA_OPENSSL=OFF -DLLAMA_BUILD_UI=OFF -DLLAMA_USE_PREBUILT_UI=OFF)
      targets+=(llama-completion)
      ;;
  esac
  cmake -S "$sources"/llama_cpp_python-*/vendor/llama.cpp -B "$sources/build" -G Ninja \
    "${options[@]}" >"$place/log" 2>&1
  nice -n 19 cmake --build "$sources/build" --target "${targets[@]}" -j "${JOBS:-1}" \
    >>"$place/log" 2>&1
  mkdir -p "$place/bin"
  for target in "${targets[@]}"; do cp "$sources/build/bin/$target" "$place/bin"; done
  rm -rf "$sources"
  echo "$version is built: $place/bin"
done
