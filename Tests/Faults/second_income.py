"""Which income came instead of what its month expects, worked out anew from all entries: P25."""
import calendar
from datetime import date

from second_accounts import Kept

REACH, SHIFT = 10, 5


class Incomes:
    def __init__(self, books):
        self.books = books
        self.all = sorted((
            Income(entry.id, values, books.units(values["amount"]))
            for entry, values in (
                (one, books.values(one)) for one in books.entries if not books.is_voided(one))
            if values["type"] == "income" and values.get("as") != "savings"
            and not Kept(books).has(values["account"])),
            key=lambda one: (one.day, one.name))

    def of(self, month):
        """What counts in a month, and what it still expects."""
        taken = self.taken()
        counts = [
            one for one in self.all
            if (one.said or text(taken.get(one.name, one.day))) == month]
        said = self.said_days(month)
        if said is None:
            settled = any(one.name in taken or self.settles(one, month) for one in counts)
            left = 0 if settled else 1
        else:
            left = sum(day not in taken.values() for day in said)
        return [one.units for one in counts], left * (self.expects(month) or 0)

    def said_days(self, month):
        """Every day of a month is asked whether the rule falls on it; `None` where no days were said."""
        from second_reading import falls, last_day  # It reads this module first.
        setting = self.setting(month)
        if setting is None or "days" not in setting:
            return None
        rule, *skipped = setting["days"].split(", ")
        every, start = rule.split(" from ")
        return [
            day for day in (on(number, month) for number in range(1, last_day(month).day + 1))
            if start <= day.isoformat() and "not " + day.isoformat() not in skipped
            and falls(day, every, date.fromisoformat(start))]

    def setting(self, month):
        return self.books.in_force("IncomeSet", month + "-01")

    def expects(self, month):
        """`None` where nobody said that anything comes."""
        setting = self.setting(month)
        if setting is None or setting["mode"] == "actual":
            return None
        return self.books.base_income(setting)

    def settles(self, income, month):
        """Regular by word, or within a tenth; and at least half of what the month expects."""
        base = self.expects(month)
        if not base or income.units * 2 < base or income.mark == "extra":
            return False
        return income.mark == "regular" or abs(income.units - base) * 10 <= base

    def pay_days(self):
        """For the first day of each setting with regular income, on which day of a month it comes."""
        found = []
        for income in self.all:
            day, month = income.day, text(income.day)
            if not self.settles(income, month) or self.said_days(month) is not None:
                continue
            since = self.setting(month)["from"]
            if found and found[-1][0] == since:
                continue
            keeps = found and any(
                abs((day - on(found[-1][1], near)).days) <= SHIFT for near in around(month))
            found.append((since, found[-1][1] if keeps else day.day))
        return found

    def expected_days(self, month, pay_days):
        said = self.said_days(month)
        if said is not None or not pay_days:
            return said or []
        since = self.setting(month)["from"]
        known = [one for one in pay_days if one[0] <= since] or pay_days[:1]
        return [on(known[-1][1], month)]

    def taken(self):
        """For each income that came for an expected day, that day: the best pair goes first."""
        days, pairs = self.pay_days(), []
        for income in self.all:
            for month in [income.said] if income.said else around(text(income.day)):
                if not self.settles(income, month):
                    continue
                for pay in self.expected_days(month, days):
                    distance = abs((income.day - pay).days)
                    if income.said or distance <= REACH:
                        pairs.append((not income.said, distance, pay, income.day, income.name))
        taken = {}
        for _, _, pay, _, name in sorted(pairs):
            if name not in taken and pay not in taken.values():
                taken[name] = pay
        return taken


class Income:
    def __init__(self, id, values, units):
        self.name, self.units, self.mark = order(id), units, values.get("as")
        self.day, self.said = date.fromisoformat(values["date"]), values.get("for")
        if self.said and abs(months(self.said) - months(text(self.day))) > 3:
            self.said = None


def order(id):
    """Ids are ordered by their writer, then by their number."""
    writer, number = id.split(":")
    return writer, int(number)


def text(day):
    return day.isoformat()[:7]


def months(month):
    year, number = map(int, month.split("-"))
    return year * 12 + number - 1


def around(month):
    """The months before and after one, and itself."""
    index = months(month)
    return ["%04d-%02d" % (one // 12, one % 12 + 1) for one in (index - 1, index, index + 1)]


def on(number, month):
    """A day of a month; in a shorter one its last day."""
    year, of = map(int, month.split("-"))
    return date(year, of, min(number, calendar.monthrange(year, of)[1]))
