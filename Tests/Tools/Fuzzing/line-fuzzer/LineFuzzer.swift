import LedgerFuzzing

/// Gives libFuzzer's bytes to the readers of a log; a promise that they break ends the run.
///
/// Build and run: `Tests/Tools/Fuzzing/fuzz line`.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  do {
    _ = try TriedReader.lines.takesIn(bytes)
  } catch {
    fatalError("\(error)")
  }
  return 0
}
