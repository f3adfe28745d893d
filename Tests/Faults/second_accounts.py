"""What the accounts of a ledger hold, worked out once more: every entry, transfer and statement is looked at
for each account."""


KINDS = ("bank", "cash", "card", "savings", "investment", "loan", "person")


# What is put away in, if nobody says, when money moves to an account that is kept.
PUT_AWAY = {"savings": "savings", "investment": "investment", "loan": "debt"}


def kind_of(account, added):
    """What it was added as; one that nobody added is what its name says, else a bank. The bank and the cash
    of every ledger stay what they are."""
    if account in ("bank", "cash"):
        return account
    return added[0]["kind"] if added else account if account in KINDS else "bank"


class Kept:
    """What counts in months because money is kept: what is covered, what is put away, and the law."""

    def __init__(self, books):
        self.books = books
        self.added = [event.data for event in books.settings if event.type == "AccountAdded"]
        self.ends = {}
        for event in books.settings:
            if event.type == "GoalEnded":
                day = event.data["from"]
                self.ends[event.data["of"]] = min(day, self.ends.get(event.data["of"], day))
        self.goals = {event.id for event in books.settings if event.type == "GoalAdded"}
        self.bought = [values for values in books.counting() if values["type"] == "expense"]

    def kind(self, account):
        return kind_of(account, [one for one in self.added if one["account"] == account])

    def has(self, account):
        return self.kind(account) in PUT_AWAY

    def put_away(self):
        """Day, category and amount of each move to what is kept; of the way back the amount is below zero."""
        found = []
        for event in self.books.settings:
            data, units = event.data, None
            if event.type == "TransferMade" and "budget" not in data:
                kept = [self.has(data[side]) for side in ("from", "to")]
                if kept[0] != kept[1]:
                    usual = PUT_AWAY[self.kind(data["to" if kept[1] else "from"])]
                    units = 1 if kept[1] else -1
            elif event.type in ("GoalFunded", "GoalWithdrawn") and data["of"] in self.goals:
                usual, units = "savings", 1 if event.type == "GoalFunded" else -1
            elif event.type == "GoalAdded" and event.id in self.ends:
                # One that ended gave back all that it was ever given.
                found.append((self.ends[event.id], "savings", -self.held(event.id)))
            if units:
                found.append((
                    data["date"], data.get("category", usual),
                    units * self.books.units(data["amount"])))
        return found

    def held(self, goal, day="9999-12-31"):
        """What was put in and not taken out up to a day, less what purchases of it cost it."""
        signs = {"GoalFunded": 1, "GoalWithdrawn": -1}
        put_in = sum(
            signs[event.type] * self.books.units(event.data["amount"])
            for event in self.books.settings
            if event.type in signs and event.data["of"] == goal and event.data["date"] <= day)
        return put_in - sum(
            self.covered(values) for values in self.bought
            if values.get("goal") == goal and values["date"] <= day)

    def covered(self, values):
        """What a goal that is there covers of an entry: never more than it comes to."""
        if values["type"] != "expense" or values.get("goal") not in self.goals:
            return 0
        return min(self.books.units(values.get("covered", "0")), self.books.units(values["amount"]))

    def law(self):
        """Income less what was used, and by how much free money at hand changed: they must be the same."""
        books = self.books
        income = used = free = 0
        for values in books.counting():
            units = books.units(values["amount"])
            used -= self.covered(values)
            is_kept, is_income = self.has(values["account"]), values["type"] == "income"
            if is_kept or values.get("as") == "savings":
                continue
            signed = units if is_income or values["type"] == "credit" else -units
            free += signed
            if is_income:
                income += units
            else:
                used -= signed
        used += sum(units for _, _, units in self.put_away())
        for event in books.settings:
            data = event.data
            if event.type == "TransferMade" and "budget" not in data:
                units = books.units(data["amount"])
                free += units * (self.has(data["from"]) - self.has(data["to"]))
        free -= sum(self.held(goal) for goal in self.goals - set(self.ends))
        saved = books.savings()
        used += sum(units for _, _, units in saved.put_away) - sum(units for _, _, units in saved.covers)
        free -= sum(sum(months[max(months)].values()) for months in saved.kept.values())
        return income - used, free


