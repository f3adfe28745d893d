import LedgerModel
import LedgerStore

/// A file that is attached, with what is printed on it where that is told.
struct AttachedReceipt {
  let file: ReceiptFile
  /// What is printed on it; empty where nobody read it, or it is not told.
  var text = ""
  /// Its lines that hold what was looked for.
  var found: [String] = []

  /// As a program reads it.
  var document: Record {
    var record: Record = [
      "name": file.name, "type": file.type.rawValue, "bytes": file.byteCount,
      "hash": file.hash.text, "file": "receipts/\(file.storedName)",
    ]
    if !text.isEmpty { record += ["text": text] }
    if !found.isEmpty { record += ["found": found] }
    return record
  }

  /// Its line, and below it what is printed on it.
  ///
  /// - Parameters:
  ///   - isHere: Whether the file itself is.
  ///   - rest: The command that shows all that is printed; `nil` where all is shown.
  ///   - indent: How far from the left it will stand.
  func lines(isHere: Bool, rest: String?, indent: Int, _ style: ScreenStyle) -> [String] {
    let line = ReceiptLine(file: file).text(isHere: isHere, style)
    let printed = PrintedText(text).lines
    if printed.count == 1, rest != nil, printed[0].count <= AttachedReceipt.besideLimit {
      return [style.joined([line, "\"\(VisibleText(printed[0]))\""])]
    }
    let shown = rest == nil ? printed[...] : printed.prefix(AttachedReceipt.usualLineCount)
    var lines = [line] + shown.map { text in cut("| \(VisibleText(text))", indent, rest, style) }
    if let rest, printed.count > shown.count {
      let count = (printed.count - shown.count).of("more line")
      lines.append("\(style.ellipsis) \(count): \(rest)")
    }
    return lines
  }

  /// How many characters stand beside the file's name.
  private static let besideLimit = 60
  /// How many lines are shown unless all are asked for: mostly the name of the shop and where it is.
  private static let usualLineCount = 3

  private func cut(
    _ line: String, _ indent: Int, _ rest: String?, _ style: ScreenStyle
  ) -> String {
    guard rest != nil, let columns = style.columns else { return line }
    return DisplayWidth.truncated(line, to: max(20, columns - indent), ellipsis: style.ellipsis)
  }

  /// The beginning of a text, on one line: `"Whole Foods Market" and 11 more lines`.
  static func beginning(of text: String) -> String {
    let lines = PrintedText(text).lines
    guard let first = lines.first else { return "" }
    let start = "\"\(VisibleText(first))\""
    return lines.count == 1 ? start : "\(start) and \((lines.count - 1).of("more line"))"
  }
}

extension Session {
  /// Files that are attached, with what is printed on them: that is read from the log where somebody asks.
  func read(_ receipts: [ReceiptBook.Receipt]) async throws -> [AttachedReceipt] {
    let events = receipts.filter(\.attached.hasText).map(\.event)
    var texts: [EventID: String] = [:]
    if !events.isEmpty {
      for event in try await ledger.events(events) {
        if case .receipt(.attached(let attached)) = event.event { texts[event.id] = attached.text }
      }
    }
    return receipts.map { AttachedReceipt(file: $0.file, text: texts[$0.event] ?? "") }
  }

  /// What is attached, and what is printed on it.
  ///
  /// - Parameters:
  ///   - rest: The command that shows all that is printed; `nil` where all is shown.
  ///   - indent: How far from the left it will stand.
  func lines(
    of receipts: [AttachedReceipt], rest: Advice?, indent: Int, _ style: ScreenStyle
  ) -> [[String]] {
    if receipts.isEmpty { return [] }
    let store = store
    return receipts.map { receipt in
      receipt.lines(
        isHere: store.path(of: receipt.file) != nil, rest: rest.map(text), indent: indent, style)
    }
  }
}
