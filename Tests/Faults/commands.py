"""Every command that writes, with what must be there before it."""

import re

from trial import Violation

# What makes a ledger in which every command finds something to do.
BEGINNING = [
    ["init", "--currency", "USD"],
    ["income", "4000", "--monthly"],
    ["add", "45", "--merchant", "Whole Foods", "--category", "groceries"],
    ["add", "6", "--merchant", "Cafe", "--category", "dining"],
    ["category", "add", "bikes", "--bucket", "fun"],
    ["pro", "unlock", "--transaction", "T1"],
]

# By command: what runs before it, and the runs that are tried, with what they read.
WRITING = {
    "init": [(None, ["init", "--currency", "USD"], None)],
    "add": [
        ([], ["add", "sushi 13"], None),
        (None, ["add", "sushi 13"], None),
        ([], ["add", "-"], b"sushi 13\ntea 2\ncoffee 3\n"),
    ],
    "income": [
        ([], ["income", "4100", "--monthly"], None), ([], ["income", "50", "by", "grandma"], None)],
    "edit": [([], ["edit", "2", "--amount", "46"], None)],
    "void": [([], ["void", "3"], None)],
    "undo": [([], ["undo", "3"], None)],
    "redo": [([["undo", "3"]], ["redo"], None)],
    "allocate": [([], ["allocate", "60/20/20"], None)],
    "rollover": [([], ["rollover", "all", "surplus"], None)],
    "category": [
        ([], ["category", "add", "books", "--bucket", "fun"], None),
        ([], ["category", "move", "bikes", "--bucket", "fundamentals"], None),
        ([], ["category", "end", "bikes"], None),
    ],
    "pro": [([], ["pro", "revoke"], None)],
}

READING = {
    "parse", "status", "list", "find", "show", "log", "verify", "doctor", "completions", "explain",
    "diff", "replay", "check", "export",
}


def writing_commands(trial):
    """The runs to be tried; a command of the program that no list names fails."""
    text = trial.must("help").stdout.decode()
    told = set()
    for section in re.findall(r"^[A-Z ]+ SUBCOMMANDS:\n((?:  .*\n)+)", text, re.M):
        told.update(re.findall(r"^  ([a-z]+)", section, re.M))
    unnamed = told - set(WRITING) - READING
    if unnamed:
        raise Violation(
            "no list in Tests/Faults/commands.py names: " + ", ".join(sorted(unnamed)))
    return [run for name, runs in WRITING.items() if name in told for run in runs]