class Accounts:
    """The accounts of a ledger's second reading."""

    def __init__(self, books, today):
        self.books, self.today = books, today

    def of(self, type):
        return [event for event in self.books.settings if event.type == type]

    def held(self):
        """What they hold today; nothing before one was opened."""
        opened = self.of("AccountOpened")
        if not opened:
            return None
        moves = self.of("TransferMade")
        first = min(event.data["date"] for event in opened + moves)
        if first > self.today:
            return {
                "schema": 1, "date": self.today, "currency": None, "total": None, "atHand": None,
                "kept": None, "lent": None, "accounts": []}
        found = self.all(first)
        kept = [one for one in found if one["kind"] in PUT_AWAY]
        lent = [one for one in found if one["kind"] == "person"]
        at_hand = [one for one in found if one not in kept + lent]
        return {
            "schema": 1, "date": self.today, "currency": self.books.currency,
            "total": self.sum(found), "atHand": self.sum(at_hand), "kept": self.sum(kept),
            "lent": self.sum(lent),
            "accounts": found}

    def sum(self, found):
        return self.books.text(sum(self.books.units_signed(one["balance"]) for one in found))

    def all(self, first):
        """The two of every ledger, what was added or opened, and what else holds something."""
        said = {
            event.data["account"] for event in self.of("AccountAdded") + self.of("AccountOpened")}
        used = {values["account"] for values in self.books.counting()}
        used |= {event.data[side] for event in self.of("TransferMade") for side in ("from", "to")}
        used |= {event.data["account"] for event in self.of("BalanceCorrected")}
        known = ["bank", "cash", *sorted(said - {"bank", "cash"})]
        found = [self.account(name, first) for name in known]
        others = [self.account(name, first) for name in sorted(used - set(known))]
        return [one for one in found if one] + [
            one for one in others if one and self.books.units_signed(one["balance"])]

    def account(self, name, first):
        books = self.books

        def latest(type):
            found = [
                event for event in self.of(type)
                if event.data["account"] == name and event.data["date"] <= self.today]
            return max(found, key=lambda one: (one.data["date"], one.place), default=None)

        opening = latest("AccountOpened")
        start = opening.data["date"] if opening else first
        held = books.units_signed(opening.data["amount"]) if opening else 0
        moved = 0
        for values in books.counting():
            if values["account"] == name and start <= values["date"] <= self.today:
                moved += books.units(values["amount"]) * (-1 if values["type"] == "expense" else 1)
        for event in self.of("TransferMade"):
            if start <= event.data["date"] <= self.today:
                amount = books.units(event.data["amount"])
                moved += amount * ((event.data["to"] == name) - (event.data["from"] == name))
        corrections = [
            books.units_signed(event.data["amount"]) for event in self.of("BalanceCorrected")
            if event.data["account"] == name and start <= event.data["date"] <= self.today]
        balance = held + moved + sum(corrections)
        ended = [event for event in self.of("AccountEnded") if event.data["account"] == name]
        if balance == 0 and any(event.data["from"] <= self.today for event in ended):
            return None
        added = [event.data for event in self.of("AccountAdded") if event.data["account"] == name]
        kind = kind_of(name, added)
        counts = added[0].get("allowance") if added else None
        agreed = latest("BalanceAsserted")
        return {
            "account": name, "kind": kind,
            "countsDaily": counts == "counts" if counts else kind in ("bank", "card"),
            "balance": books.text(balance), "opening": books.text(held), "from": start,
            "moved": books.text(moved), "corrections": [books.text(one) for one in corrections],
            "agreed": agreed.data["date"] if agreed else None}
