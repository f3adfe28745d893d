/// All amounts of a receipt with their labels.
struct AmountTable {
  let lines: [ReceiptLine]
  /// In the order of the lines, and from left to right in each.
  private(set) var amounts: [LabelledAmount] = []
  /// The numbers of each line.
  let numbers: [[PrintedNumber]]
  let style: DecimalStyle
  /// Labels on lines without an amount, by line index.
  private(set) var bareLabels: [Int: AmountLabel] = [:]
  /// The first line of the table of taxes; the line count if there is none.
  private(set) var taxTableStart: Int

  /// - Parameter dates: The ranges of dates and times on each line.
  init(_ lines: [ReceiptLine], dates: [Int: [Range<Int>]], digitsOfCurrency: Int?) {
    self.lines = lines
    let numbers = lines.indices.map { place in
      PrintedNumber.all(in: lines[place].bytes, without: dates[place] ?? [])
    }
    self.numbers = numbers
    style = DecimalStyle(numbers, digitsOfCurrency: digitsOfCurrency)
    taxTableStart = lines.count
    for place in lines.indices {
      if place * 5 > lines.count, taxTableStart == lines.count, isTaxHeading(place) {
        taxTableStart = place
      }
      addAmounts(of: place)
    }
    borrowLabels()
  }

  mutating func append(_ amount: LabelledAmount) { amounts.append(amount) }

  private func isTaxHeading(_ place: Int) -> Bool {
    let key = lines[place].key
    guard key.count >= 6, key.count < 60 else { return false }
    return LabelWords.taxTables.isHeld(by: key)
  }

  /// Adds the amounts of a line, each labelled by the words before it.
  private mutating func addAmounts(of place: Int) {
    let line = lines[place]
    let money = numbers[place].filter { isMoney($0, on: line) }
    guard !money.isEmpty else {
      if let label = LabelWords.label(of: line.bytes[...], line.key) {
        bareLabels[place] = label
        addRepaired(place, label)
      }
      return
    }
    var start = 0
    var label: AmountLabel?
    let first = amounts.count
    for number in money {
      let words = line.bytes[start..<max(start, number.range.lowerBound)]
      label = self.label(of: words, place) ?? label
      amounts.append(amount(number, place, label))
      start = number.range.upperBound
    }
    if label == nil {
      // "12.49 TOTAL"
      let words = line.bytes[start...]
      let before = line.bytes[..<(money.first?.range.lowerBound ?? 0)].letterKey
      if before.count < 3, let behind = LabelWords.label(of: words, words.letterKey) {
        for index in first..<amounts.count { amounts[index].label = behind }
      }
    }
    amounts[amounts.count - 1].isLast = true
    relabelRow(first)
  }

  /// "TOTAL QTY: 6.5 SUBTOTAL 680.00" is a subtotal after a count.
  private func label(of words: ArraySlice<UInt8>, _ place: Int) -> AmountLabel? {
    let label = LabelWords.label(of: words, words.letterKey)
    guard label == .nothing,
      let count = numbers[place].last(where: {
        !$0.isPercent && $0.range.lowerBound > words.startIndex
          && $0.range.upperBound < words.endIndex
      })
    else { return label }
    let behind = words[count.range.upperBound...]
    return LabelWords.label(of: behind, behind.letterKey) ?? label
  }

  /// "TOTAL 10.48 0.73 11.21" is a sum, a tax and the total.
  private mutating func relabelRow(_ first: Int) {
    let row = amounts[first...]
    guard row.count >= 3, row.allSatisfy({ $0.label == .total || $0.label == .due }),
      let whole = row.map(\.magnitude).max()
    else { return }
    let parts = row.indices.filter { amounts[$0].magnitude < whole }
    for left in parts {
      for right in parts
      where left != right && amounts[left].magnitude > amounts[right].magnitude
        && amounts[left].magnitude + amounts[right].magnitude == whole
      {
        amounts[left].label = .subtotal
        amounts[right].label = .tax
        return
      }
    }
  }

