import LedgerModel
import PuldarInterchange

/// What a person at a terminal says of lines: which of the doubtful are what was typed by hand, and which category is
/// another one.
struct ImportAnswers {
  /// What a doubtful line is.
  enum Doubt: Hashable {
    /// The entry that it may be.
    case same
    /// Another one.
    case new
    /// It is left for another time.
    case leave
  }

  // By the keys of lines, which are made when they are asked for: mostly nothing was answered.
  private var doubts: [IdempotencyKey: Doubt] = [:]
  private var categories: [IdempotencyKey: CategoryName] = [:]
  private var leftOut: Set<IdempotencyKey> = []

  /// What the person said that a doubtful line is; `nil` where nothing.
  func doubt(of row: ImportPlan.Row) -> Doubt? { doubts.isEmpty ? nil : doubts[row.key] }

  /// Whether a doubtful line is the entry that it may be.
  func isSame(_ row: ImportPlan.Row) -> Bool { doubt(of: row) == .same }

  /// The category that the person said; `nil` where none.
  func category(of row: ImportPlan.Row) -> CategoryName? {
    categories.isEmpty ? nil : categories[row.key]
  }

  /// Whether a new line is not taken in.
  func leavesOut(_ row: ImportPlan.Row) -> Bool { !leftOut.isEmpty && leftOut.contains(row.key) }

  mutating func say(_ doubt: Doubt, of row: ImportPlan.Row) { doubts[row.key] = doubt }
  mutating func say(_ category: CategoryName, of row: ImportPlan.Row) {
    categories[row.key] = category
  }
  mutating func leaveOut(_ row: ImportPlan.Row) { leftOut.insert(row.key) }
}

/// Asks about the lines of files, one by one.
struct ImportQuestions {
  let session: Session
  let importing: Importing
  let screen: ImportScreen

  /// Shows what there is, and asks about what is doubtful.
  ///
  /// - Parameter asksEach: Whether the options leave open what the doubtful are.
  /// - Returns: Whether all were answered: not at the end of the input.
  func askDoubts(_ answers: inout ImportAnswers, asksEach: Bool) async throws -> Bool {
    session.prompt.present(screen.lines(session.prompt.style))
    guard asksEach else { return true }
    for row in importing.statements.flatMap(\.rows) {
      let like: String
      switch row.state {
      case .doubtful(let entry):
        let isOther = importing.contents?.isOtherSide(row, of: entry) == true
        like = (isOther ? "the other side of " : "") + (try await words(of: entry))
      // It is asked about once the other one is there.
      case .retold(let other) where other.isOtherSide: continue
      case .retold(let other): like = importing.words(of: other)
      case .new, .same, .known, .leftOut: continue
      }
      let question =
        "\(line(row)) is like \(like). Same, new, or leave it? [s/n/L] "
      let answer = try session.prompt.choose(question) { answer -> ImportAnswers.Doubt? in
        switch answer {
        case "s", "same": .same
        case "n", "new": .new
        case "", "l", "leave": .leave
        default: nil
        }
      }
      guard let answer else { return false }
      answers.say(answer, of: row)
    }
    return true
  }

  /// Asks about the category of each line that is spent.
  ///
  /// - Returns: Whether all were answered: not at the end of the input.
  func askCategories(_ answers: inout ImportAnswers) throws -> Bool {
    session.prompt.say(["Enter keeps a category; '-' leaves the line out."])
    let offered = (importing.state?.plan.categories ?? CategoryCatalog()).offered(on: session.today)
    for row in importing.statements.flatMap(\.rows) where importing.isStored(row, answers) {
      let content = importing.contents?.content(of: row, isMatched: answers.isSame(row))
      guard let category = content?.category else { continue }
      while true {
        guard
          let answer = try session.prompt.ask("\(line(row)) [\(category.text)]: ")
        else { return false }
        if answer.isEmpty { break }
        if answer == "-" {
          answers.leaveOut(row)
          break
        }
        if let name = CategoryName(answer), offered.contains(name) {
          answers.say(name, of: row)
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

  private func line(_ row: ImportPlan.Row) -> String {
    let content = importing.contents?.content(of: row, isMatched: false)
    let name = VisibleText(content?.merchant ?? row.line.payee).description
    let amount = session.prompt.style.amount(row.amount)
    return "\(row.line.day.text)  \(amount)  \(name)"
  }

  /// What is in the ledger already, in one line.
  private func words(of entry: EventID) async throws -> String {
    let number = importing.numbering?.text(entry) ?? entry.text
    let found = try await session.ledger.view(LatestEntries([entry])).entries.first
    guard let found else { return number }
    let amount = session.prompt.style.amount(found.values.amount)
    let name = VisibleText(found.texts.merchant).description
    return "\(number) (\(found.values.date.text) \(amount)\(name.isEmpty ? "" : " \(name)"))"
  }
}
