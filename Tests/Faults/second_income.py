"""Which income came instead of what its month expects, worked out anew from all entries: P25."""
import calendar
from datetime import date

from second_accounts import Kept

REACH, SHIFT = 10, 5


class Incomes:
    def __init__(self, books):
        self.books = books
        self.all = sorted(
            (date.fromisoformat(values["date"]), order(entry.id), books.units(values["amount"]))
            for entry, values in (
                (one, books.values(one)) for one in books.entries if not books.is_voided(one))
            if values["type"] == "income" and "as" not in values
            and not Kept(books).has(values["account"]))

    def of(self, month):
        """What counts in a month, and what it still expects."""
        taken = self.taken()
        counts, isSettled = [], month in taken.values()
        for day, name, units in self.all:
            if taken.get(name, text(day)) == month:
                counts.append(units)
                isSettled |= name not in taken and self.is_regular(units, month)
        return counts, 0 if isSettled else self.expects(month) or 0

    def setting(self, month):
        return self.books.in_force("IncomeSet", month + "-01")

    def expects(self, month):
        """`None` where nobody said that anything comes."""
        setting = self.setting(month)
        if setting is None or setting["mode"] == "actual":
            return None
        return self.books.base_income(setting)

    def is_regular(self, units, month):
        base = self.expects(month)
        return base is not None and abs(units - base) * 10 <= base

    def pay_days(self):
        """For the first day of each setting with regular income, on which day of a month it comes."""
        found = []
        for day, _, units in self.all:
            month = text(day)
            if not self.is_regular(units, month):
                continue
            since = self.setting(month)["from"]
            if found and found[-1][0] == since:
                continue
            keeps = found and any(
                abs((day - on(found[-1][1], near)).days) <= SHIFT for near in around(month))
            found.append((since, found[-1][1] if keeps else day.day))
        return found

    def taken(self):
        """For each income that came about its pay day, the month of that day."""
        days = self.pay_days()
        wishes = {}
        for income in self.all:
            near = []
            for month in around(text(income[0])):
                if days and self.expects(month) is not None:
                    since = self.setting(month)["from"]
                    pay = ([one for one in days if one[0] <= since] or days[:1])[-1][1]
                    near.append((abs((income[0] - on(pay, month)).days), month))
            if near and min(near)[0] <= REACH and self.is_regular(income[2], min(near)[1]):
                distance, month = min(near)
                wishes.setdefault(month, []).append((distance, income[0], income[1]))
        return {min(found)[2]: month for month, found in wishes.items()}


def order(id):
    """Ids are ordered by their writer, then by their number."""
    writer, number = id.split(":")
    return writer, int(number)


def text(day):
    return day.isoformat()[:7]


def around(month):
    """The months before and after one, and itself."""
    year, number = map(int, month.split("-"))
    index = year * 12 + number - 1
    return ["%04d-%02d" % (one // 12, one % 12 + 1) for one in (index - 1, index, index + 1)]


def on(number, month):
    """A day of a month; in a shorter one its last day."""
    year, of = map(int, month.split("-"))
    return date(year, of, min(number, calendar.monthrange(year, of)[1]))
