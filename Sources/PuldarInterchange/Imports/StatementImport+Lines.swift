import LedgerModel

extension StatementImport {
  /// The lines of files, statement by statement, each in the order of its file. A line is built on access, so that ten
  /// years of lines take little memory.
  public struct Lines: RandomAccessCollection, MutableCollection, Sendable {
    private var parts: [Part]
    var contents: ImportContents
    private let usual: (new: Choice, doubtful: Choice)
    /// Choices that differ from the default.
    private var choices: [Line.ID: Choice] = [:]
    private var said: [Line.ID: CategoryName] = [:]

    /// - Parameters:
    ///   - parts: The lines of each statement.
    ///   - usual: The default choices for lines that are new or surely the same, and for doubtful ones.
    init(_ parts: [Part], _ contents: ImportContents, usual: (new: Choice, doubtful: Choice)) {
      self.parts = parts
      self.contents = contents
      self.usual = usual
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { parts.last?.range.upperBound ?? 0 }

    /// The line with an id. Setting it changes only its choice and its category.
    public subscript(id: Line.ID) -> Line {
      get { self[id, as: choice(of: id)] }
      set {
        choices[id] = newValue.choice == usualChoice(of: id) ? nil : newValue.choice
        said[id] = newValue.said
      }
    }

    /// The line as it would be with another choice.
    public subscript(id: Line.ID, as choice: Choice) -> Line {
      let part = part(of: id)
      switch part.told(id) {
      case .noRow(let place):
        return Line(part.noRows[place], id, of: part.account, in: part.currency)
      case .row(let place):
        return Line(part.rows[place], id, state(of: id), choice, said: said[id], contents)
      }
    }

    /// Returns how a line relates to the ledger, without building the line.
    public func state(of id: Line.ID) -> State {
      let part = part(of: id)
      switch part.told(id) {
      case .noRow(let place): return .leftOut(part.noRows[place].reason)
      case .row(let place):
        return switch part.rows[place].state {
        case .new: .new
        case .known: .known
        case .same(let entry): .same(entry)
        case .doubtful(let entry): .doubtful(entry)
        case .retold(let other): .retold(by: self.id(ofRow: other.row))
        case .leftOut(let reason): .leftOut(reason)
        }
      }
    }

    /// Returns whether a line is stored under the current choices. A repeated line is noted at the other if that is
    /// stored.
    public func isStored(_ id: Line.ID) -> Bool {
      let (state, choice) = (state(of: id), choice(of: id))
      guard state.canBeStored, choice != .leave else { return false }
      guard choice == .same, case .retold(let other) = state else { return true }
      return other != id && self.state(of: other).canBeStored && self.choice(of: other) != .leave
    }

    /// Releases all lines, for use once they were shown and it is decided what is stored.
    public mutating func removeAll() {
      parts = []
      (choices, said) = ([:], [:])
    }

    private func choice(of id: Line.ID) -> Choice { choices[id] ?? usualChoice(of: id) }

    private func usualChoice(of id: Line.ID) -> Choice {
      switch state(of: id) {
      case .new: usual.new
      case .same: usual.new == .store ? .same : .leave
      case .doubtful, .retold: usual.doubtful
      case .known, .leftOut: .leave
      }
    }

    /// Returns the line of a row, given by its index among those of all statements.
    private func id(ofRow row: Int) -> Line.ID {
      var row = row
      for part in parts {
        if row < part.rows.count { return part.id(ofRow: row) }
        row -= part.rows.count
      }
      return endIndex
    }

    private func part(of id: Line.ID) -> Part {
      var (low, high) = (0, parts.count)
      while high - low > 1 {
        let middle = (low + high) / 2
        if parts[middle].range.lowerBound <= id { low = middle } else { high = middle }
      }
      return parts[low]
    }
  }
}

extension StatementImport.Lines {
  /// The lines of one statement.
  struct Part: Sendable {
    let account: AccountName
    let currency: Money.Currency
    let rows: [ImportPlan.Row]
    /// Lines of the file that have no row.
    let noRows: [LeftOutLine]
    /// The range of its lines among all.
    let range: Range<Int>
    /// For each line, the index of its row, or the complement of an index in `noRows`; empty if all lines are rows.
    private let order: [Int32]

    enum Told {
      case row(Int)
      case noRow(Int)
    }

    init(
      _ account: AccountName, in currency: Money.Currency, _ rows: [ImportPlan.Row],
      _ noRows: [LeftOutLine], from start: Int
    ) {
      self.account = account
      self.currency = currency
      self.rows = rows
      self.noRows = noRows
      range = start..<start + rows.count + noRows.count
      var order: [Int32] = []
      if !noRows.isEmpty {
        var other = 0
        for row in rows.indices {
          while other < noRows.count, noRows[other].place.line < rows[row].line.place.line {
            order.append(~Int32(other))
            other += 1
          }
          order.append(Int32(row))
        }
        order += (other..<noRows.count).map { ~Int32($0) }
      }
      self.order = order
    }

    func id(ofRow row: Int) -> Int {
      // Only lines without a row are between it and its index.
      let window = order.dropFirst(row).prefix(noRows.count + 1)
      return range.lowerBound + (window.firstIndex(of: Int32(row)) ?? row)
    }

    func told(_ id: Int) -> Told {
      let place = id - range.lowerBound
      if order.isEmpty { return .row(place) }
      return order[place] < 0 ? .noRow(Int(~order[place])) : .row(Int(order[place]))
    }
  }

  /// Returns the row of a line; `nil` if it is no booking.
  func row(of id: StatementImport.Line.ID) -> ImportPlan.Row? {
    let part = part(of: id)
    guard case .row(let place) = part.told(id) else { return nil }
    return part.rows[place]
  }

  /// Returns the lines of a statement that are stored, and what each becomes.
  ///
  /// - Parameter isMeant: Whether to include the chosen lines, or none.
  func items(of statement: Int, _ isMeant: Bool) -> ImportedItems {
    guard isMeant, parts.indices.contains(statement) else { return ImportedItems([], at: [], []) }
    let part = parts[statement]
    let count = part.range.count(where: isStored)
    var (places, made): ([Int], [ImportedLine]) = ([], [])
    places.reserveCapacity(count)
    made.reserveCapacity(count)
    for id in part.range where isStored(id) {
      guard case .row(let place) = part.told(id) else { continue }
      let content = contents.content(
        of: part.rows[place], isMatched: choice(of: id) == .same, category: said[id])
      places.append(place)
      made.append(content.line)
    }
    return ImportedItems(part.rows, at: places, made)
  }

  /// The categories in the file's latest spelling, by folded name.
  var categories: [String: String] {
    var there: [String: String] = [:]
    for part in parts {
      for place in part.rows.indices {
        let line = part.rows[place].line
        for category in [line.category] + line.parts.map(\.category) where !category.isEmpty {
          there[ImportWords.folded(category)] = category
        }
      }
    }
    return there
  }
}
