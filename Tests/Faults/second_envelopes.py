"""What the money of a ledger is for, worked out once more: the allowance of the days to come, bills,
goals, and Main Savings, which is all the rest (DR29 to DR42)."""

from datetime import date, timedelta

from second_accounts import Accounts, Kept, kind_of
from second_bills import Bills
from second_reading import last_day


class Envelopes:
    """What is set aside in a ledger's second reading."""

    def __init__(self, books, today):
        self.books, self.today = books, today

    def of(self, type):
        return [event for event in self.books.settings if event.type == type]

    def of_any(self, *types):
        return [event for event in self.books.settings if event.type in types]

    def told(self, short):
        """As puldar tells it; nothing where nothing is in use and nothing came in as savings."""
        is_used = any(map(self.of, ("AllowanceSet", "GoalAdded")))
        saved = self.saved_income()
        if not is_used and saved is None:
            return None
        return {
            "date": self.today, "allowance": self.allowance(), "buckets": self.buckets(short),
            "savedIncome": saved}

    def text(self, units):
        return self.books.text(units)

    def saved_income(self):
        """DR9: raises what is there, and no month's income."""
        found = [
            self.books.units(values["amount"]) for values in self.books.counting()
            if values.get("as") == "savings" and values["date"][:7] == self.today[:7]]
        return self.text(sum(found)) if found else None

    def allowance(self):
        """DR30, DR38."""
        day = date.fromisoformat(self.today)
        set = self.books.in_force("AllowanceSet", self.today)
        amount = self.books.units(set["amount"]) if set else 0
        if amount == 0:
            return None
        spent = sum(
            self.uncovered(values) for values in self.books.counting()
            if values["type"] == "expense" and values["date"] == self.today
            and self.counts(values) and not self.pays(values))
        days = (last_day(self.today[:7]) - day).days + 1
        known = [
            self.books.in_force("AllowanceSet", (day + timedelta(number)).isoformat())
            for number in range(days)]
        return {
            "amount": self.text(amount), "spent": self.text(spent),
            "remaining": self.text(amount - spent), "days": days,
            "setAside": self.text(sum(self.books.units(one["amount"]) for one in known)), "currency": self.books.currency}

    def uncovered(self, values):
        """DR38: what a goal covers never counts; one that was undone covers nothing."""
        units = self.books.units(values["amount"])
        if not any(goal.id == values.get("goal") for goal in self.of("GoalAdded")):
            return units
        return units - min(self.books.units(values["covered"]), units) if "covered" in values else units

    def pays(self, values):
        """DR38: what was linked to a day of a bill does not count, unless it says that it does."""
        if "allowance" in values:
            return False
        links = {}
        for event in self.of_any("BillPaid", "BillUnpaid"):
            day = (event.data["of"], event.data["due"])
            if event.type == "BillUnpaid":
                links.pop(day, None)
            elif "daily" in event.data:
                links.setdefault(day, set()).add(event.data["entry"])
        bills = {event.id for event in self.of("BillAdded")}
        return any(values["id"] in entries for (bill, _), entries in links.items() if bill in bills)

    def counts(self, values):
        said = values.get("allowance")
        if said is None:
            added = [
                event.data for event in self.of("AccountAdded")
                if event.data["account"] == values["account"]]
            kind = kind_of(values["account"], added)
            said = added[0].get("allowance") if added else None
            return said == "counts" if said else kind in ("bank", "card")
        return said == "counts"

    def is_there(self, event):
        """From its first day on, up to the day on which it ends."""
        ends = [
            end.data["from"] for end in self.books.settings
            if end.type == "GoalEnded" and end.data["of"] == event.id]
        return event.data["from"] <= self.today and not any(end <= self.today for end in ends)

    def bills(self, short):
        """DR31: what is still due of each bill up to the month's end, overdue days with it."""
        month, due = self.today[:7], {}
        savings = self.books.savings(self.today)
        found = Bills(self.books, self.today, short).open(month, month)
        for one in found["bills"] if found else []:
            if self.books.units(one["left"]) > 0 and self.leaves_funds(one):
                bill = due.setdefault(one["id"], {"id": short(one["id"]), "name": one["name"], "amount": 0})
                saved = savings.of(one["ref"], month).get(one.get("planned", one["due"]), 0)
                bill["amount"] += max(self.books.units(one["left"]) - saved, 0)
        for event in self.of("BillAdded"):
            units = sum(savings.of(event.id, month).values())
            if units:
                id = short(event.id)
                name = Bills(self.books, self.today, short).known(event, "9999-12-31")["name"]
                due.setdefault(id, {"id": id, "name": name, "amount": 0})["amount"] += units
        return [one for one in due.values() if one["amount"]]

    def leaves_funds(self, one):
        """Whether money goes: a move between what is there, or to what is no funds already, spends none."""
        if one["type"] != "move":
            return one["type"] == "expense"
        added = self.of("AccountAdded")
        goes, comes = (
            kind_of(one[end], [event.data for event in added if event.data["account"] == one[end]])
            in ("investment", "loan", "person") for end in ("to", "account"))
        return goes and not comes

    def saved(self, goal):
        """What it holds; of one that is an account, what lies there."""
        account = goal.data.get("account")
        if account is None:
            return Kept(self.books).held(goal.id, self.today)
        start = self.start()
        found = Accounts(self.books, self.today).account(account, start) if start else None
        return self.books.units_signed(found["balance"]) if found else 0

    def said(self, goal, member):
        """What was said of it last."""
        found = [goal.data.get(member)] + [
            event.data[member] for event in self.of("GoalChanged")
            if event.data["of"] == goal.id and member in event.data]
        return found[-1]

    def buckets(self, short):
        total = self.total()
        if total is None:
            return None
        bills = self.bills(short)
        goals = [event for event in self.of("GoalAdded") if self.is_there(event)]
        allowance = self.allowance()
        allowances = self.books.units(allowance["setAside"]) if allowance else 0
        monthly = sum(bill["amount"] for bill in bills)
        saved = sum(map(self.saved, goals))
        main = total - allowances - monthly - saved
        return {
            "allowances": self.text(allowances), "monthly": self.text(monthly),
            "bills": [{**bill, "amount": self.text(bill["amount"])} for bill in bills],
            "goalsTotal": self.text(saved),
            "goals": [
                {"id": short(event.id), "name": self.said(event, "name"),
                 "saved": self.text(self.saved(event)), "target": self.said(event, "amount")}
                for event in goals],
            "mainSavings": self.text(main), "short": self.text(max(0, -main))}

    def total(self):
        """What all funds hold; nothing before they are in use."""
        if self.start() is None:
            return None
        found = Accounts(self.books, self.today).all(self.start())
        return sum(self.books.units_signed(one["balance"]) for one in found
                   if one["kind"] not in ("investment", "loan", "person"))

    def start(self):
        """The first opening or transfer; nothing if it is to come."""
        starts = [
            event.data["date"] for event in self.of("AccountOpened") + self.of("TransferMade")]
        return min(starts) if starts and min(starts) <= self.today else None
