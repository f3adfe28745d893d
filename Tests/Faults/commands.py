"""Every command that writes, and what must be there before it."""

import dataclasses
import os
import re
import shutil
import struct

from trial import Violation, logs

# What makes a ledger in which every command finds something to do.
BEGINNING = [
    ["init", "--currency", "USD"],
    ["income", "4000", "--monthly"],
    ["add", "45", "--merchant", "Whole Foods", "--category", "groceries"],
    ["add", "6", "--merchant", "Cafe", "--category", "dining"],
    ["category", "add", "bikes", "--bucket", "fun"],
    ["pro", "unlock", "--transaction", "T1"],
]

# A bill that has days.
BILL = ["bill", "add", "rent 1200 every month on the 31st", "--due", "2025-01-31"]
# An account of which is known what it holds: nothing else is recorded in it.
OPENED = ["account", "open", "cash", "100"]
# Something that is saved for.
GOAL = ["goal", "add", "Bike", "--target", "500"]


@dataclasses.dataclass
class Run:
    """A run of a writing command that is tried."""

    words: list
    # What makes the ledger ready: words, or what is done with the trial and the ledger; None where
    # there is no ledger yet.
    before: list | None = dataclasses.field(default_factory=list)
    # What the command reads.
    input: bytes | None = None
    # What a person does next where the command did not come to its end.
    afterwards: list = dataclasses.field(default_factory=list)
    # What is put behind the ledger's path for a new ledger with the same entries, which the command
    # writes beside it; nothing of the old one changes.
    beside: str | None = None

    def prepare(self, trial, ledger):
        """Makes the ledger."""
        if self.before is None:
            return
        for step in BEGINNING + self.before:
            if callable(step):
                step(trial, ledger)
            else:
                ledger.must(*step)


def write_on_other_device(trial, ledger):
    """A copy of the ledger that another machine went on with."""
    copy = ledger.path + "-copy"
    shutil.copytree(ledger.path, copy)
    for words in (["add", "coffee 3"], ["add", "tea 2"]):
        trial.must("-f", copy, *words, environment={"XDG_STATE_HOME": copy + "-state"})


def leave_strange_bytes(trial, ledger):
    """Bytes behind the last line that no write leaves."""
    for path in logs(ledger.path):
        with open(path, "ab") as log:
            log.write(b"strange\nbytes\n")


def write_receipt(trial, ledger):
    """Two files beside the ledger that can be attached."""
    with open(ledger.path + "-lunch.txt", "w") as file:
        file.write("Whole Foods 45.00\n")
    with open(ledger.path + "-photo.png", "wb") as file:
        file.write(b"\x89PNG\r\n\x1a\n" + bytes(5000))


def back_up(trial, ledger):
    """A backup beside the ledger, under the ledger's name."""
    ledger.must("backup", ledger.path + ".tar")


def set_model(trial, ledger):
    """A program that stands for a model's, for the command that asks it; no other command does."""
    program, model = trial.path("llama-cli"), trial.path("small.gguf")
    with open(program, "w") as script:
        script.write(
            "#!/bin/sh\n"
            "[ \"$1\" = --help ] && exec echo --grammar-file --prompt-cache\n"
            "echo '{\"category\":\"dining\"}'\n")
    os.chmod(program, 0o700)
    with open(model, "wb") as file:
        file.write(b"GGUF" + struct.pack("<IQQ", 3, 1, 1))
    settings = trial.path("config/puldar")
    os.makedirs(settings, exist_ok=True)
    with open(settings + "/config", "w") as file:
        file.write(
            "model.use = never\nmodel.file = %s\nmodel.program = %s\n" % (model, program))


def add_unreviewed(trial, ledger):
    """An entry that nobody has looked at."""
    lines = ledger.path + "-lines"
    with open(lines, "w") as file:
        file.write('{"amount":"9.00","merchant":"Bakery","tax":"0.50","review":false}\n')
    ledger.must("append", lines)


