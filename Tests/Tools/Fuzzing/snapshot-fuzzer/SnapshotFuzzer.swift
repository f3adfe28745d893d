import LedgerFuzzing

/// Gives libFuzzer's bytes to the readers of snapshots; a promise that they break ends the run.
///
/// Build and run: `Tests/Tools/Fuzzing/fuzz snapshot`.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  do {
    _ = try TriedReader.snapshots.takesIn(bytes)
  } catch {
    fatalError("\(error)")
  }
  return 0
}