  private func amount(
    _ number: PrintedNumber, _ place: Int, _ label: AmountLabel?
  ) -> LabelledAmount {
    let magnitude =
      style == .none && number.isOfThree && number.grouped > 0
      ? number.grouped : number.thousandths
    return LabelledAmount(
      value: number.isNegative ? 0 - magnitude : magnitude,
      decimals: style == .none && number.isOfThree ? 0 : number.decimals, line: place,
      range: number.range, label: label, hasSign: number.hasSign,
      isPartOfLine: number.isPartOfLine, isInTaxTable: place >= taxTableStart,
      isWhole: style == .two && number.decimals < 2)
  }

  /// Whether a number has the form of an amount on this receipt.
  private func isMoney(_ number: PrintedNumber, on line: ReceiptLine) -> Bool {
    if number.isPercent { return false }
    switch style {
    case .two:
      if number.decimals == 2 { return true }
      guard number.decimals <= 1, number.thousandths < 100_000_000 else { return false }
      return (number.hasSign && number.decimals == 0) || isWholeTotal(number, on: line)
    case .three:
      return number.decimals == 3 || number.isOfThree
    case .none:
      if number.isOfThree && number.grouped > 0 { return true }
      guard number.decimals == 0, number.thousandths < 1_000_000_000_000 else { return false }
      // A whole number at the end of a line, or after a currency sign, that is not a code.
      let rest = line.bytes[number.range.upperBound...].letterKey
      return number.hasSign
        || (rest.count <= 2 && number.thousandths >= 100_000
          && number.range.count <= 9 && !line.bytes[..<number.range.lowerBound].letterKey.isEmpty)
    }
  }

  /// Whether a whole number ends a line labelled as a total: some receipts round it, and print no decimals.
  private func isWholeTotal(_ number: PrintedNumber, on line: ReceiptLine) -> Bool {
    guard number.range.upperBound == line.bytes.count, number.range.lowerBound > 0 else {
      return false
    }
    let words = line.bytes[..<number.range.lowerBound]
    let label = LabelWords.label(of: words, words.letterKey)
    return (label == .total || label == .due) && number.range.count <= 6
  }

  /// The number of amounts in a column that belong to items above the labels: if all names were read first,
  /// and then all amounts, the amounts of the items add up to the amount after them.
  private func thingsAbove(_ labels: [AmountLabel], from first: Int) -> Int {
    guard labels.first == .subtotal || labels.first == .total else { return 0 }
    var column: [Int64] = []
    for amount in amounts[first...].prefix(60) {
      let isNext = amount.line == amounts[first].line + column.count
      guard isNext, amount.label == nil, lines[amount.line].key.count <= 4 else { break }
      column.append(amount.value)
    }
    let count = column.count - labels.count
    guard count >= 2, column[..<count].reduce(0, +) == column[count] else { return 0 }
    return count
  }

  /// Gives amounts alone on their lines the labels that are alone on lines before them.
  private mutating func borrowLabels() {
    var waiting: [AmountLabel] = []
    var waitingFrom = 0
    var index = 0
    var skipped = 0
    for place in lines.indices {
      var here: [Int] = []
      while index < amounts.count, amounts[index].line == place {
        here.append(index)
        index += 1
      }
      if let label = bareLabels[place] {
        if waiting.isEmpty || place - waitingFrom > waiting.count { waiting = [] }
        if waiting.isEmpty { waitingFrom = place }
        waiting.append(label)
        continue
      }
      guard let first = here.first else {
        if lines[place].key.count > 2 { waiting = [] }
        continue
      }
      let letters = lines[place].key.count
      if skipped > 0 {
        skipped -= 1
        continue
      }
      if amounts[first].label == nil, letters <= 4, !waiting.isEmpty {
        if waitingFrom + waiting.count == place { skipped = thingsAbove(waiting, from: first) }
        if skipped > 0 {
          skipped -= 1
          continue
        }
        let label = waiting.removeFirst()
        for index in here {
          amounts[index].label = label
          amounts[index].isBorrowed = true
        }
      } else {
        waiting = []
      }
    }
  }
}
