"""What a ledger's logs mean, worked out once more: from the lines and the written rules alone, with
nothing of puldar. The letters and numbers are those of the rules (K2, P22), in the documentation.

It is short and slow: it keeps every event, and looks through all of them for each answer.
"""

import calendar
import hashlib
import json
from datetime import date, timedelta
from fractions import Fraction

from second_accounts import Kept
from second_budgets import Budgets
from second_events import ALL, ENTRIES, RECEIPTS, REVERSALS, TOUCHES
from second_income import Incomes

DIGITS = {"USD": 2, "JPY": 0, "KWD": 3}
BUCKETS = {"fundamentals": "Fundamentals", "fun": "Fun", "future": "Future You"}
STANDARD_SHARES = {"fundamentals": "50.00", "fun": "30.00", "future": "20.00"}
BUILT_IN = {
    category: bucket for bucket, categories in {
        "fundamentals": "groceries transport housing utilities health insurance",
        "fun": "dining entertainment shopping travel subscriptions gifts other",
        "future": "investment savings debt education",
    }.items() for category in categories.split()}
SEAL = 76


class Broken(Exception):
    """A log that does not keep to the format."""


class Event:
    """One line. Its place is the order of the ledger: by time, then by writer, then by number."""

    def __init__(self, writer, line):
        self.writer, self.number, self.at = writer, line["n"], line["at"]
        self.type, self.data = line["type"], line["data"]
        if self.type not in ALL:
            raise Broken("%s is in no list of second_events.py" % self.type)
        self.batch, self.key = line.get("batch"), line.get("key")
        self.id = "%s:%d" % (writer, self.number)
        self.place = (self.at, writer, self.number)

    def causes(self):
        """The events that it names and cannot count without; a purchase, a payment or what a file is
        attached to only tells where something belongs."""
        if self.type in RECEIPTS:
            return []
        named = (self.data.get(member) for member in ("of", "on", "event"))
        return [name for name in named if name is not None] + self.data.get("met", [])


def once(members):
    """An object whose members have different names."""
    found = dict(members)
    if len(found) != len(members):
        raise Broken("a member stands twice")
    return found


def read_log(writer, content):
    """The events of a log, up to the last batch that is whole; every seal is checked."""
    events, seal = [], b"0" * 64
    for number, line in enumerate(content.splitlines(keepends=True)):
        body, tail = line[:-SEAL], line[-SEAL:]
        seal = hashlib.sha256(seal + body).hexdigest().encode()
        if tail != b',"seal":"' + seal + b'"}\n':
            raise Broken("%s:%d does not fit its seal" % (writer, number))
        event = Event(writer, json.loads(line, object_pairs_hook=once))
        follows = events[-1].batch if events and not ends(events[-1]) else None
        expected = [follows[0] + 1, follows[1]] if follows else None
        if event.number != number or (number == 0) != (event.type == "LogOpened"):
            raise Broken("%s:%d is not the line that comes next" % (writer, number))
        if expected != event.batch and (expected or event.batch[0] != 0):
            raise Broken("%s:%d breaks a batch" % (writer, number))
        if events and not (event.at == events[-1].at if expected else event.at > events[-1].at):
            raise Broken("%s:%d has a wrong time" % (writer, number))
        events.append(event)
    while events and not ends(events[-1]):
        events.pop()
    return events


def ends(event):
    """Whether no line of its batch follows."""
    return event.batch is None or event.batch[0] + 1 == event.batch[1]


def known_by(logs, moment):
    """The logs as they stood just after an event, or after its batch."""
    ordered = sorted((event for log in logs.values() for event in log), key=lambda one: one.place)
    last = next(place for place, event in enumerate(ordered) if event.id == moment)
    while not ends(ordered[last]):
        last += 1
    cut = ordered[:last + 1]
    return {
        writer: [event for event in cut if event.writer == writer]
        for writer in logs if any(event.writer == writer for event in cut)}


def closed(logs):
    """The largest part of the logs in which every event that is named is there: what names another
    waits, with its batch and all that follows it in its log."""
    here = {writer: len(log) for writer, log in logs.items()}

    def is_here(name):
        writer, number = name.split(":")
        return int(number) < here.get(writer, 0)

    before = None
    while here != before:
        before = dict(here)
        for writer, log in logs.items():
            for event in log[:here[writer]]:
                if not all(map(is_here, event.causes())):
                    here[writer] = event.number - (event.batch[0] if event.batch else 0)
                    break
    return {writer: log[:here[writer]] for writer, log in logs.items()}


