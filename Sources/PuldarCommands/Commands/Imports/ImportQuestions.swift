import LedgerModel
import PuldarInterchange

/// Asks the person about lines of files, one by one.
struct ImportQuestions {
  let session: Session
  let importing: Importing

  /// Shows the lines, and asks about doubtful ones.
  ///
  /// - Parameters:
  ///   - preview: Receives the answers.
  ///   - asksEach: Whether the options leave doubtful lines undecided.
  /// - Returns: Whether all were answered; `false` at the end of the input.
  func askDoubts(_ preview: inout StatementImport, asksEach: Bool) async throws -> Bool {
    let screen = ImportScreen(importing: importing, isAsking: true)
    session.prompt.present(screen.lines(session.prompt.style))
    guard asksEach else { return true }
    for id in preview.lines.indices where preview.lines.state(of: id).isDoubtful {
      let row = preview.lines[id]
      let like: String
      switch row.state {
      case .doubtful(let entry):
        like = (row.isOtherSide ? "the other side of " : "") + (try await words(of: entry))
      // It is offered again after the other side is stored.
      case .retold where row.isOtherSide: continue
      case .retold(let other): like = importing.words(of: other)
      case .new, .same, .known, .leftOut: continue
      }
      let question =
        "\(line(row)) is like \(like). Same, new, or leave it? [s/n/L] "
      let answer = try session.prompt.choose(question) { answer -> StatementImport.Choice? in
        switch answer {
        case "s", "same": .same
        case "n", "new": .store
        case "", "l", "leave": .leave
        default: nil
        }
      }
      guard let answer else { return false }
      preview.lines[id].choice = answer
    }
    return true
  }

  /// Asks about the category of each line to be stored that is in `other`; of all lines if none is.
  ///
  /// - Parameter preview: Receives the answers.
  /// - Returns: Whether all were answered; `false` at the end of the input.
  func askCategories(_ preview: inout StatementImport) throws -> Bool {
    session.prompt.say(["Enter keeps a category; '-' leaves the line out."])
    let offered = (importing.state?.plan.categories ?? CategoryCatalog()).offered(on: session.today)
    let named = preview.lines.indices.filter {
      preview.lines.isStored($0) && preview.lines[$0].category != nil
    }
    let unknown = named.filter { preview.lines[$0].category == .other }
    for id in unknown.isEmpty ? named : unknown {
      let row = preview.lines[id]
      guard let category = row.category else { continue }
      while true {
        guard
          let answer = try session.prompt.ask("\(line(row)) [\(category.text)]: ")
        else { return false }
        if answer.isEmpty { break }
        if answer == "-" {
          preview.lines[id].choice = .leave
          break
        }
        if let name = CategoryName(answer), offered.contains(name) {
          preview.lines[id].category = name
          break
        }
        session.prompt.say([
          "  there is no category '\(VisibleText(answer))': "
            + offered.map(\.text).joined(separator: ", ")
        ])
      }
    }
    return true
  }

  private func line(_ row: StatementImport.Line) -> String {
    let name = VisibleText(row.merchant).description
    return "\(row.day?.text ?? "")  \(row.amountText(session.prompt.style))  \(name)"
  }

  /// Returns a line of text for an entry of the ledger.
  private func words(of entry: EventID) async throws -> String {
    let number = importing.numbering?.text(entry) ?? entry.text
    let found = try await session.ledger.view(LatestEntries([entry])).entries.first
    guard let found else {
      let moves = try await session.ledger.answer(.transfers)
      guard let made = moves.first(where: { $0.event == entry })?.made else { return number }
      let line = TransferLine(made: made).text(today: session.today, session.prompt.style)
      return "\(number) (\(line))"
    }
    let amount = session.prompt.style.amount(found.values.amount)
    let name = VisibleText(found.texts.merchant).description
    return "\(number) (\(found.values.date.text) \(amount)\(name.isEmpty ? "" : " \(name)"))"
  }
}
