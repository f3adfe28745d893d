"""What bills save, worked out once more: every month of every bill is asked what it puts away, by what was known
in it, and what became of it."""

from datetime import date, timedelta

from second_bills import Bills
from second_reading import falls, last_day, next_month

# Beyond all that a history holds.
END = "2026-08"


class Savings:
    """Of the bills of a ledger's second reading; what was paid after a day is left out."""

    def __init__(self, books, through="9999-12-31"):
        self.books, self.through = books, through
        self.bills = Bills(books, through, None)
        # By the day on which it was put away or paid: category and units; of covers too.
        self.put_away, self.covers = [], []
        # By bill: its first month, and by month the units for each day when it ended.
        self.kept = {}
        for bill in self.bills.all:
            self.walk(bill)

    def walk(self, bill):
        about = [one for one in self.books.settings if one.data.get("of") == bill.id]
        changes = [one for one in about if one.type == "BillChanged"]
        months = [
            terms["save"] for terms in [bill.data] + [one.data["now"] for one in changes]
            if "save" in terms]
        if not months:
            return
        month, saved, by, reached, self.kept[bill.id] = min(months), {}, {}, set(), {}
        settled, happened = self.history(bill, about)
        while month <= END:
            begin, end = month + "-01", last_day(month).isoformat()
            days = [
                (planned, day, terms)
                for day in map("{}-{:02}".format, [month] * 31, range(1, 32)) if day <= end
                for planned, terms in self.bills.planned(bill, day, said=end)]
            goals = days or self.coming(bill, about, end)
            ahead = [day for day in saved if day not in reached]
            pot, last = sum(saved.pop(day) for day in ahead), [by[day] for day in ahead]
            for place, (day, due, terms) in enumerate(goals):
                # What is saved for a day that is moved to a later month stays with it.
                kept = [by[day]] if day in saved else []
                have = saved.pop(day, 0) + (pot if place == 0 else 0)
                if self.saves(terms, month) and settled.get(day, "9999") >= begin:
                    before = sum(units for one, on, units, _, _ in happened if one == day and on < begin)
                    missing = max(self.books.units(terms["amount"]) - before, 0) - have
                    left = 12 * (int(due[:4]) - int(month[:4])) + int(due[5:7]) - int(month[5:7]) + 1
                    part = (2 * missing + left) // (2 * left)
                    self.put_away.append((begin, terms.get("category"), part))
                    saved[day], by[day] = have + part, terms
                elif have:
                    self.put_away.append((begin, (kept + last)[0]["category"], -have))
            if not goals and pot:
                self.put_away.append((begin, last[0]["category"], -pot))
            reached |= {day for day, _, _ in days}
            if not days:
                reached -= {day for day, _, _ in goals}
            for due, on, units, event, is_last in happened:
                if on[:7] == month and due in saved:
                    self.settle(saved, by, due, on, units, event, is_last)
            self.kept[bill.id][month] = dict(saved)
            month = next_month(month)

    def settle(self, saved, by, due, on, units, event, is_last):
        if event and "expense" not in event:
            covered = min(units, max(saved[due], 0))
            saved[due] -= covered
            self.covers.append((on, event.get("category", by[due]["category"]), covered))
        if is_last:
            self.put_away.append((on, by[due]["category"], -saved.pop(due)))

    def history(self, bill, about):
        """When each day was settled; and in their order day, when, units, payment and whether nothing is open
        after it."""
        settled, happened = {}, []
        for due in {one.data["due"] for one in about if "due" in one.data}:
            paid, left_out = [], None
            for event in (one for one in about if one.data.get("due") == due):
                if event.type == "BillPaid" and event.data["date"] <= self.through:
                    paid.append(event.data)
                elif event.type == "BillUnpaid":
                    paid = []
                elif event.type == "BillSkipped" and "to" not in event.data:
                    left_out = event.data.get("date", due)
            terms, total = self.bills.known(bill, due), 0
            for one in sorted(paid, key=lambda one: one["date"]):
                units = self.books.units(one["amount"])
                total += units
                is_whole = "extent" not in one or (
                    "certainty" not in terms and total >= self.books.units(terms["amount"]))
                is_last = is_whole and due not in settled
                if is_last:
                    settled[due] = one["date"]
                happened.append((due, one["date"], units, one, is_last))
            if due not in settled and left_out:
                settled[due] = left_out
                happened.append((due, left_out, 0, None, True))
        return settled, sorted(happened, key=lambda one: (one[1], one[0]))

    def coming(self, bill, about, end):
        """The next day after a month by what was known in it: by its rule, when it is due, and its terms."""
        if any(one.type == "BillStopped" and one.data["from"] <= end for one in about):
            return []
        terms = self.bills.known(bill, end)
        moves = self.bills.moves(bill, said=end)
        found = [
            (due, planned, self.bills.known(bill, min(planned, end)))
            for planned, due in moves.items() if due > end]
        found = [one for one in found if self.bills.falls(one[2], one[1])]
        every, start = terms["rule"].split(" from ")
        if start.endswith(" 1 times"):
            if start[:10] > end and start[:10] not in moves:
                found.append((start[:10], start[:10], terms))
        else:
            begin, day = date.fromisoformat(start), date.fromisoformat(end) + timedelta(1)
            day = max(day, begin)
            while not falls(day, every, begin) or day.isoformat() in moves:
                day += timedelta(1)
            found.append((day.isoformat(), day.isoformat(), terms))
        return [(planned, due, terms) for due, planned, terms in sorted(found, key=lambda one: one[:2])[:1]]

    def saves(self, terms, month):
        has_day = not terms["rule"].startswith("every month from ")
        return (
            terms.get("save", "9999") <= month and terms.get("type", "expense") == "expense" and has_day
            and terms.get("certainty") != "unknown")

    def of(self, bill, month):
        """What it has for each day at the end of a month."""
        return self.kept.get(bill, {}).get(month, {})
