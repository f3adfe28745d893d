"""What months may spend, worked out once more: every setting is looked at for each month."""

import calendar
from datetime import date, timedelta


class Budgets:
    """What was said that months may use, of a ledger's second reading."""

    def __init__(self, books):
        self.books = books

    def of(self, category, every=None):
        """What was said of the months, or of the other periods, of a category."""
        return [
            event for event in self.books.settings
            if event.type == "MonthBudgetSet" and event.data.get("category") == category
            and event.data.get("every") == every]

    def in_force(self, month, category):
        """What was said of the month alone, else what was said from it or an earlier one on."""
        day = month + "-01"
        said = self.of(category)
        alone = [one for one in said if one.data["reach"] == "month" and one.data["from"] == day]
        onward = [one for one in said if one.data["reach"] == "onward" and one.data["from"] <= day]
        for found in (alone, onward):
            if found:
                return max(found, key=lambda one: (one.data["from"], one.place)).data
        return None

    def said(self, month, category=None):
        """In units; `None` if nothing was said, or that nothing is."""
        return self.units(self.in_force(month, category))

    def units(self, held):
        return None if held is None or held["mode"] == "none" else self.books.units(held["amount"])

    def shifted(self, month):
        """What was moved to each bucket in a month, less what was moved away."""
        moved = {}
        for event in self.books.settings:
            if event.type == "BudgetShifted" and event.data["month"] == month:
                units = self.books.units(event.data["amount"])
                for name, sign in (("from", -1), ("to", 1)):
                    bucket = self.books.heir(event.data[name], month + "-01")
                    moved[bucket] = moved.get(bucket, 0) + sign * units
        return moved

    def limits(self, month, today):
        """How far each category is with its limit, and what is said of other periods than months."""
        subjects = {
            (event.data.get("every"), event.data.get("category", ""))
            for event in self.books.settings if event.type == "MonthBudgetSet"}
        found = []
        for every in (None, "week", "2 weeks", "quarter", "year"):
            for category in sorted(name for other, name in subjects if other == every):
                if every or category:
                    found += self.told(every, category or None, month, today)
        return found

    def told(self, every, category, month, today):
        """Of the periods that end in a month, and of today's."""
        day, last, found = date.fromisoformat(month + "-01"), month_end(month), []
        if today[:7] == month:
            last = date.fromisoformat(today)
        while day <= last:
            start, end = self.period(every, category, day)
            if end.isoformat()[:7] == month or today[:7] == month and start <= last <= end:
                limit = self.limit(every, category, start, end)
                if limit is not None:
                    carried, used = self.carried(every, category, start), self.used(category, start, end)
                    whole = limit + carried
                    found.append({
                        "category": category, "period": name_of(every, start, end), "limit": limit,
                        "carried": carried, "used": used, "left": whole - used,
                        "over": max(used - whole, 0),
                        "usedPercent": percent(used, whole) if whole > 0 else None})
            day = end + timedelta(1)
        return found

    def period(self, every, category, day):
        """The first and the last day of the period that a day is in."""
        week = day - timedelta((day.weekday() - self.books.week_start()) % 7)
        if every == "week":
            return week, week + timedelta(6)
        if every == "2 weeks":
            first = date.fromisoformat(min(one.data["from"] for one in self.of(category, every)))
            first -= timedelta((first.weekday() - self.books.week_start()) % 7)
            start = week - timedelta((week - first).days // 7 % 2 * 7)
            return start, start + timedelta(13)
        count = {None: 1, "quarter": 3, "year": 12}[every]
        start = day.replace(month=(day.month - 1) // count * count + 1, day=1)
        return start, month_end("%04d-%02d" % (start.year, start.month + count - 1))

    def limit(self, every, category, start, end):
        """In units: what is in force on the last day of a period, or of its month."""
        if every is None:
            return self.said(start.isoformat()[:7], category)
        said = [one for one in self.of(category, every) if one.data["from"] <= end.isoformat()]
        return self.units(max(said, key=lambda one: (one.data["from"], one.place)).data if said else None)

    def carried(self, every, category, start):
        """What a period takes from the one before it, worked out from the first that could give anything."""
        said = self.of(category, every)
        rules = [
            one.data["from"] for one in self.books.settings
            if one.type == "RolloverSet" and one.data.get("category") == category]
        if category is None or not rules or not said:
            return 0
        before = date.fromisoformat(min(rules)) - timedelta(1)
        day = max(before, date.fromisoformat(min(one.data["from"] for one in said)))
        left = 0
        while True:
            first, last = self.period(every, category, min(day, start))
            rule = self.books.in_force("RolloverSet", first.isoformat(), category=category)
            mode = rule["mode"] if rule else "off"
            carried = {"off": 0, "surplus": max(left, 0), "both": left}[mode]
            if first >= start:
                return carried
            limit = self.limit(every, category, first, last)
            left = 0 if limit is None else limit + carried - self.used(category, first, last)
            day = last + timedelta(1)

    def used(self, category, start, end):
        """What is spent and not covered, and put away, on some days."""
        first, last = start.isoformat(), end.isoformat()
        return sum(
            units for day, name, units in self.books.uses()
            if first <= day <= last and category in (None, name))


def month_end(month):
    year, number = map(int, month.split("-"))
    return date(year, number, calendar.monthrange(year, number)[1])


def name_of(every, start, end):
    if every == "year":
        return "%04d" % start.year
    if every == "quarter":
        return "%04d-q%d" % (start.year, (start.month + 2) // 3)
    return start.isoformat()[:7] if every is None else "%s..%s" % (start, end)


def percent(used, budget):
    """Rounded towards zero."""
    if budget == 0:
        return None
    whole = abs(used) * 100 // budget
    return -whole if used < 0 else whole


def top(spent):
    """The category that spent most, the first by name among equals."""
    most = min(((-units, name) for name, units in spent.items() if units > 0), default=None)
    return None if most is None else {"id": most[1], "spent": -most[0]}
