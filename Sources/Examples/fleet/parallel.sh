#!/bin/sh
# Adds up the ledgers that LIST names, one a line, by GNU parallel, and prints the sum as one line of JSON.
# SUMMARIES gets one line for each ledger. If one could not be read, its line has "error", and the exit is 65.
#
# usage: parallel.sh LIST SUMMARIES [OPTION OF PARALLEL ...], such as --sshloginfile MACHINES
# PULDAR is the program (else the one in PATH); SPLIT is how many ledgers one process reads.
set -eu
list=${1:?usage: parallel.sh LIST SUMMARIES} summaries=${2:?usage: parallel.sh LIST SUMMARIES}
shift 2
puldar=${PULDAR:-puldar}
export LC_ALL=C PARALLEL_SHELL=/bin/sh

# Exit 65 says that a ledger could not be read: its line says so too, and a second try would say the same.
# Any other exit is a process that failed: parallel drops what it wrote, and tries its split again.
# Not with --pipepart: the second try gets nothing to read, and all ends with 0.
parallel --pipe -N "${SPLIT:-2500}" --retries 3 --quote "$@" sh -c '
  "$0" fold --jobs 1 --files-from -
  code=$?
  [ $code = 65 ] || exit $code' "$puldar" <"$list" >"$summaries"

# Each name has one line, whatever happened to its process.
if [ "$(grep -c . <"$summaries")" != "$(grep -c . <"$list")" ]; then
  echo "error: $summaries has not one line for each ledger of $list: run it again" >&2
  exit 70
fi
sum=$("$puldar" fold --combine <"$summaries")
printf '%s\n' "$sum"
case $sum in *'"failed":0,'*) ;; *) exit 65 ;; esac
