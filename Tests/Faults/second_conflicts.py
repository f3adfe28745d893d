"""What two devices did, neither knowing of the other, and of which not both can hold (BM48): worked out once
more, from sets of events and the written rules alone.

An event has seen what it names, all that this had seen, what stands before one of these in its log, and itself.
"""

from second_bills import FIELDS
from second_events import CHANGES, ENTRIES, SETTINGS

FIGURES = ("type", "amount", "category", "date", "account")
SEEN = (*FIGURES, "merchant", "note", "tax", "tags", "review")


class Conflicts:
    """The pairs that nobody has looked at, as `status` tells them."""

    def __init__(self, books):
        self.books = books
        self.reviews = [
            set(event.data["met"]) for event in books.settings if event.type == "ConflictReviewed"]

    def told(self):
        """Each as its subject, the earlier and the later event, and which holds."""
        pairs = []
        for entry in self.books.events.values():
            if entry.type in ENTRIES and entry.id not in self.books.copies:
                pairs += Meeting(self.books, entry).pairs()
        pairs += self.of_settings()
        return sorted(
            pair for pair in pairs
            if not any(review.issuperset(pair[1:3]) for review in self.reviews))

    # Settings.

    def of_settings(self):
        slots, seen, known, restored = {}, {}, {}, {}
        turns = {cause.id: root for cause, root in self.books.turns}

        def learn(event, causes):
            had = known.setdefault(event.writer, set())
            for cause in causes:
                had |= before(cause, seen) | seen.get(cause, set())
            return had

        for event in self.books.events.values():
            root = turns.get(event.id)
            if root in seen:
                had = learn(event, [root])
                if event.type == "EventRestored":
                    restored[root] = set(had)
            said = self.statements(event)
            if not said or event.id in self.books.born_copies:
                continue
            seen[event.id] = learn(event, [*event.causes(), event.id]) | {event.id}
            known[event.writer] = set(seen[event.id])
            for slot, value in said:
                slots.setdefault(slot, []).append((event.id, value))

        def is_known(one, later):
            return (
                one in seen[later] or one in restored.get(later, ())
                or later in restored.get(one, ()))

        pairs = []
        for slot, settings in slots.items():
            if slot[0] == "BillChanged" and not self.stands(slot[1]):
                continue
            standing = [one for one in settings if one[0] not in self.books.reverted]
            front = [
                one for place, one in enumerate(standing)
                if not any(is_known(one[0], other[0]) for other in standing[place + 1:])]
            pairs += [
                ("setting", hidden[0], front[-1][0], front[-1][0])
                for hidden in front[:-1] if hidden[1] != front[-1][1]]
        return list(dict.fromkeys(pairs))

    def stands(self, id):
        return id not in self.books.reverted and id not in self.books.copies

    def statements(self, event):
        """All that it sets, and to what; of a change of a bill each field by itself."""
        if event.type in CHANGES:
            now, was = event.data["now"], event.data.get("was")
            said = event.data["said"].split(" ") if "said" in event.data else [
                field for field, members in FIELDS.items()
                if was is None or any(was.get(name) != now.get(name) for name in members)]
            return [
                (("BillChanged", event.data["of"], event.data["from"], field),
                 [now.get(name) for name in FIELDS[field]]) for field in said]
        one = self.statement(event)
        return [one] if one else []

    def statement(self, event):
        """What it sets, and to what; None where it hides no other one."""
        data = {
            name: value for name, value in event.data.items() if name not in ("on", "was", "why")}
        if event.type not in SETTINGS or data.get("currency", self.books.currency) != self.books.currency:
            return None
        if event.type == "CategoryAdded":
            if "from" in data:
                return None
            data = {name: data[name] for name in ("category", "bucket")}
        if event.type in ("CategoryRenamed", "BucketRenamed", "CategorySymbolSet") and len(data) < 2:
            return None
        if event.type == "RolloverSet" and "category" in data:
            # The bucket is the one that the category was in.
            return (event.type, data["category"], data["from"]), data
        return (event.type, *(data.get(name) for name in SETTINGS[event.type])), data


def before(name, known):
    """The events of the same log up to one."""
    writer, number = name.split(":")
    return {
        one for one in known
        if one.split(":")[0] == writer and int(one.split(":")[1]) <= int(number)}