class Books:
    """The meaning of events in which every cause is there."""

    def __init__(self, logs):
        ordered = sorted((event for log in logs.values() for event in log), key=lambda one: one.place)
        self.events = {event.id: event for event in ordered}
        self.reverted = set()
        self.copies = {}
        self.holders = {}
        self.touches = {}
        # For each entry all that was done to it; for each setting what took it back and put it back.
        self.done, self.turns, self.born_copies = {}, [], set()
        opened = next(event.data for event in ordered if event.type == "LogOpened")
        self.currency, self.policy = opened["currency"], opened["policy"]
        self.first_weekday = opened["weekStart"]
        for event in ordered:
            self.take(event)
        self.entries = [event for event in ordered if self.stands(event) and event.type in ENTRIES]
        self.saved = {}
        self.settings = [event for event in ordered if self.stands(event) and self.kind(event) is None]
        # Also those that were undone: what was named first stays first.
        self.named_receipts = [
            event for event in ordered if event.type in RECEIPTS]

    # What holds.

    @staticmethod
    def kind(event):
        """Only likes are copies of each other: entries of entries, settings of settings."""
        return "touch" if event.type in TOUCHES | REVERSALS else "entry" if event.type in ENTRIES else None

    def root(self, id):
        """The event that counts for a copy under its key."""
        while id in self.copies:
            id = self.copies[id]
        return id

    def stands(self, event):
        return event.id not in self.copies and event.id not in self.reverted

    def are_alike(self, one, other):
        return self.kind(self.events[one]) == self.kind(self.events[other])

    @staticmethod
    def entry_type(event):
        return ENTRIES[event.type]

    def first_values(self, event):
        return {"type": ENTRIES[event.type], "category": "income", **event.data}

    def did(self, entry, event, values=None):
        """Notes what was done to an entry; the values of what says something else under its key."""
        self.done.setdefault(entry, []).append((event, values))

    def take(self, event):
        if event.type in TOUCHES:
            self.touches.setdefault(self.root(event.data["of"]), []).append(event)
            self.did(self.root(event.data["of"]), event)
        elif event.type in REVERSALS:
            self.reverse(event, self.events[event.data["event"]], event.type == "EventReverted")
        elif event.key is not None:
            holder = self.holders.setdefault(event.key, event.id)
            if holder != event.id and self.are_alike(holder, event.id):
                self.copies[event.id] = self.root(holder)
                self.born_copies.add(event.id)
                if event.type in ENTRIES and self.differs(self.root(holder), event):
                    self.did(self.root(holder), event, self.first_values(event))
        if event.type in ENTRIES and event.id not in self.copies:
            self.did(event.id, event)

    def differs(self, holder, copy):
        members = ("type", "amount", "currency", "category", "date", "account", "as", "goal",
            "covered")
        first, other = self.first_values(self.events[holder]), self.first_values(copy)
        return any(first.get(name) != other.get(name) for name in members)

    def reverse(self, cause, target, is_undo):
        """An undo frees the key of what it takes back; a redo takes it again, or finds it taken."""
        root = target.id if target.type in TOUCHES else self.root(target.id)
        holder = self.holders.get(target.key)
        kind = self.kind(target)
        entry = self.root(target.data["of"]) if kind == "touch" else root
        if kind is not None:
            self.did(entry, cause)
        if is_undo:
            if kind is None and root not in self.reverted:
                self.turns.append((cause, root))
            self.reverted.add(root)
            if target.key is not None and holder == root:
                del self.holders[target.key]
            return
        if target.key is not None and holder not in (None, root) and self.are_alike(holder, root):
            self.copies[root] = self.root(holder)
            if kind == "entry":
                self.did(self.root(holder), cause, self.values(self.events[root]))
            return
        if kind is None and root in self.reverted:
            self.turns.append((cause, root))
        self.reverted.discard(root)
        if target.key is not None and holder is None:
            self.holders[target.key] = root

    # Entries.

    def in_effect(self, entry, type):
        """The corrections or voids of an entry that hold."""
        return [
            touch for touch in self.touches.get(entry.id, [])
            if touch.type == type and touch.id not in self.reverted]

    def is_voided(self, entry):
        return bool(self.in_effect(entry, "EntryVoided"))

    def values(self, entry):
        """Each member as the last correction in effect has it, else as it was first."""
        values = {"type": ENTRIES[entry.type], "category": "income", **entry.data, "id": entry.id}
        for correction in self.in_effect(entry, "EntryCorrected"):
            now = correction.data["now"]
            values.update(now)
            if "goal" in now and "covered" not in now:
                values.pop("covered", None)
            for member in correction.data.get("gone", []):
                values.pop(member, None)
        if self.in_effect(entry, "EntryReviewed"):
            values.pop("review", None)
        if values["type"] == "income":
            values["category"] = "income"
        else:
            values.pop("as", None)
            values.pop("for", None)
        return values

    def counting(self):
        return [self.values(entry) for entry in self.entries if not self.is_voided(entry)]

    # Settings.

    def in_force(self, types, day, **members):
        """Of the settings of a kind, or of several, the one with the latest first day, among equals the later."""
        found = [
            setting for setting in self.settings
            if setting.type in types.split() and setting.data.get("from", "") <= day
            and all(setting.data.get(name) == value for name, value in members.items())]
        return max(found, key=lambda one: (one.data.get("from", ""), one.place)).data if found else None

    def bucket(self, category, day):
        """P39; a category that does not exist counts where `other` does."""
        added = self.in_force("CategoryAdded", day, category=category)
        if added is None and category not in BUILT_IN:
            return self.bucket("other", day)
        moved = self.in_force("CategoryMoved CategoryAdded", day, category=category)
        if moved and "from" not in moved:
            moved = None
        return self.heir((moved or added or {"bucket": BUILT_IN.get(category)})["bucket"], day)

    # P5: buckets.

    def heir(self, bucket, day):
        """Where what a bucket had goes, once it has ended; of ends that lead into each other none holds."""
        way = [bucket]
        while True:
            end = self.in_force("BucketEnded BucketAdded", day, bucket=way[-1])
            if end is None or "to" not in end:
                return way[-1]
            if end["to"] in way:
                return bucket
            way.append(end["to"])

    def offered(self, day):
        """The buckets that there are on a day: the three, then others by name."""
        added = {
            setting.data["bucket"] for setting in self.settings
            if setting.type == "BucketAdded" and setting.data["from"] <= day}
        return [
            bucket for bucket in [*BUCKETS, *sorted(added - set(BUCKETS))]
            if not self.is_ended(bucket, day)]

    def is_ended(self, bucket, day):
        """The last that was said up to a day says whether there is a bucket: that it ended, or began."""
        said = [
            (setting.data["from"], setting.place, setting.type) for setting in self.settings
            if setting.type in ("BucketEnded", "BucketAdded") and setting.data["bucket"] == bucket
            and setting.data["from"] <= day]
        return bool(said) and max(said)[2] == "BucketEnded"

    def bucket_name(self, bucket):
        named = [
            setting.data.get("name") for setting in self.settings
            if setting.data.get("bucket") == bucket and (
                setting.type == "BucketRenamed" or setting.type == "BucketAdded" and "name" in setting.data)]
        return (named and named[-1]) or BUCKETS.get(bucket, bucket)

    def shares(self, day):
        """Of every bucket that there is, in hundredths of a percent; those of ended ones go on."""
        shares = {bucket: 0 for bucket in self.offered(day)}
        recorded = (self.in_force("AllocationChanged", day) or {"shares": STANDARD_SHARES})["shares"]
        for bucket, share in recorded.items():
            heir = self.heir(bucket, day)
            shares[heir] = shares.get(heir, 0) + int(share.replace(".", ""))
        order = [*BUCKETS, *sorted(set(shares) - set(BUCKETS))]
        return {bucket: shares[bucket] for bucket in order if bucket in shares}

    def has_pro(self):
        """P81: what the last of the purchases in effect says."""
        changes = [
            event.type for event in self.settings
            if event.type in ("ProUnlocked", "ProRevoked")
            and event.data["product"] == "puldar_pro_lifetime"]
        return bool(changes) and changes[-1] == "ProUnlocked"

    # Money.

    def units(self, text):
        """K1: an amount has exactly the digits of its currency."""
        digits = DIGITS[self.currency]
        whole, _, part = text.partition(".")
        if len(part) != digits or ("." in text) != (digits > 0):
            raise Broken("'%s' is no amount of %s" % (text, self.currency))
        return int(whole + part)

    def units_signed(self, text):
        """The same of a sum that may be below zero."""
        return -self.units(text[1:]) if text.startswith("-") else self.units(text)

    def text(self, units):
        digits = DIGITS[self.currency]
        figures = str(abs(units)).rjust(digits + 1, "0")
        sign = "-" if units < 0 else ""
        return sign + (figures[:-digits] + "." + figures[-digits:] if digits else figures)

    def base_income(self, setting):
        """P23 to P25."""
        if setting is None or setting["mode"] == "actual":
            return 0
        amount = self.units(setting["amount"])
        if "hourly" in setting:
            exact = self.units(setting["hourly"]) * Fraction(setting["hours"]) * 52 / 12
            # Of two whole numbers that are equally near `round` takes the even one.
            if round(exact) != amount:
                raise Broken("%s an hour are not %s a month" % (setting["hourly"], amount))
        return amount

    def months(self, first, last):
        """The figures of months in a row. What is carried is known only from the beginning on."""
        counting = self.counting()
        days = [values["date"] for values in counting]
        # The "from" of a transfer is an account.
        days += [
            setting.data["from"] for setting in self.settings
            if "from" in setting.data and setting.type != "TransferMade"]
        month, left, found = min([first, *(day[:7] for day in days)]), [], []
        while month <= last:
            formed = self.month(month, [one for one in counting if one["date"][:7] == month], left)
            left = [(bucket["id"], bucket["left"]) for bucket in formed["buckets"]]
            if month >= first:
                found.append(formed)
            month = next_month(month)
        return found

    def month(self, month, counting, left_before):
        day = month + "-01"
        setting = self.in_force("IncomeSet", day)
        received, expected = Incomes(self).of(month)
        income = expected + sum(received)
        has_income = setting is not None or bool(received)
        carries = {}
        for bucket, left in left_before:
            rule = self.in_force("RolloverSet", day, bucket=bucket, category=None)
            if rule is not None and rule["mode"] != "off":
                heir = self.heir(bucket, day)
                given = max(left, 0) if rule["mode"] == "surplus" else left
                carries[heir] = carries.get(heir, 0) + given
        shares = self.shares(day)
        spent = self.spent(month, counting)
        # What nobody gave a share has what was spent in it or put away, and carried.
        budget = Budgets(self)
        said = budget.said(month)
        is_shared = has_income or said is not None and self.in_force("AllocationChanged", day) is not None
        moved = budget.shifted(month) if is_shared else {}
        whole = income if said is None else said
        others = set(carries) | set(moved) | {
            bucket for bucket, sums in spent.items()
            if any(map(any, (one.values() for one in sums.values())))}
        shares.update({bucket: 0 for bucket in sorted(others - set(shares))})
        budgets = largest_remainder(
            whole if is_shared else 0, [Fraction(share, 10000) for share in shares.values()])
        buckets = []
        for (bucket, share), budget in zip(shares.items(), budgets):
            spent.setdefault(bucket, {})
            carried = carries.get(bucket, 0)
            budget += moved.get(bucket, 0)
            figures = balance(budget + carried, spent[bucket].values(), is_shared)
            buckets.append({
                "id": bucket, "name": self.bucket_name(bucket),
                "share": "%d.%02d" % divmod(share, 100), "budget": budget,
                "carried": carried, **figures, "categories": spent[bucket]})
        carried = sum(bucket["carried"] for bucket in buckets)
        total = [one for bucket in buckets for one in bucket["categories"].values()]
        return {
            "id": month, "income": income, "expected": expected, "carried": carried,
            "budget": whole, "budgetSaid": said,
            "notBudgeted": income - said if has_income and said is not None else None,
            "capacity": whole + carried,
            **balance(whole + carried, total, has_income or said is not None), "buckets": buckets}


    def savings(self, through="9999-12-31"):
        """What bills save, by payments up to a day."""
        from second_savings import Savings  # It reads this module first.
        if through not in self.saved:
            self.saved[through] = Savings(self, through)
        return self.saved[through]

    def spent(self, month, counting):
        """By bucket and category what was spent, what of it was covered, and what was put away."""
        found = {}
        for day, category, figure, units in self.parts(counting):
            if day[:7] == month:
                sums = found.setdefault(self.bucket(category, month + "-01"), {})
                sums.setdefault(category, dict(spent=0, covered=0, putAway=0))[figure] += units
        return found

    def parts(self, counting):
        """What is spent, covered or put away in a category on a day."""
        kept, found = Kept(self), []
        for one in counting:
            if one["type"] != "income":
                units = self.units(one["amount"]) * (1 if one["type"] == "expense" else -1)
                covered = kept.covered(one) + (units if kept.has(one["account"]) else 0)
                for figure, part in (("spent", units), ("covered", covered)):
                    found.append((one["date"], one["category"], figure, part))
        for figure, parts in (
                ("covered", self.savings().covers), ("putAway", kept.put_away() + self.savings().put_away)):
            found += [(day, category, figure, units) for day, category, units in parts]
        return found

    def uses(self):
        """By day and category, what a limit counts."""
        return [
            (day, category, -units if figure == "covered" else units)
            for day, category, figure, units in self.parts(self.counting())]

    def week_start(self):
        """0 is Monday."""
        said = self.in_force("WeekStartSet", "9999-12-31")
        return "mon tue wed thu fri sat sun".split().index(said["day"] if said else self.first_weekday)


