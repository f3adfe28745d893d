import LedgerModel
import LedgerStore

/// An attached file, with its printed text if that is requested.
struct AttachedReceipt: Shaped {
  let file: ReceiptFile
  /// The printed text; empty if nobody read it, or it is not requested.
  var text = ""
  /// The lines that match a search.
  var found: [String] = []

  static let shape = Shape<AttachedReceipt>(
    "attached",
    .init("name", \.file.name, "What it was called where it came from."),
    .init("type", \.file.type), .init("bytes", \.file.byteCount, "How long it is."),
    .init("hash", \.file.hash, "Its SHA-256."),
    .init(
      "file", { "receipts/\($0.file.storedName)" }, "Where it stands in the ledger's folder."),
    .ifAny(
      "text", \.text.nonEmpty,
      "What is printed on it, line by line, if it was read; told by show, bill show and attach."),
    .ifAny(
      "found", { $0.found.isEmpty ? nil : $0.found },
      "With find, its lines that hold words which the entry itself does not."))

  /// Returns its line, followed by its printed text.
  ///
  /// - Parameters:
  ///   - isHere: Whether the file exists on this machine.
  ///   - rest: The command that shows the whole printed text; `nil` to show all of it.
  ///   - indent: The indentation at which the lines will be shown.
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

  /// The most characters of text to show beside the file's name.
  private static let besideLimit = 60
  /// The number of lines shown by default: mostly the name of the shop and its address.
  private static let usualLineCount = 3

  private func cut(
    _ line: String, _ indent: Int, _ rest: String?, _ style: ScreenStyle
  ) -> String {
    guard rest != nil, let columns = style.columns else { return line }
    return DisplayWidth.truncated(line, to: max(20, columns - indent), ellipsis: style.ellipsis)
  }

  /// Returns the beginning of a text, on one line: `"Whole Foods Market" and 11 more lines`.
  static func beginning(of text: String) -> String {
    let lines = PrintedText(text).lines
    guard let first = lines.first else { return "" }
    let start = "\"\(VisibleText(first))\""
    return lines.count == 1 ? start : "\(start) and \((lines.count - 1).of("more line"))"
  }
}

extension Session {
  /// Returns attached files with their printed texts, which are read from the log on request.
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

  /// Returns the lines of attached files and their printed texts.
  ///
  /// - Parameters:
  ///   - rest: The command that shows the whole printed text; `nil` to show all of it.
  ///   - indent: The indentation at which the lines will be shown.
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