class Meeting:
    """One entry with all that was done to it."""

    def __init__(self, books, entry):
        self.books, self.entry = books, entry
        self.copied = {}
        self.done, self.seen = [], {}
        last = {}
        for event, values in books.done.get(entry.id, []):
            if values is not None:
                self.copied[event.id] = values
            known = {event.id} | self.seen.get(last.get(event.writer), set())
            for cause in event.causes() if event.type not in ENTRIES and values is None else []:
                known |= before(cause, self.seen) | self.seen.get(cause, set())
            self.seen[event.id] = known | before(event.id, self.seen)
            last[event.writer] = event.id
            self.done.append(event)

    def pairs(self):
        # If nobody acted apart there is nothing to tell; but what one device said twice under a key, because
        # it knew of an undo that did not arrive here, counts once and is told.
        if len({event.writer for event in self.done}) < 2 and not self.copied:
            return []
        if self.content(set(self.seen)) is None:
            return self.of_reversals() + self.of_outs()
        return self.of_corrections() + self.of_reversals() + self.of_copies()

    # What holds.

    def target(self, event):
        """What it takes back or puts back."""
        if event.type not in ("EventReverted", "EventRestored") or event.id in self.copied:
            return None
        target = event.data["event"]
        return self.entry.id if self.books.events[target].type in ENTRIES else target

    def holds(self, id, there):
        if id not in there:
            return False
        last = [event for event in self.done if self.target(event) == id and event.id in there]
        return not last or last[-1].type == "EventRestored"

    def content(self, there, forced=None):
        """What a person sees by some of the events; None where it does not count."""
        forced = forced or {}

        def holds(id):
            return forced[id] if id in forced else self.holds(id, there)

        if not holds(self.entry.id):
            return None
        values = {"type": self.books.entry_type(self.entry), "category": "income", **self.entry.data}
        for event in self.done:
            if event.type == "EntryVoided" and holds(event.id):
                return None
            if event.type == "EntryCorrected" and holds(event.id):
                values.update(event.data["now"])
                for member in event.data.get("gone", []):
                    values.pop(member, None)
            if event.type == "EntryReviewed" and holds(event.id):
                values.pop("review", None)
        return {name: values[name] for name in SEEN if name in values}

    def front(self, events):
        """Those that none behind them had seen."""
        return [
            one for place, one in enumerate(events)
            if not any(one.id in self.seen[other.id] for other in events[place + 1:])]

    def pair(self, subject, one, other, holding):
        places = [event.id for event in self.done]
        first, second = sorted([one.id, other.id], key=places.index)
        return subject, first, second, holding.id

    # What meets.

    def of_corrections(self):
        there = set(self.seen)
        standing = [
            event for event in self.done
            if event.type == "EntryCorrected" and self.holds(event.id, there)]

        def said(event, member):
            if member in event.data.get("gone", []):
                return ("gone",)
            now = event.data["now"]
            return (str(now[member]),) if member in now else None

        found = []
        for member in (*FIGURES, "merchant", "note", "tax", "tags"):
            front = self.front([event for event in standing if said(event, member)])
            for hidden in front[:-1]:
                if said(hidden, member) != said(front[-1], member):
                    found.append(self.pair("values", hidden, front[-1], front[-1]))
        return list(dict.fromkeys(found))

    def of_reversals(self):
        there, found = set(self.seen), []
        for target in {self.target(event) for event in self.done} - {None}:
            if self.content(there, {target: True}) == self.content(there, {target: False}):
                continue
            front = self.front([event for event in self.done if self.target(event) == target])
            found += [
                self.pair("reversal", hidden, front[-1], front[-1])
                for hidden in front[:-1] if hidden.type != front[-1].type]
        return found

    def of_copies(self):
        there, found = set(self.seen), []
        now = self.content(there)
        first = {"type": self.books.entry_type(self.entry), "category": "income", **self.entry.data}
        for event in self.done:
            values = self.copied.get(event.id)
            if values is None:
                continue
            members = [name for name in FIGURES if values.get(name) != first.get(name)]
            settled = any(
                correction.type == "EntryCorrected" and self.holds(correction.id, there)
                and {event.id, self.entry.id} <= self.seen[correction.id]
                and any(name in correction.data["now"] for name in members)
                for correction in self.done)
            if not settled and any(values.get(name) != now.get(name) for name in members):
                found.append(self.pair("copy", self.entry, event, self.entry))
        return found

    def of_outs(self):
        there = set(self.seen)
        reversals = {}
        for event in self.done:
            if self.target(event):
                reversals[self.target(event)] = event

        def takes_out(event):
            target = self.target(event)
            if event.type == "EntryVoided":
                return event.id not in reversals
            if target is None or reversals[target] is not event:
                return False
            if target == self.entry.id:
                return event.type == "EventReverted"
            return (
                self.books.events[target].type == "EntryVoided" and event.type == "EventRestored")

        def tells(event):
            if event.type == "EntryCorrected":
                return self.holds(event.id, there)
            if self.target(event):
                return reversals[self.target(event)] is event
            return event.type in ENTRIES or event.id in self.copied

        outs, found = [event for event in self.done if takes_out(event)], []
        for out in self.front(outs):
            unseen = [
                event for event in self.done
                if event.id not in self.seen[out.id] and out.id not in self.seen[event.id]
                and not any(event.id in self.seen[other.id] for other in outs)]
            for writer in sorted({event.writer for event in unseen}):
                own = [event for event in unseen if event.writer == writer]
                left = self.content(self.seen[own[-1].id])
                was = self.content(self.seen[own[-1].id] & self.seen[out.id])
                if any(event.id in self.copied for event in own) or left not in (None, was):
                    change = [event for event in own if tells(event)][-1:] or own[-1:]
                    found.append(self.pair("counting", out, change[0], out))
        return found
