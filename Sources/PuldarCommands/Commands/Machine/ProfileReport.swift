import LedgerStore

/// The profiles, and which one is in use.
struct ProfileReport {
  struct Row {
    var name: ProfileName
    var isInUse: Bool
    var email: String?
    var isLocked: Bool
    var holdsLedger: Bool
    var path: String
  }

  private let session: Session
  private let rows: [Row]
  /// The ledger that overrides every profile; `nil` if there is none.
  private let namedLedger: String?

  /// - Parameter name: The profile in use; `nil` for the one that the command line selects.
  init(_ session: Session, inUse name: ProfileName? = nil) throws {
    self.session = session
    let location = session.location
    let used = name ?? location.profile?.name
    namedLedger = location.profile == nil ? location.shownPath : nil
    guard location.isKnown else {
      try session.settlePlaces()
      rows = []
      return
    }
    rows = try session.profileNames().map { name in
      let path = location.path(of: name)
      let folder = ProfileFolder(path)
      return Row(
        name: name, isInUse: name == used, email: folder.email, isLocked: try folder.isLocked,
        holdsLedger: try folder.holdsLedger, path: path)
    }
  }

  /// Reports all profiles.
  func report() -> Report {
    var report = report(rows) { _ in
      var table = TextTable([.left, .left, .left, .left])
      for row in rows {
        table.add([
          row.name.text, row.isInUse ? "in use" : "",
          [row.isLocked ? "locked" : "", row.holdsLedger ? "" : "no ledger yet"]
            .filter { !$0.isEmpty }.joined(separator: ", "),
          row.email.map { VisibleText($0).description } ?? "",
        ])
      }
      var lines = table.lines().map { Report.Line($0) }
      if let namedLedger {
        lines.append(
          .dispensable("A path goes before all of them: \(VisibleText(namedLedger))"))
      }
      return lines
    }
    switch session.location.profile {
    case .misnamed, .unreadable:
      do { try session.checkProfile() } catch { report.notes.append(.failure(error)) }
    case .inUse(let name), .named(let name):
      if !rows.contains(where: { $0.name == name }) {
        report.notes.append(.failure(session.missing(name)))
      }
    default: break
    }
    return report
  }

  /// Reports one profile, with what was done to it.
  func report(of name: ProfileName, _ lines: [Report.Line]) -> Report {
    report(rows.filter { $0.name == name }) { _ in lines }
  }

  /// Reports the remaining profiles, with what was done to another.
  func report(left lines: [Report.Line]) -> Report { report(rows) { _ in lines } }

  private func report(
    _ rows: [Row], _ lines: @escaping (ScreenStyle) -> [Report.Line]
  ) -> Report {
    return Report("profile", use: .none) { style in
      lines(style)
    } record: { [namedLedger] in
      ProfileReport.shape.record(of: (namedLedger, rows))
    }
  }

  static let shape = Shape<(ledger: String?, profiles: [Row])>(
    answer: "profile",
    note:
      "profile, profile list: all of them; profile add, use, lock, unlock and rename: the one that was named; profile remove: those that are left.",
    .init(
      "ledger", \.ledger,
      "The ledger that a path names, so that no profile is worked with; else null."),
    .init(
      "profiles", \.profiles,
      each: Shape<Row>(
        .init("name", \.name.text), .init("inUse", \.isInUse), .init("locked", \.isLocked),
        .init("email", \.email), .init("ledger", \.holdsLedger, "Whether it was begun."),
        .init("path", \.path))))
}
