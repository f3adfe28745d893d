import LedgerModel

/// An event in words, on one line: `corrects 6: amount 1300.00 -> 130.00  "typed a zero too many"`.
struct EventLine {
  /// The day whose date is omitted.
  let today: CalendarDay
  /// The categories, which determine the buckets of entries.
  let categories: CategoryCatalog
  let numbering: EventNumbering
  let style: ScreenStyle

  /// The text for an event that a later version of the library introduces.
  static let unknown = "an event that this version has no words for"

  func text(_ event: LedgerEvent) -> String {
    let reason = VisibleText(event.reason).description
    return statement(of: event) + (reason.isEmpty ? "" : "  \"\(reason)\"")
  }

  /// Returns the text without the reason.
  func statement(of event: LedgerEvent) -> String {
    switch event {
    case .entry:
      return event.newEntry.map(entry) ?? ""
    case .amendment(.entryCorrected(let correction)):
      let changes = AmendmentLine(was: correction.was, now: correction.now).text(style)
      return "corrects \(numbering.text(correction.entry)): \(changes)"
    case .amendment(.entryVoided(let void)):
      return "voids \(numbering.text(void.entry)): \(entry(void.was))"
    case .amendment(.entryReviewed(let review)):
      return "reviews \(numbering.text(review.entry)): \(entry(review.was.reviewed))"
    case .reversal(let event):
      return reversal(event.reversal, event.isUndo ? "undoes" : "redoes")
    case .setting(let event): return text(event)
    case .schedule(let event): return text(event)
    case .account(let event): return text(event)
    case .receipt(let event): return text(event)
    case .purchase(let event): return text(event)
    case .logOpened(let opened):
      return "log of \(VisibleText(opened.deviceName)), in \(opened.currency.code)"
    case .log(let event): return text(event)
    @unknown default: return EventLine.unknown
    }
  }

  private func text(_ event: SettingEvent) -> String {
    switch event {
    case .allocationChanged(let setting): return shares(setting)
    case .incomeSet(let setting):
      return IncomeLine.text(
        setting.plan, from: setting.from.month, was: setting.change.was, style)
    case .rolloverSet(let setting):
      let subject = setting.category.map(categories.shownName(of:)) ?? shown(setting.bucket)
      return "rollover from \(setting.from.month.text): \(subject) "
        + changed(setting.change.was?.rawValue, to: setting.mode.rawValue)
    case .monthBudgetSet(let set): return MonthCapLine(set: set, categories: categories).text(style)
    case .budgetShifted(let shifted):
      return "budget of \(shifted.month.text): \(style.amount(shifted.amount)) "
        + "\(shown(shifted.source)) -> \(shown(shifted.destination))"
    case .allowanceSet(let setting): return allowance(setting)
    case .weekStartSet(let set):
      return "weeks begin on " + changed(set.change.was?.name, to: set.weekStart.name)
    case .ruleAdded(let added): return RuleLine.text(added.words, added.category, categories)
    case .ruleEnded(let ended): return "rule \(numbering.text(ended.rule)) ends"
    case .categoryAdded(let added):
      return "category \(sign(added.symbol))\(shown(added.category)) in \(shown(added.bucket))"
        + (added.from == nil ? "" : ", open again")
    case .categoryMoved(let moved):
      return "category \(shown(moved.category)) from \(moved.from.month.text) in "
        + changed(moved.change.was.map(shown), to: shown(moved.bucket))
    case .categoryEnded(let ended):
      return "category \(shown(ended.category)) ends on \(style.day(ended.from))"
        + (ended.heir.map { ", its entries are in \(shown($0))" } ?? "")
    case .categoryRenamed(let renamed):
      return "category \(shown(renamed.category)) shown as "
        + changed(renamed.change.was.map(visible), to: visible(renamed.displayName))
    case .categorySymbolSet(let set):
      return "category \(shown(set.category)) with the symbol "
        + changed(
          set.change.was.map(visible), to: set.symbol.isEmpty ? "none" : visible(set.symbol))
    case .bucketAdded(let added):
      let name = added.displayName.isEmpty ? "" : " (\(visible(added.displayName)))"
      return "bucket \(visible(added.bucket.text))\(name) from \(added.from.month.text)"
    case .bucketRenamed(let renamed):
      return "bucket \(visible(renamed.bucket.text)) shown as "
        + changed(renamed.change.was.map(visible), to: visible(renamed.displayName))
    case .bucketEnded(let ended):
      return "bucket \(visible(ended.bucket.text)) ends on \(style.day(ended.from))"
        + (ended.heir.map { ", \(shown($0)) has what it had" } ?? "")
    case .conflictReviewed(let reviewed):
      // This device's own first, since they are plain numbers.
      let met = reviewed.met.map(numbering.text)
      let others = met.filter { $0.contains(":") }
      return "reviews what met: "
        + (met.filter { !$0.contains(":") } + others).joined(separator: ", ")
    @unknown default: return EventLine.unknown
    }
  }

  private func text(_ event: ScheduleEvent) -> String {
    switch event {
    case .bill(let event): return text(event)
    @unknown default: return EventLine.unknown
    }
  }