# By command.
WRITING = {
    "init": [Run(["init", "--currency", "USD"], before=None)],
    "add": [
        Run(["add", "sushi 13"]),
        Run(["add", "sushi 13"], before=None),
        Run(["add", "-"], input=b"sushi 13\ntea 2\ncoffee 3\n"),
        Run(["add", "costco 120", "--split", "groceries=80", "dining=40"]),
    ],
    "append": [
        Run(["append"], input=b'{"amount":"7.00","merchant":"Kiosk"}\n{"amount":"8.00"}\n'),
        Run(["append", "--all-or-nothing"], input=b'{"amount":"7.00"}\n{"amount":"8.00"}\n'),
    ],
    "income": [Run(["income", "4100", "--monthly"]), Run(["income", "50", "by", "grandma"])],
    "edit": [Run(["edit", "2", "--amount", "46"]), Run(["edit", "2", "--tax", "3.20"])],
    "review": [Run(["review", "--all"], before=[add_unreviewed])],
    "undo": [
        Run(["undo", "3"]), Run(["undo", "2", "3"]), Run(["undo", "4"]),
        Run(["undo", "--payment", "rent"], before=[BILL, ["pay", "rent"]]),
    ],
    "redo": [Run(["redo"], before=[["undo", "3"]]), Run(["redo"], before=[["undo", "4"]])],
    "config": [Run(["config", "week-start", "sun"])],
    "rule": [
        Run(["rule", "add", "blue door", "dining"]),
        Run(["rule", "apply", "--yes"], before=[
            ["add", "12 at the hungry bear"], ["add", "9 at the hungry bear #dining"]]),
        Run(["rule", "apply", "--yes"], before=[
            ["add", "7", "--merchant", "Blue Door", "--category", "other"], set_model]),
        Run(["rule", "end", "6"], before=[["rule", "add", "blue door", "dining"]]),
    ],
    "budget": [
        Run(["budget", "400", "--category", "dining"]),
        Run(["budget", "60/20/20"]),
        Run(["budget", "rollover", "all", "surplus"]),
        Run(["budget", "bucket", "add", "travel"]),
        Run(["budget", "bucket", "rename", "fun", "Joy"]),
        Run(["budget", "bucket", "end", "travel", "--move-to", "fun"],
            before=[["budget", "bucket", "add", "travel"]]),
        Run(["budget", "none", "-m", "2026-01"], before=[["budget", "400", "-m", "2026-01"]]),
    ],
    "category": [
        Run(["category", "add", "books", "--bucket", "fun"]),
        Run(["category", "move", "bikes", "--bucket", "fundamentals"]),
        Run(["category", "rename", "bikes", "Cycling"]),
        Run(["category", "merge", "bikes", "gifts"]),
        Run(["category", "end", "bikes"]),
    ],
    "bill": [
        Run(["bill", "add", "rent 1200 every month on the 31st"]),
        Run(["bill", "edit", "rent", "--amount", "1210"], before=[BILL]),
        Run(["bill", "skip", "rent"], before=[BILL]),
        Run(["bill", "stop", "rent"], before=[BILL]),
        Run(["bill", "run"], before=[
            ["bill", "add", "netflix 9 every month on the last day", "--due", "2025-01-31", "--auto"]]),
    ],
    "pay": [
        Run(["pay", "rent"], before=[BILL]),
        Run(["pay", "rent", "600", "--part", "--no-expense"], before=[BILL]),
        Run(["pay", "rent", "1210", "--next-amount", "1210"], before=[BILL]),
        Run(["pay", "food", "912.50"], before=[["bill", "add", "food 900 every month"]]),
    ],
    "account": [
        Run(["account", "add", "visa", "--kind", "card"]),
        Run(["account", "open", "bank", "382.61"]),
        Run(["account", "correct", "cash", "+0.42", "--why", "interest"], before=[OPENED]),
        Run(["account", "reconcile", "cash", "100"], before=[OPENED]),
        Run(["account", "end", "visa"], before=[["account", "add", "visa"]]),
    ],
    "import": [Run(["import", "-", "--yes"], input=b"Date,Description,Amount\n2025-12-01,TEA,-3.00\n2025-12-02,CAKE,-4.00\n")],
    "receipt": [
        Run(["receipt", "add", "{ledger}-lunch.txt", "--yes", "--amount", "47.13", "--date", "today"],
            before=[write_receipt]),
        Run(["receipt", "attach", "2", "{ledger}-lunch.txt"], before=[write_receipt]),
        Run(["receipt", "attach", "rent", "{ledger}-lunch.txt", "{ledger}-photo.png"],
            before=[write_receipt, BILL]),
        Run(["receipt", "detach", "2", "{ledger}-lunch.txt"], before=[
            write_receipt, lambda trial, ledger: ledger.must(
                "receipt", "attach", "2", ledger.path + "-lunch.txt")]),
    ],
    "allowance": [Run(["allowance", "88.41"])],
    "goal": [
        Run(["goal", "add", "Bike", "--target", "500"]),
        Run(["goal", "edit", "bike", "--target", "600"], before=[GOAL]),
        Run(["goal", "fund", "bike", "50"], before=[GOAL]),
        Run(["goal", "withdraw", "bike", "20"], before=[GOAL, ["goal", "fund", "bike", "50"]]),
        Run(["goal", "end", "bike"], before=[GOAL]),
    ],
    "move": [Run(["move", "200", "bank", "cash"])],
    "pro": [Run(["pro", "revoke"])],
    "merge": [Run(["merge", "{ledger}-copy"], before=[write_on_other_device])],
    "repair": [
        Run(["repair", "--yes"], before=[leave_strange_bytes], afterwards=[["repair", "--yes"]])],
    "compact": [Run(["compact", "{ledger}-new"], beside="-new")],
    "restore": [
        Run(["restore", "{ledger}.tar", "-f", "{ledger}-new"], before=[back_up], beside="-new")],
}

# `config` writes settings too, `backup` a file aside; none of them writes a ledger. `profile` moves and
# removes whole ones, which `kill` tries by itself.
READING = {
    "parse", "status", "list", "show", "log", "verify", "fold", "completions", "explain", "diff", "replay", "check",
    "export", "report", "backup", "due", "forecast", "calendar", "profile",
}


def writing_commands(trial):
    """The runs to be tried; a command of the program that no list names fails."""
    text = "".join(
        trial.must("help", page).stdout.decode() for page in ("all", "plumbing"))
    told = set()
    for section in re.findall(r"^[A-Z ]+ SUBCOMMANDS:\n((?:  .*\n)+)", text, re.M):
        told.update(re.findall(r"^  ([a-z]+)", section, re.M))
    unnamed = told - set(WRITING) - READING
    if unnamed:
        raise Violation(
            "no list in Tests/Faults/commands.py names: " + ", ".join(sorted(unnamed)))
    return [run for name, runs in WRITING.items() if name in told for run in runs]
