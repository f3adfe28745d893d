"""What the bills of a ledger have due, worked out once more from the lines alone: each day of a span is
asked of each bill, and each answer looks through everything that was said."""

from datetime import date, timedelta

from second_reading import falls, last_day


# What a change says by itself, with its members in the log.
FIELDS = {
    **{name: (name,) for name in (
        "name", "rule", "time", "account", "to", "mode", "record", "save", "note", "tags")},
    "amount": ("amount", "currency", "certainty"), "category": ("type", "category")}


class Bills:
    """The bills of a ledger's second reading, at the end of a day, with what was paid by another one."""

    def __init__(self, books, today, name, through=None):
        self.books, self.today, self.name = books, today, name
        self.through = through or today
        self.all = [event for event in books.settings if event.type == "BillAdded"]

    def open(self, first, last):
        """BM4, BM6: what is still to be paid in some months; where the day is of one of them, also what is
        overdue from before."""
        if not self.all:
            return None
        start, end = date.fromisoformat(first + "-01"), last_day(last)
        if first <= self.today[:7] <= last:
            # A change may set a rule that begins before the one that it was added with.
            changes = [one.data["now"] for one in self.books.settings if one.type == "BillChanged"]
            moved = [
                date.fromisoformat(due) for bill in self.all for due in self.moves(bill).values()]
            start = min(
                [start, *moved, *map(self.start, [bill.data for bill in self.all] + changes)])
        found = []
        day = start
        while day <= end:
            due = day.isoformat()
            found += [
                one for bill in self.all for planned, terms in self.planned(bill, due)
                if (one := self.due(bill, planned, due, terms))]
            day += timedelta(1)
        return {
            "date": self.today, "open": self.sums(found),
            "overdue": self.sums([one for one in found if one["overdue"]]), "bills": found}

    def sums(self, found):
        found = [one for one in found if one["type"] != "income"]
        left = sum(self.books.units(one["left"]) for one in found)
        return {
            "count": len(found), "amount": self.books.text(left),
            "unknown": sum(one["certainty"] == "unknown" for one in found)}

    def to_record(self):
        """How many days are due today of the bills that are recorded by themselves."""
        if self.books.policy == "metered" and not self.books.has_pro():
            return 0
        month = self.today[:7]
        found = self.open(month, month)
        return sum(one["to_record"] for one in found["bills"]) if found else 0

    @staticmethod
    def start(terms):
        return date.fromisoformat(terms["rule"].split(" from ")[1][:10])

    def moves(self, bill, said="9999-12-31"):
        """The days that are due on another one than by the rule, by what was said up to a day."""
        return {
            event.data["due"]: event.data["to"] for event in self.books.settings
            if event.type == "BillSkipped" and event.data["of"] == bill.id and "to" in event.data
            and event.data.get("date", "") <= said}

    def planned(self, bill, day, said="9999-12-31"):
        """The days of the rule of a bill that are due on a day, each with what the bill says of it."""
        if any(
                event.type == "BillStopped" and event.data["of"] == bill.id
                and event.data["from"] <= day for event in self.books.settings):
            return []
        moves = self.moves(bill, said)
        days = [] if day in moves else [day]
        days += [planned for planned, due in moves.items() if due == day]
        found = [(planned, self.terms(bill, planned)) for planned in sorted(days)]
        return [(planned, terms) for planned, terms in found if terms]

    def terms(self, bill, day):
        """BM14: what a bill says on a day; `None` where its rule does not fall on it."""
        terms = self.known(bill, day)
        return terms if self.falls(terms, day) else None

    def known(self, bill, day):
        """What it says on a day, due or not: of each field what was said last from a day on that has come."""
        terms = dict(bill.data)
        changes = [
            event for event in self.books.settings
            if event.type == "BillChanged" and event.data["of"] == bill.id
            and event.data["from"] <= day]
        for change in sorted(changes, key=lambda one: (one.data["from"], one.place)):
            now, was = change.data["now"], change.data.get("was")
            said = change.data["said"].split(" ") if "said" in change.data else None
            for field, members in FIELDS.items():
                is_other = was is None or any(was.get(name) != now.get(name) for name in members)
                if field in said if said is not None else is_other:
                    for name in members:
                        terms.pop(name, None)
                        if name in now:
                            terms[name] = now[name]
        return terms

    @staticmethod
    def falls(terms, day):
        every, start = terms["rule"].split(" from ")
        if start.endswith(" 1 times"):
            return start[:10] == day
        on, begin = date.fromisoformat(day), date.fromisoformat(start)
        return on >= begin and falls(on, every, begin)

    def due(self, bill, planned, day, terms):
        """What is to be paid of a bill on a day, as puldar tells it; `planned` is the day by its rule."""
        paid = []
        for event in self.books.settings:
            if event.data.get("of") != bill.id or event.data.get("due") != planned:
                continue
            if event.type == "BillSkipped" and "to" not in event.data:
                return None
            if event.type == "BillPaid":
                # What was paid later was open then.
                if event.data["date"] > self.through:
                    continue
                paid.append(event.data)
            elif event.type == "BillUnpaid":
                paid = []
        return self.told(bill, planned, day, terms, paid)

    def told(self, bill, planned_day, day, terms, paid):
        units = self.books.units
        sum_paid, planned = sum(units(one["amount"]) for one in paid), units(terms["amount"])
        certainty = terms.get("certainty", "known")
        # DR12: what has no day is over with its month.
        has_day = not terms["rule"].startswith("every month from ")
        if not has_day and day[:7] < self.today[:7]:
            return None
        if any("extent" not in one for one in paid):
            return None
        if paid and certainty == "known" and sum_paid >= planned:
            return None
        # What a person began to pay, or took back, is his.
        is_auto = terms.get("record") == "auto"
        is_to_record = is_auto and day <= self.today and not paid and not self.was_taken_back(bill, planned_day)
        is_income = terms.get("type") == "income"
        is_overdue = has_day and day < self.today and not is_to_record and not is_income
        state = "overdue" if is_overdue else "today" if day == self.today else "open"
        saved = self.books.savings(self.today).of(bill.id, self.today[:7])
        extra = {"to": terms["to"]} if "to" in terms else {}
        extra |= {"saved": self.books.text(saved.get(planned_day, 0))} if "save" in terms else {}
        extra |= {"planned": planned_day} if planned_day != day else {}
        return extra | {
            "id": bill.id, "ref": bill.id, "name": terms["name"],
            "type": "move" if "to" in terms else terms.get("type", "expense"),
            "auto": is_auto, "to_record": is_to_record, "due": day, "time": None,
            "amount": terms["amount"], "currency": terms["currency"], "certainty": certainty,
            "paid": False, "overdue": is_overdue, "state": state,
            "left": self.books.text(max(0, planned - sum_paid)),
            "payments": [
                {"date": one["date"], "amount": one["amount"], "part": "extent" in one,
                 "mode": one.get("mode"),
                 **({"entry": self.name(one["entry"])} if "entry" in one else {})}
                for one in paid],
            "every": terms["rule"],
            "category": terms.get("category", "income"), "account": terms["account"],
            "mode": terms.get("mode"), "note": terms.get("note")}

    def was_taken_back(self, bill, day):
        """Also if that was undone since."""
        return any(
            event.type == "BillUnpaid" and event.data["of"] == bill.id and event.data["due"] == day
            for event in self.books.events.values())
