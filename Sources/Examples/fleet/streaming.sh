#!/bin/bash
# Adds up ledgers by a key (an employer, a country) in the shape of Hadoop's streaming: map, sort, reduce.
# LIST has a line KEY<TAB>LEDGER for each ledger; printed is a line KEY<TAB>SUM for each key. If a ledger
# could not be read, its key counts it as failed, and the exit is 65.
#
# usage: streaming.sh LIST
# PULDAR is the program (else the one in PATH).
#
# On a cluster, where Hadoop splits the list, sorts, and tries a process that failed again:
#
#   hadoop jar hadoop-streaming.jar -D stream.non.zero.exit.is.failure=true \
#     -D stream.map.input.ignoreKey=true -D mapreduce.input.lineinputformat.linespermap=2500 \
#     -inputformat org.apache.hadoop.mapred.lib.NLineInputFormat -files map.sh \
#     -mapper map.sh -reducer 'puldar fold --combine --keyed' -input LIST -output SUMS
#
# map.sh has the line within `map` below. The counts in the sums must add up to the lines of LIST.
set -euo pipefail
list=${1:?usage: streaming.sh LIST}
puldar=${PULDAR:-puldar}
export LC_ALL=C

# Exit 65 says that a ledger could not be read, which its line says too; any other one is a failure.
map() {
  "$puldar" fold --jobs 1 --keyed --files-from - || [ $? = 65 ]
}
reduce() {
  "$puldar" fold --combine --keyed
}

# Nothing is printed before all three have ended well: else a sum of a part would look like one of all.
if ! sums=$(map <"$list" | sort | reduce); then
  echo "error: a process failed: run it again" >&2
  exit 70
fi
# Each name of the list is in one sum, whatever happened to its process.
count=$(awk -F '"ledgers":|,"failed":|,"incomplete":' '{ n += $2 + $3 } END { print n + 0 }' <<<"$sums")
if [ "$count" != "$(grep -c . <"$list")" ]; then
  echo "error: the sums are of $count ledgers, and $list names more or fewer: run it again" >&2
  exit 70
fi
if [ -z "$sums" ]; then exit 0; fi
printf '%s\n' "$sums"
if grep -qv '"failed":0,' <<<"$sums"; then exit 65; fi
