import LedgerModel
import LedgerStore

/// The problems of the attached files, in words.
enum ReceiptProblem {
  /// The most files to list; any others are only counted.
  private static let namedCount = 10

  /// - Parameter check: The result of checking the files.
  static func all(of check: ReceiptCheck, _ numbering: EventNumbering) -> [CommandFailure] {
    let missing = check.missing.map { receipt in
      "\(VisibleText(receipt.name)) of \(numbering.text(receipt.target)) "
        + "(receipts/\(receipt.storedName))"
    }
    let changed = check.changed.map { "receipts/\(VisibleText($0))" }
    return [
      failure(
        missing, "is not here", "are not here",
        remedy: "Copy it from the device or backup that has it, or attach the same file again."),
      failure(
        changed, "is not what was attached", "are not what was attached",
        remedy: "Put the file back from a backup, or attach the same file again."),
    ].compactMap(\.self)
  }

  private static func failure(
    _ names: [String], _ one: String, _ several: String, remedy: Advice
  ) -> CommandFailure? {
    guard let first = names.first else { return nil }
    if names.count == 1 { return CommandFailure("\(first) \(one)", remedy: remedy, .refusedData) }
    let more = names.count - namedCount
    let told = names.prefix(namedCount) + (more > 0 ? ["and \(more) more"] : [])
    return CommandFailure(
      "\(names.count) receipts \(several):\n" + told.joined(separator: "\n"), remedy: remedy,
      .refusedData)
  }
}

extension ReceiptCheck: Shaped {
  static let shape = Shape<ReceiptCheck>(
    .init("count", \.neededCount),
    .init("missing", { $0.missing.map { "receipts/\($0.storedName)" } }),
    .init("changed", { $0.changed.map { "receipts/\($0)" } }))
}
