"""What months may spend, worked out once more: every setting is looked at for each month."""


class Budgets:
    """What was said that months may use, of a ledger's second reading."""

    def __init__(self, books):
        self.books = books

    def in_force(self, month, category):
        """What was said of the month alone, else what was said from it or an earlier one on."""
        day = month + "-01"
        said = [
            event for event in self.books.settings
            if event.type == "MonthBudgetSet" and event.data.get("category") == category]
        alone = [one for one in said if one.data["reach"] == "month" and one.data["from"] == day]
        onward = [one for one in said if one.data["reach"] == "onward" and one.data["from"] <= day]
        for found in (alone, onward):
            if found:
                return max(found, key=lambda one: (one.data["from"], one.place)).data
        return None

    def said(self, month, category=None):
        """In units; `None` if nothing was said, or that nothing is."""
        held = self.in_force(month, category)
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

    def limits(self, month, used_by):
        """Beside what each category used, by its name."""
        categories = {
            event.data["category"] for event in self.books.settings
            if event.type == "MonthBudgetSet" and "category" in event.data}
        found = []
        for category in sorted(categories):
            limit, used = self.said(month, category), used_by.get(category, 0)
            if limit is not None:
                found.append({
                    "category": category, "limit": limit, "used": used, "left": limit - used,
                    "over": max(used - limit, 0), "usedPercent": percent(used, limit)})
        return found


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
