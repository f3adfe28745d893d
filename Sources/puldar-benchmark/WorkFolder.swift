#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#endif

/// A folder of its own for the files of a run, gone with it.
struct WorkFolder {
  let path: String

  init() throws(BenchmarkError) {
    let parent = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var template = Array("\(parent)/puldar-benchmark.XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else {
      throw .system("cannot make a folder in '\(parent)'")
    }
    path = String(
      decoding: template.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Removes the folder with all that is in it.
  func remove() {
    _ = try? OtherProgram(["rm", "-rf", path]).run()
  }
}
