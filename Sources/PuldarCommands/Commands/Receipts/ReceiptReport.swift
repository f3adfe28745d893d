import CommandTable
import LedgerModel
import ReceiptReading

/// The content of a receipt, for display.
struct ReceiptReport {
  private let receipt: ReadReceipt
  private let fields: ReceiptFields
  private let file: PathArgument
  private let explains: Bool
  /// Why it cannot be added; `nil` if it can.
  private let obstacle: Advice?

  init(
    _ receipt: ReadReceipt, of file: PathArgument, explains: Bool, obstacle: Advice? = nil
  ) {
    self.receipt = receipt
    fields = ReceiptFields(receipt)
    self.file = file
    self.explains = explains
    self.obstacle = obstacle
  }

  func report() -> Report {
    return Report("receipt read", use: .none) { style in
      lines(style).map { Report.Line($0) } + hints()
    } record: {
      ReceiptReport.shape.record(of: self)
    }
  }

  static let shape = Shape<ReceiptReport>(
    answer: "receipt",
    note:
      "receipt read. With --jsonl each line of the answer is one without 'schema' and 'file', or one with 'error', a text.",
    .init("file", { $0.file.path == "-" ? nil : $0.file.path }, "null for standard input.")
  ).with(\.receipt, ReceiptFields.shape).with(
    \.self, Shape(.ifAny("why", { $0.explains ? $0.fields.fields : nil }, "With --why.")))

  // MARK: For a person

  private func lines(_ style: ScreenStyle) -> [String] {
    var lines: [String] = []
    for field in fields.fields {
      let name = field.name.padding(9)
      let doubt = field.isCertain ? "" : "  " + style.ink(.yellow, doubt(of: field))
      lines.append(name + VisibleText(field.value).description + doubt)
      if explains { lines += reasons(field) }
    }
    for name in ["merchant", "total", "date"]
    where !fields.fields.contains(where: { $0.name == name }) {
      lines.append(name.padding(9) + style.ink(.yellow, "not found"))
    }
    if !receipt.items.isEmpty {
      var table = TextTable([.words(), .whole(.right)])
      for item in receipt.items {
        table.add(["  " + VisibleText(item.name).description, item.amount.text])
      }
      lines.append("items")
      lines += table.lines(within: style.columns, ellipsis: style.ellipsis)
    }
    if receipt.isCut {
      lines.append("The text is longer than any receipt: its middle was not read.")
    }
    return lines
  }

  /// Returns a short doubt: the other possible value, if one is known.
  private func doubt(of field: ReceiptFields.Field) -> String {
    guard let rival = field.rivals.first else { return "(doubtful)" }
    return "(doubtful: or \(VisibleText(rival.value)))"
  }

  private func reasons(_ field: ReceiptFields.Field) -> [String] {
    let places = field.lines.map(String.init).joined(separator: ", ")
    let evidence = field.evidence.map(\.text).joined(separator: ", ")
    var lines = ["         line \(places)" + (evidence.isEmpty ? "" : ": " + evidence)]
    for rival in field.rivals {
      lines.append("         or \(VisibleText(rival.value)), line \(rival.line)")
    }
    return lines
  }

  /// Returns the command that would store it, or why none would.
  private func hints() -> [Report.Line] {
    if let obstacle { return [.offering(obstacle, isDispensable: true)] }
    guard let total = receipt.total?.value, total.thousandths > 0 else { return [] }
    if file.path != "-" {
      return [.hint("receipt add \(VisibleText(file.path).description.shellQuoted)")]
    }
    let amount = total.text + (receipt.currency.map { $0.value.code } ?? "")
    var command = "add \(amount)"
    if let merchant = receipt.merchant {
      command += " --merchant \(VisibleText(merchant.value).description.shellQuoted)"
    }
    if let date = receipt.date { command += " --date \(date.value.text)" }
    return [.hint(command)]
  }
}

extension String {
  /// Returns the text padded with spaces to a width, with at least one.
  fileprivate func padding(_ width: Int) -> String {
    self + String(repeating: " ", count: max(1, width - count))
  }
}
