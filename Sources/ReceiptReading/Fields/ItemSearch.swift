/// Finds the items: lines that end with an amount, above the totals.
struct ItemSearch {
  let table: AmountTable

  func items() -> [ReadReceipt.Item] {
    var items: [ReadReceipt.Item] = []
    var byLine: [Int: [LabelledAmount]] = [:]
    for amount in table.amounts { byLine[amount.line, default: []].append(amount) }
    var isOver = false
    for place in table.lines.indices {
      let row = byLine[place] ?? []
      if isEnd(place, row), !items.isEmpty || row.contains(where: { $0.label == .total }) {
        isOver = true
      }
      if isOver { break }
      guard let amount = row.last, amount.label == nil, !amount.isRepaired,
        !amount.isPartOfLine || row.count == 1 && false
      else { continue }
      guard let name = name(place, row) else { continue }
      items.append(
        ReadReceipt.Item(
          name: name,
          amount: ReceiptAmount(thousandths: amount.value, decimals: amount.decimals),
          line: table.lines[place].number))
    }
    return items
  }

  private func isEnd(_ place: Int, _ row: [LabelledAmount]) -> Bool {
    let label = row.first?.label ?? table.bareLabels[place]
    return label == .total || label == .subtotal || label == .due
  }

  /// The text before the amounts of a line, or the line above if there is none.
  private func name(_ place: Int, _ row: [LabelledAmount]) -> String? {
    guard let first = row.first else { return nil }
    let line = table.lines[place]
    var end = first.range.lowerBound
    // A whole number or a unit price before the amount is not part of the name.
    for number in table.numbers[place] where number.range.upperBound <= end {
      if number.isPartOfLine, number.range.lowerBound > 3 {
        end = min(end, number.range.lowerBound)
      }
    }
    if let name = cleaned(line, 0..<end) { return name }
    guard place > 0, table.numbers[place - 1].allSatisfy({ $0.decimals == 0 }),
      table.bareLabels[place - 1] == nil
    else { return nil }
    let above = table.lines[place - 1]
    return cleaned(above, 0..<above.bytes.count)
  }

  /// A name without the count and the code before it, and the signs after it.
  private func cleaned(_ line: ReceiptLine, _ range: Range<Int>) -> String? {
    var start = range.lowerBound
    var end = range.upperBound
    let bytes = line.bytes
    end = ItemSearch.end(of: bytes, start, end)
    while start < end, !bytes[start].isLetter {
      // "3M TAPE" and "7UP" begin with a digit that touches a letter, unlike a count.
      if bytes[start].isDigit {
        var stop = start
        while stop < end, bytes[stop].isDigit { stop += 1 }
        if stop < end, bytes[stop].isLetter, stop - start <= 2,
          !(bytes[stop] == UInt8(ascii: "X") && (stop + 1 == end || !bytes[stop + 1].isLetter))
        {
          break
        }
        start = stop
        // "2 x Rolls"
        var sign = start
        while sign < end, bytes[sign].isBlank { sign += 1 }
        if sign + 1 < end, bytes[sign] == UInt8(ascii: "X"), bytes[sign + 1].isBlank {
          start = sign
        }
        if start < end, bytes[start] == UInt8(ascii: "X"), start + 1 < end,
          !bytes[start + 1].isLetter
        {
          start += 1
        }
      } else {
        start += 1
      }
    }
    guard bytes[start..<end].letterKey.count >= 2,
      !ItemSearch.isMeasure(bytes[start..<end])
    else { return nil }
    return line.text(start..<end)
  }

  /// The end of a name: before signs, a currency code, a multiplication sign, and a count in a separate column.
  private static func end(of bytes: [UInt8], _ start: Int, _ limit: Int) -> Int {
    var end = limit
    while end > start {
      let last = bytes[end - 1]
      if !last.isLetter, !last.isDigit, last != 0x29 {
        end -= 1
        continue
      }
      let word = bytes[start..<end].reversed().prefix { !$0.isBlank }.count
      let place = end - word
      guard place > start + 1 else { break }
      let text = Array(bytes[place..<end])
      let isSign = text == [UInt8(ascii: "X")] || CurrencyWords.names(text)
      let isCount =
        text.allSatisfy(\.isDigit) && bytes[place - 2].isBlank && text.count <= 3
      guard isSign || isCount else { break }
      end = place
    }
    return end
  }

  /// Whether the text is only a measure: "0,394 kg x".
  private static func isMeasure(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.split { !$0.isLetter }.allSatisfy { word in
      word == [UInt8(ascii: "X")] || NumberWords.measures.contains(Array(word))
    }
  }
}
