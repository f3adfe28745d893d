import PuldarInterchange

/// Gives libFuzzer's bytes to the readers of bank files; a trap, or a sum that is none, ends the run.
///
/// The first byte chooses the reader, or lets the file say what it is. Build and run:
/// `Tests/Tools/Fuzzing/fuzz statement`.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  guard let choice = bytes.first else { return 0 }
  var hints = StatementHints()
  let formats = StatementFormat.allCases
  if choice & 0x0F < formats.count { hints.format = formats[Int(choice & 0x0F)] }
  // What a person may say as well.
  if choice & 0x10 != 0 { hints.dayOrder = .dmy }
  if choice & 0x20 != 0 { hints.sign = .card }
  if choice & 0x40 != 0 { hints.decimalMark = .comma }
  if choice & 0x80 != 0 { hints.columns = [.day, .payee, .amount] }
  do throws(StatementReadingError) {
    let statements = try StatementReader.read(Array(bytes.dropFirst()), hints: hints)
    for statement in statements {
      precondition(statement.sum != nil, "a statement without a sum was read")
      for line in statement.lines { _ = "\(line.amount)" }
    }
  } catch {
    precondition(!error.problem.isEmpty, "a refusal without a reason")
  }
  return 0
}
