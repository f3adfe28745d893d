"""What can be wrong with a list, a ledger or a pipe: each is told, nothing is hidden, and no ledger is written to."""

import json
import os
import shutil
import subprocess

from trial import Violation, told

WRONG_LIST, UNREADABLE, NO_OUTPUT, CLOSED = 64, 65, 74, 141


class Hazards:
    """The same few ledgers, met in every unlucky way."""

    def __init__(self, fleet):
        self.fleet, self.trial = fleet, fleet.trial
        self.place = self.trial.path("hazards")
        os.mkdir(self.place)
        self.few = fleet.names[:20]

    def run(self):
        """How many were tried."""
        hazards = [
            self.bad_ledgers, self.two_currencies, self.the_same_twice, self.names_with_newlines,
            self.a_cut_answer, self.a_closed_pipe, self.no_room, self.a_stopped_run,
            self.lines_from_elsewhere, self.nightly_audit]
        for hazard in hazards:
            hazard()
        remembered = [
            os.path.join(parent, name) for folder in ("state", "cache", "data", "config")
            for parent, _, files in os.walk(self.trial.path(folder)) for name in files
            if "made" not in parent]
        if remembered:
            raise Violation("a fold left %s" % remembered[0])
        return len(hazards)

    def disk(self):
        """The size and the time of each file and folder of the ledgers."""
        return {
            os.path.join(parent, name): (status.st_size, status.st_mtime_ns)
            for folder in (self.fleet.folder, self.place) for parent, folders, files in os.walk(folder)
            for name in folders + files for status in [os.lstat(os.path.join(parent, name))]}

    def path(self, name):
        return os.path.join(self.place, name)

    def copy(self, name, number=0):
        return shutil.copy(self.fleet.names[number], self.path(name))

    def made(self, name, *currency):
        """A ledger that puldar writes, with one entry of 12.34; it remembers it in a place of its own."""
        path = self.path(name)
        state = {"XDG_STATE_HOME": self.trial.path("state/made-" + name)}
        for words in (["init", "--open", "-q", *currency], [
                "add", "12.34", "--merchant", "Shop", "--category", "dining", "--date", "2026-01-05"]):
            self.trial.must("-f", path, *words, environment=state)
        return path

    def fold(self, names, *words, code=0, ending="\n", command="fold"):
        """The answers about a list of names, as JSON; the ledgers stay as they are."""
        before = self.disk()
        result = self.trial.run(
            command, "--files-from", "-", *words, input="".join(name + ending for name in names).encode())
        if result.returncode != code:
            raise Violation("%s of %s ended with %d: %s" % (command, names[:3], result.returncode, told(result)))
        after = self.disk()
        changed = [path for path in {**before, **after} if after.get(path) != before.get(path)]
        if changed:
            raise Violation("%s changed %s" % (command, changed[0]))
        if (code != 0) != bool(result.stderr):
            raise Violation("%s ended with %d and said %r" % (command, code, result.stderr))
        return [json.loads(line) for line in result.stdout.splitlines()]

    def combined(self, answers):
        lines = "".join(json.dumps(answer) + "\n" for answer in answers)
        return json.loads(self.trial.must("fold", "--combine", input=lines.encode()).stdout)

    @staticmethod
    def demand(what, found, expected):
        if found != expected:
            raise Violation("%s: %r, not %r" % (what, found, expected))

    def bad_ledgers(self):
        """A damaged ledger, a missing one, folders and files that are none: each has its line, in its place."""
        good, damaged = self.fleet.names[0], self.copy("damaged.jsonl")
        with open(damaged, "r+b") as file:
            lines = file.read().splitlines(True)
            start = sum(map(len, lines[:30]))
            file.seek(start + lines[30].index(b'"at":') + 8)
            file.write(b"9")
        os.mkdir(self.path("folder"))
        os.mkfifo(self.path("fifo"))
        os.mkfifo(self.path("fifo.jsonl"))
        with open(self.path("text.jsonl"), "w") as file:
            file.write("no ledger\n")
        open(self.path("empty.jsonl"), "w").close()
        bad = [damaged] + list(map(self.path, (
            "missing", "missing.jsonl", "folder", "fifo", "fifo.jsonl", "text.jsonl", "empty.jsonl"))) + [
                "/dev/null", "/dev/zero", "-"]
        names = [good, *bad, good]
        for command in ("fold", "verify"):
            answers = self.fold(names, "--end", code=UNREADABLE, command=command)
            self.demand(command + ": the ledgers", [answer.get("ledger") for answer in answers[:-1]], names)
            for answer in answers[1:-2]:
                if not answer.get("error") or "sums" in answer or "heads" in answer:
                    raise Violation("%s: no error in %s" % (command, answer))
            self.demand(command + ": the damage", [answers[1]["line"], answers[1]["byte"]], [31, start])
            self.demand(command + ": a missing one", [answers[2]["line"], answers[2]["byte"]], [None, None])
            self.demand(command + ": the end", [answers[-1][name] for name in ("end", "ledgers", "failed")], [
                True, len(names), len(bad)])
        total = self.combined(self.fold(names, "--end", code=UNREADABLE))
        self.demand("the sum", [total["ledgers"], total["failed"]], [2, len(bad)])
        rows = self.fold(names, "--rows", code=UNREADABLE)
        self.demand("the rows' errors", [row["ledger"] for row in rows if "error" in row], bad)

    def two_currencies(self):
        """They are never added up."""
        names = [self.made("euros", "--currency", "EUR"), self.made("yen", "--currency", "USD")]
        sums = self.combined(self.fold([*names, names[0]], "--by", "category"))["sums"]
        self.demand("two currencies", [(row["currency"], row["minor"]) for row in sums], [
            ("EUR", 2468), ("USD", 1234)])

    def the_same_twice(self):
        """It counts twice, and can be found by its id."""
        name, other = self.fleet.names[0], self.copy("same.jsonl")
        answers = self.fold([name, other, name])
        self.demand("the same ledger", len({answer["id"] for answer in answers}), 1)
        self.demand("its events", self.combined(answers)["events"], 3 * answers[0]["events"])

    def names_with_newlines(self):
        names = [self.copy("a\nb.jsonl"), self.copy(" \t\"c\" \\ 🦉.jsonl")]
        answers = self.fold(names, "-0", ending="\0")
        self.demand("the names", [answer["ledger"] for answer in answers], names)
        self.demand("as lines", len(self.fold(names, code=UNREADABLE)), 3)

    def a_cut_answer(self):
        """Whoever is killed writes no end, and the last line that it wrote is whole or has no newline."""
        child = subprocess.Popen(
            [self.trial.puldar, "fold", "--end", "--files-from", "-"], env=self.trial.environment,
            stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        child.stdin.write("".join(name + "\n" for name in self.fleet.names[:500]).encode())
        child.stdin.flush()
        output = child.stdout.readline()
        child.kill()
        output += child.stdout.read()
        child.wait()
        child.stdin.close()
        whole = [json.loads(line) for line in output.splitlines(True) if line.endswith(b"\n")]
        if not whole or any("end" in answer for answer in whole):
            raise Violation("a killed fold says that it came to its end")
        whole = self.fold(self.few, "--end")
        self.demand("a whole answer", [whole[-1].get("end"), whole[-1].get("ledgers")], [True, len(self.few)])

    def shell(self, script, *words):
        return subprocess.run(
            ["bash", "-c", script, "-", self.trial.puldar, self.fleet.list, *words],
            capture_output=True, env=self.trial.environment, timeout=300)

    def a_closed_pipe(self):
        for words in ("", "--rows", "--jobs 1"):
            result = self.shell('"$1" fold %s --files-from "$2" | head -1; exit ${PIPESTATUS[0]}' % words)
            self.demand("a closed pipe", [result.returncode, result.stderr, result.stdout.count(b"\n")], [
                CLOSED, b"", 1])

    def no_room(self):
        for command in ("fold", "fold --rows", "verify"):
            result = self.shell('"$1" %s --files-from "$2" >/dev/full' % command)
            self.demand("no room for " + command, [result.returncode, bool(result.stderr)], [NO_OUTPUT, True])

    def a_stopped_run(self):
        """The rest of a run that was stopped follows what it had written."""
        lines = self.fleet.lines.splitlines(True)
        kept = lines[:self.fleet.count // 3]
        last = json.loads(kept[-1])["ledger"]
        rest = self.fleet.fold("--after", last, "--files-from", self.fleet.list)
        if b"".join(kept) + rest != self.fleet.lines:
            raise Violation("what follows '%s' is not the rest" % last)
        result = self.trial.run("fold", "--after", "nobody", "--files-from", self.fleet.list)
        self.demand("after nobody", [result.returncode, result.stdout], [WRONG_LIST, b""])

    def lines_from_elsewhere(self):
        """The lines of logs, with the name of their ledger before them, fold as the files do."""
        lines = []
        for name in self.few:
            with open(name, "rb") as file:
                before = b'{"ledger":' + json.dumps(name).encode() + b","
                lines += [before + line[1:] for line in file]
        result = self.trial.must("fold", "--stdin-ledgers", input=b"".join(lines))
        expected = b"".join(self.fleet.lines.splitlines(True)[:len(self.few)])
        if result.stdout != expected:
            raise Violation("lines from standard input fold to something else than files")

    def nightly_audit(self):
        """A night that begins with the seals of the last one says what a night that reads everything says."""
        names = sorted([self.made("night-%02d" % number) for number in range(4)] + self.few)
        seals = self.trial.path("seals")
        listed = self.fleet.written("night", names)
        with open(seals, "wb") as file:
            file.write(self.trial.must("verify", "--files-from", listed).stdout)
        for number in (1, 3):
            state = {"XDG_STATE_HOME": self.trial.path("state/made-night-%02d" % number)}
            self.trial.must(
                "-f", self.path("night-%02d" % number), "add", "5", "--merchant", "Late", "--category",
                "dining", "--date", "2026-01-06", environment=state)
        whole = self.fold(names, command="verify")
        for answer in whole:
            answer.pop("receipts", None)
        self.demand("the next night", self.fold(names, "--since", seals, command="verify"), whole)
        self.demand("a fold since then", self.fold(names, "--since", seals), self.fold(names))
        answers = self.fold(names[::-1], "--since", seals, command="verify", code=WRONG_LIST)
        self.demand("not sorted", answers[1:], [])
