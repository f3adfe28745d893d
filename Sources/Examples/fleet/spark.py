#!/usr/bin/env python3
"""Adds up the ledgers that LIST names, one a line, by Spark, and prints the sum as one line of JSON. With
ROWS it writes one row a figure as Parquet instead, and prints what each month comes to.

    spark-submit --master 'local[2,4]' spark.py LIST [ROWS]

The 4 is how often a task is tried: `local[2]` would give up at the first process that is killed. PULDAR is
the program (else the one in PATH), on every machine; SPLIT how many ledgers one process reads.
"""
import json
import os
import shlex
import sys

from pyspark.sql import SparkSession

PULDAR = os.environ.get("PULDAR", "puldar")
ROW = """ledger string, id string, month string, key string, currency string, minor bigint, used bigint,
    budget bigint, income bigint, error string, line bigint, byte bigint, `end` boolean, ledgers bigint,
    failed bigint"""
# Exit 65 says that a ledger could not be read: its row says so too, and a second try would say the same. Any other
# exit fails the task, so that Spark tries it again.
FOLD = '{ "$0" fold "$@" --jobs 1 --files-from - || [ $? = 65 ]; }'
COMBINE = '"$0" fold --combine'


def pipe(lines, script, *words):
    """Each partition through one script.

    Without checkCode its exit would be ignored, and what a killed process had written would count. Never pipe what
    was piped in the same stage: if the first process fails, the second one waits for input for ever.
    """
    command = ["bash", "-o", "pipefail", "-c", script, PULDAR, *words]
    # Spark gives the process no environment but this.
    return lines.pipe(shlex.join(command), {"PATH": os.environ["PATH"]}, checkCode=True)


def main(path, rows_path=None):
    session = SparkSession.builder.appName("ledgers").getOrCreate()
    with open(path, encoding="utf-8", newline="\n") as file:
        names = [name for name in file.read().split("\n") if name]
    splits = 1 + len(names) // int(os.environ.get("SPLIT", "2500"))
    ledgers = session.sparkContext.parallelize(names, splits)
    if rows_path:
        return write_rows(session, ledgers, len(names), rows_path)
    # A sum for each partition, and the sum of these in a stage of its own; the order does not matter.
    partial = pipe(ledgers, FOLD + " | " + COMBINE).repartition(1)
    [total] = pipe(partial, COMBINE).collect()
    counts = json.loads(total)
    check(counts["ledgers"] + counts["failed"], len(names))
    print(total)
    return counts["failed"]


def write_rows(session, ledgers, count, path):
    lines = pipe(ledgers, FOLD, "--rows", "--end")
    rows = session.read.schema(ROW).option("mode", "FAILFAST").json(lines)
    rows.write.mode("overwrite").parquet(path)
    session.read.parquet(path).createOrReplaceTempView("row")
    # The last line of each partition counts its ledgers.
    [(ledgers_told, failed)] = session.sql("select sum(ledgers), sum(failed) from row where `end`").collect()
    check(ledgers_told, count)
    sums = session.sql("""
        select month, key, currency, sum(minor), sum(used), sum(budget), sum(income) from row
        where month is not null group by all order by month, key, currency""")
    for row in sums.collect():
        print(*("" if cell is None else cell for cell in row), sep="\t")
    return failed


def check(told, count):
    """Each name of the list is in the sums, whatever happened to its process."""
    if told != count:
        sys.exit("error: the sums are of %s ledgers, and the list names %d: run it again" % (told, count))


if __name__ == "__main__":
    sys.exit(65 if main(*sys.argv[1:]) else 0)