  private func text(_ event: BillEvent) -> String {
    switch event {
    case .added(let added): return "bill \(added.terms.shown(style))"
    case .changed(let changed):
      let change =
        changed.change.was.map { changed.terms.shownChange(from: $0, style) }
        ?? changed.terms.shown(style)
      return "bill \(numbering.text(changed.bill)) from \(style.day(changed.from)): \(change)"
    case .paid(let paid):
      let part = paid.extent == .part ? "in part, " : ""
      let entry = paid.entry.map { " by \(numbering.text($0))" } ?? ""
      return "bill \(numbering.text(paid.bill)) due on \(style.day(paid.due)) paid\(entry): \(part)"
        + style.amount(paid.amount)
    case .unpaid(let unpaid): return text(unpaid.day, "not paid")
    case .skipped(let skipped):
      return text(skipped.day, skipped.movedTo.map { "moved to \(style.day($0))" } ?? "left out")
    case .stopped(let stopped):
      return "bill \(numbering.text(stopped.bill)) stops on \(style.day(stopped.from))"
    @unknown default: return EventLine.unknown
    }
  }

  private func text(_ day: BillDay, _ what: String) -> String {
    "bill \(numbering.text(day.bill)) due on \(style.day(day.due)) \(what)"
  }

  private func text(_ event: AccountEvent) -> String {
    switch event {
    case .transferMade(let made): return TransferLine(made: made).text(today: today, style)
    case .added(let added):
      let daily = added.countsDaily.map { $0 ? ", counts daily" : ", does not count daily" } ?? ""
      return "account \(VisibleText(added.account.text)): \(added.kind.rawValue)\(daily)"
    case .ended(let ended):
      return "account \(VisibleText(ended.account.text)) ends on \(style.day(ended.from))"
    case .opened(let opened): return text(opened.balance, "opened with")
    case .corrected(let corrected): return text(corrected.difference, "corrected by")
    case .asserted(let asserted): return text(asserted.balance, "agreed to hold")
    case .envelope(let event):
      return EnvelopeLine(today: today, numbering: numbering, style: style).text(event)
    case .imported(let made):
      return
        "\(made.count.of("line")) of \(VisibleText(made.file)) taken in as \(VisibleText(made.account.text))"
    case .matched(let matched):
      return
        "\(numbering.text(matched.matched)) is in the file of \(VisibleText(matched.account.text)), on "
        + style.day(matched.date)
    @unknown default: return EventLine.unknown
    }
  }

  /// Returns the daily allowance, with the earlier one.
  private func allowance(_ setting: AllowanceSet) -> String {
    func shown(_ amount: Money) -> String {
      amount.minorUnits == 0 ? "none" : "\(style.amount(amount)) a day"
    }
    return "allowance from \(style.day(setting.from)): "
      + changed(setting.change.was.map(shown), to: shown(setting.amount))
  }

  private func text(_ balance: AccountBalance, _ what: String) -> String {
    let isDifference = what == "corrected by"
    let sign = isDifference && balance.amount.minorUnits > 0 ? "+" : ""
    return "account \(VisibleText(balance.account.text)) \(what) "
      + style.joined([
        sign + style.amount(balance.amount), balance.date == today ? "" : style.day(balance.date),
      ])
  }

  private func text(_ event: ReceiptEvent) -> String {
    switch event {
    case .attached(let attached):
      let text = AttachedReceipt.beginning(of: attached.text)
      return "attaches to \(numbering.text(attached.target)): "
        + style.joined([ReceiptLine(file: attached.file).text(isHere: true, style), text])
    case .detached(let detached):
      return "detaches from \(numbering.text(detached.target)): "
        + style.joined([VisibleText(detached.name).description, detached.hash.shortText])
    @unknown default: return EventLine.unknown
    }
  }

  private func text(_ event: PurchaseEvent) -> String {
    switch event {
    case .proUnlocked(let unlocked):
      let product = VisibleText(unlocked.product)
      return unlocked.product == ProUnlocked.proProduct
        ? "Pro unlocked by \(VisibleText(unlocked.transaction))"
        : "purchase of \(product), which unlocks nothing that this version knows"
    case .proRevoked(let revoked):
      return "Pro revoked" + (revoked.transaction.map { ": \(VisibleText($0))" } ?? "")
    @unknown default: return EventLine.unknown
    }
  }

  private func text(_ event: LogEvent) -> String {
    switch event {
    case .logRepaired(let repaired):
      return "log repaired: \(repaired.byteCount.of("byte")) from byte \(repaired.offset) on cut, "
        + "kept as \(VisibleText(repaired.copy))"
    case .ledgerJoined(let joined): return "joined with ledger \(joined.ledger.text)"
    @unknown default: return EventLine.unknown
    }
  }

  /// Returns each share, with the earlier one if that is known and differs.
  private func shares(_ setting: AllocationChanged) -> String {
    let parts = setting.shares.map { share in
      let was = setting.change.was?.first { $0.bucket == share.bucket }
      return "\(shown(share.bucket)) "
        + changed(was?.share.shortText, to: share.share.shortText)
    }
    return "shares from \(setting.from.month.text): \(style.joined(parts))"
  }

  private func changed(_ was: String?, to now: String) -> String {
    guard let was, was != now else { return now }
    return "\(was) -> \(now)"
  }

  private func entry(_ content: EntryContent) -> String {
    EntryLine(content.values, content.texts, categories).text(today: today, style)
  }

  private func reversal(_ reversal: Reversal, _ verb: String) -> String {
    // Without the reason of the reversed event: it would read as the reason for the reversal.
    "\(verb) \(numbering.text(reversal.event)): \(statement(of: reversal.copy))"
  }

  private func shown(_ category: CategoryName) -> String { visible(category.text) }

  private func shown(_ bucket: BucketName) -> String { categories.buckets.shownName(of: bucket) }

  private func visible(_ text: String) -> String { VisibleText(text).description }

  /// Returns a symbol as it precedes a name; empty for none.
  private func sign(_ symbol: String) -> String { symbol.isEmpty ? "" : "\(visible(symbol)) " }
}
