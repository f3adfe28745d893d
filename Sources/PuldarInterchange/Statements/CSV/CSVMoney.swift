/// Decides which of several money columns is the amount and which the balance, in a file without names.
struct CSVMoney {
  /// The columns, from left to right.
  let columns: [Int]
  /// The amounts of the first rows; `nil` for an empty cell.
  let rows: [[StatementAmount?]]
  /// Whether a word says that each row was paid; `nil` if the file has no such words.
  let isPaid: [Bool]?

  /// Returns the only pair in which each row's balance follows from the last, or in which the amount and a third column
  /// add up to the balance in each row; `nil` if there is none, or several.
  func amountAndBalance() -> (amount: Int, balance: Int)? {
    var whole: [(values: [StatementAmount], isPaid: Bool)] = []
    for (place, row) in rows.enumerated() {
      let values = row.compactMap(\.self)
      if values.count == columns.count {
        whole.append((values, isPaid?[safely: place] ?? false))
      }
    }
    var found: [(amount: Int, balance: Int)] = []
    for amount in columns.indices {
      for balance in columns.indices where balance != amount {
        var chain = BalanceChain()
        for row in whole {
          let written = row.values[amount]
          chain.add(
            row.isPaid && written.unscaled > 0 ? written.negated ?? written : written,
            balance: row.values[balance])
        }
        let leads =
          chain.pairs > 0 && chain.verdict?.isWhole == true && chain.verdict?.sign == .account
        let adds = columns.indices.contains { before in
          before != amount && before != balance && !whole.isEmpty
            && whole.allSatisfy { row in
              row.values[before].adding(row.values[amount]) == row.values[balance]
            }
            && whole.contains { row in row.values[amount].unscaled < 0 }
        }
        if leads || adds { found.append((columns[amount], columns[balance])) }
      }
    }
    return found.count == 1 ? found[0] : nil
  }

  /// Returns the two columns of which each row fills one, and the third column, their balance; `nil` if there is no
  /// such combination, or several.
  func debitAndCredit() -> (debit: Int, credit: Int, balance: Int)? {
    var found: [(debit: Int, credit: Int, balance: Int)] = []
    for debit in columns.indices {
      for credit in columns.indices where credit != debit {
        for balance in columns.indices where balance != debit && balance != credit {
          if leads(debit, credit, balance) {
            found.append((columns[debit], columns[credit], columns[balance]))
          }
        }
      }
    }
    return found.count == 1 ? found[0] : nil
  }

  /// Returns the amount column next to which another states the balance before each row; `nil` if there is none, or
  /// several.
  func amountAfterBalance() -> Int? {
    var found: Set<Int> = []
    for amount in columns.indices {
      for balance in columns.indices where balance != amount {
        let whole = rows.compactMap { row -> (amount: StatementAmount, balance: StatementAmount)? in
          guard let value = row[amount], let before = row[balance] else { return nil }
          return (value, before)
        }
        guard whole.count == rows.count, whole.count > 2 else { continue }
        let pairs = zip(whole, whole.dropFirst())
        let rises = pairs.allSatisfy { $0.balance.adding($0.amount) == $1.balance }
        let falls = pairs.allSatisfy { $1.balance.adding($1.amount) == $0.balance }
        if rises || falls, whole.contains(where: { $0.amount.unscaled < 0 }) {
          found.insert(columns[amount])
        }
      }
    }
    return found.count == 1 ? found.first : nil
  }

  /// Returns the two unsigned columns of which each row fills one; `nil` if there are others, or one is always empty.
  func sides() -> (first: Int, second: Int)? {
    guard columns.count == 2, isPaid == nil else { return nil }
    var (firsts, seconds) = (0, 0)
    for row in rows {
      let filled = row.map { $0.flatMap { $0.unscaled == 0 ? nil : $0 } }
      guard filled.allSatisfy({ $0?.unscaled ?? 0 >= 0 }) else { return nil }
      switch (filled[0], filled[1]) {
      case (.some, nil): firsts += 1
      case (nil, .some): seconds += 1
      default: return nil
      }
    }
    return firsts > 0 && seconds > 0 ? (columns[0], columns[1]) : nil
  }

  private func leads(_ debit: Int, _ credit: Int, _ balance: Int) -> Bool {
    var chain = BalanceChain()
    var hasBoth = (debit: false, credit: false)
    for row in rows {
      let paid = row[debit].flatMap { $0.unscaled == 0 ? nil : $0 }
      let received = row[credit].flatMap { $0.unscaled == 0 ? nil : $0 }
      // Some banks write only the balance at the end of each day.
      guard let left = row[balance] else { continue }
      switch (paid, received) {
      case (let paid?, nil):
        guard let amount = paid.unscaled < 0 ? paid : paid.negated else { return false }
        chain.add(amount, balance: left)
        hasBoth.debit = true
      case (nil, let received?):
        chain.add(received, balance: left)
        hasBoth.credit = true
      case (nil, nil): continue
      case (.some, .some): return false
      }
    }
    return hasBoth.debit && hasBoth.credit && chain.pairs > 0
      && chain.verdict?.isWhole == true && chain.verdict?.sign == .account
  }
}
