import Foundation
import LedgerTestSupport
import Testing

@testable import LedgerStore

/// A change that comes right after the watch began is no earlier one: whoever has read the folder in between would
/// wait for the next, which may never come.
struct FolderWatchTests {
  /// Held until the test is over.
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func write(_ name: String, in place: String) throws {
    try Data("a line\n".utf8).write(to: URL(filePath: "\(place)/\(name)"))
  }

  @Test(arguments: 1...20)
  func `a file that comes right after the watch began is told of`(_ round: Int) async throws {
    let (changes, changed) = AsyncStream.makeStream(of: Void.self)
    let watch = FolderWatch(folder.path, changed: { changed.yield() })
    try write("log \(round)", in: folder.path)
    for await _ in changes { break }
    withExtendedLifetime(watch) {}
  }

  @Test func `a folder that comes right after the watch began is told of, and what comes to it`()
    async throws
  {
    let (changes, changed) = AsyncStream.makeStream(of: Void.self)
    let place = folder.path("later")
    let watch = FolderWatch(place, changed: { changed.yield() })
    try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: false)
    try write("first", in: place)
    var told = changes.makeAsyncIterator()
    await told.next()
    try write("second", in: place)
    await told.next()
    withExtendedLifetime(watch) {}
  }
}
