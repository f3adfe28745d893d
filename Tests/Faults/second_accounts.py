"""What the accounts of a ledger hold, worked out once more: every entry, transfer and statement is looked at
for each account."""


KINDS = ("bank", "cash", "card", "savings", "investment", "loan")


def kind_of(account, added):
    """What it was added as; one that nobody added is what its name says, else a bank."""
    return added[0]["kind"] if added else account if account in KINDS else "bank"


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
                "schema": 1, "date": self.today, "currency": None, "total": None, "accounts": []}
        found = [self.account(name, first) for name in ("bank", "cash")]
        found = [one for one in found if one]
        return {
            "schema": 1, "date": self.today, "currency": self.books.currency,
            "total": self.books.text(sum(self.books.units_signed(one["balance"]) for one in found)),
            "accounts": found}

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