def used_of(sums):
    return sums["spent"] - sums["covered"] + sums["putAway"]


def falls(day, every, start):
    """Whether a rule that begins on a day falls on another: the rules that histories have."""
    if every.endswith(" days"):
        return (day - start).days % int(every.split()[1]) == 0
    for shift, edge, away in ((" before weekend", 4, 1), (" after weekend", 0, -1)):
        if every.endswith(shift):
            near = [day + timedelta(away * number) for number in (0, 1, 2)]
            return any(
                names(one, every.removesuffix(shift)) for one in near
                if day.weekday() < 5 and (one == day or day.weekday() == edge))
    return names(day, every)


def names(day, every):
    """Whether a rule of months names a day, wherever weekends move it. A month as a whole stands on its
    last day."""
    weekdays, last = "mon tue wed thu fri sat sun".split(), last_day(day.isoformat()[:7])
    left = [day + timedelta(number) for number in range((last - day).days + 1)]

    def is_named(one):
        if one == "lastwork":
            return [later for later in left if later.weekday() < 5] == [day]
        if one.isdigit():
            return day.day == min(int(one), last.day)
        if not one.endswith(weekdays[day.weekday()]):
            return False
        return len(left) <= 7 if one.startswith("last") else (day.day + 6) // 7 == int(one[0])
    days = "31" if every == "every month" else every.removeprefix("every month on ")
    return any(map(is_named, days.split(",")))


def last_day(month):
    """The last day of a month, as 2026-01."""
    year, number = map(int, month.split("-"))
    return date(year, number, calendar.monthrange(year, number)[1])


def next_month(month):
    year, number = map(int, month.split("-"))
    return "%04d-%02d" % (year + number // 12, number % 12 + 1)


def largest_remainder(amount, parts):
    """K2: each part rounded down, what is missing to the largest remainders, the first first."""
    exact = [amount * part for part in parts]
    given = [int(one) for one in exact]
    ranked = sorted(range(len(parts)), key=lambda place: (given[place] - exact[place], place))
    for place in ranked[:amount - sum(given)]:
        given[place] += 1
    return given


def balance(had, parts, has_income):
    """P8, P10 to P13; a percentage that is below zero is rounded towards it."""
    sums = {
        name: sum(part[name] for part in parts) for name in ("spent", "covered", "putAway")}
    used = used_of(sums)
    percent = abs(used) * 100 // had if had > 0 else None
    return {
        **sums, "used": used, "left": had - used, "over": max(used - had, 0) if has_income else 0,
        "usedPercent": -percent if percent and used < 0 else percent}
