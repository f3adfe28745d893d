import LedgerModel

/// The days of bills that the expenses of a write paid, or may have paid: the former are stored with them, the
/// latter are suggested as a command.
struct SettledBills {
  struct Link: Shaped {
    var entry: EventID
    var bill: EventID
    /// The day of the bill's rule.
    var due: CalendarDay
    var isCertain: Bool

    static let shape = Shape<Link>(
      .init("entry", \.entry), .init("bill", \.bill), .init("due", \.due),
      .init("paid", \.isCertain))
  }

  private let links: [Link]
  private let bills: BillPlan

  /// - Parameters:
  ///   - events: The written events.
  ///   - bills: The bills after the write, or before it in a preview.
  init(_ events: [EventEnvelope], _ bills: BillPlan) {
    self.bills = bills
    let certain = events.compactMap { envelope -> Link? in
      guard case .schedule(.bill(.paid(let paid))) = envelope.event, let entry = paid.entry else {
        return nil
      }
      return Link(entry: entry, bill: paid.bill, due: paid.due, isCertain: true)
    }
    let settled = Set(certain.map { BillDay($0.bill, due: $0.due) })
    let linked = Set(certain.map(\.entry))
    let others = events.compactMap { envelope -> BillSettling.Payment? in
      guard !linked.contains(envelope.id),
        envelope.key.flatMap(PaymentKey.init(expense:)) == nil
      else { return nil }
      return BillSettling.Payment(envelope.event, by: envelope.id)
    }
    let hints = BillSettling(others, bills).hints
      .filter { !settled.contains(BillDay($0.day.bill, due: $0.day.planned)) }
      .map { payment, day in
        Link(entry: payment.entry, bill: day.bill, due: day.planned, isCertain: false)
      }
    links = certain + hints
  }

  /// Creates the links in batches, without looking for others.
  ///
  /// - Parameter batches: The ids of the events of each batch.
  init(linkedIn batches: [[EventID]], _ bills: BillPlan) {
    self.bills = bills
    let spans = batches.compactMap { ids in
      ids.first.map { ($0.writer, $0.number..<$0.number + ids.count) }
    }
    let all = spans.isEmpty ? [] : bills.links
    links = all.compactMap { link in
      guard let entry = link.entry,
        spans.contains(where: { $0.0 == link.event.writer && $0.1.contains(link.event.number) })
      else { return nil }
      return Link(entry: entry, bill: link.key.bill, due: link.key.due, isCertain: true)
    }
  }

  func lines(_ numbering: EventNumbering) -> [Report.Line] {
    links.flatMap { link -> [Report.Line] in
      let name = bills.terms(of: link.bill, on: link.due)?.value.name ?? ""
      let due = bills.due(of: link.bill, planned: link.due).text
      let thing = "\(VisibleText(name)), due on \(due)"
      if link.isCertain { return [Report.Line("   Pays \(thing).")] }
      let command =
        "pay \(numbering.text(link.bill)) --due \(due) --with \(numbering.text(link.entry))"
      return [
        .offering("   May be \(thing). If it is:", isDispensable: true),
        .offering("     \(command: command)", isDispensable: true),
      ]
    }
  }

  /// The links, each with the day on which it is due.
  var told: [Link] {
    links.map { link in
      var link = link
      link.due = bills.due(of: link.bill, planned: link.due)
      return link
    }
  }
}
