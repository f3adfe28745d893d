import LedgerModel

/// Things that a person names by number or by a part of the name, such as the bills of a ledger.
struct NamedSeries {
  /// The word for one of them.
  let kind: String
  /// The message if there are none.
  let none: String
  /// The command that lists them.
  let list: String
  let ids: [EventID]
  /// The names that one has had or will have, the final one last.
  let names: (EventID) -> [String]
  /// Whether one is preferred to another whose name fits too.
  let isOpen: (EventID) -> Bool

  /// Returns those that a name fits.
  fileprivate func called(_ name: String) -> [EventID] {
    let wanted = FoldedText(name)
    let named = ids.map { id in (id: id, names: names(id).map { FoldedText($0) }) }
    // The final name has priority; an earlier one, or a part of the final one, fits too.
    var fits = named.filter { $0.names.last == wanted }
    if fits.isEmpty {
      fits = named.filter {
        $0.names.contains(wanted) || $0.names.last?.contains(wanted) == true
      }
    }
    if fits.isEmpty { fits = named.filter { $0.names.contains { $0.contains(wanted) } } }
    let open = fits.count > 1 ? fits.filter { isOpen($0.id) } : []
    return (open.isEmpty ? fits : open).map(\.id)
  }
}

extension LedgerAccess {
  /// Returns the one of several things with a name that a person picks.
  ///
  /// - Parameter lines: What distinguishes each; as many are offered as there are lines.
  /// - Throws: ``CommandFailure`` if nobody picks one.
  func picked(
    among ids: [EventID], _ kinds: String, called word: String, _ lines: [String]
  ) throws -> EventID {
    let problem = "'\(VisibleText(word))' can be several \(kinds)"
    if let place = try picks?(problem, lines) { return ids[place] }
    throw CommandFailure(
      problem,
      remedy: "Name one by its number: \(lines.prefix(5).joined(separator: ", or ")).",
      .refusedData)
  }

  /// Returns the one that a person means; for `last` the one added last.
  ///
  /// - Throws: ``CommandFailure`` if a name fits none, or several.
  func meant(by word: SeriesArgument, _ series: NamedSeries) async throws -> EventID {
    switch word {
    case .event(.last):
      guard let last = series.ids.last else {
        throw CommandFailure(
          series.none, remedy: "List them with '\(command: series.list)'.", .missing)
      }
      return last
    case .event(let event):
      guard let id = try await self.event(event, fitting: { $0.filter(series.ids.contains) })
      else {
        preconditionFailure("a number is never the last event")
      }
      return id
    case .name(let name):
      let fitting = series.called(name)
      guard let first = fitting.first else {
        throw NearestName(among: series.ids.flatMap { series.names($0).reversed() })
          .failure(series.kind, called: name, listedBy: series.list)
      }
      guard fitting.count == 1 else {
        let numbering = try await numbering()
        return try picked(
          among: fitting, "\(series.kind)s", called: name,
          fitting.map { "\(numbering.text($0)) \(VisibleText(series.names($0).last ?? ""))" })
      }
      return first
    }
  }
}
