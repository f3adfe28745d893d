import Foundation
import LedgerTestSupport
import PuldarSubprocesses
import Testing

/// What is asked of files beside a ledger.
@Suite struct LocalFilesTests {
  private let files = LocalFiles()

  @Test func `a file that is replaced is private, and so are its folders`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("a/b/file")
    #expect(files.replace(path, with: [1, 2, 3]))
    #expect(files.replace(path, with: [4, 5]))
    #expect(files.bytes(of: path, upTo: 100) == [4, 5])
    #expect(files.bytes(of: path, upTo: 1) == [4])
    #expect(files.facts(of: path)?.byteCount == 2)
    for (name, mode) in [("a", 0o700), ("a/b", 0o700), ("a/b/file", 0o600)] {
      let attributes = try FileManager.default.attributesOfItem(atPath: folder.path(name))
      #expect(attributes[.posixPermissions] as? Int == mode)
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path("a/b")) == ["file"])
  }

  @Test func `what is no file has no facts and no bytes`() throws {
    let folder = try TemporaryFolder()
    #expect(mkfifo(folder.path("pipe"), 0o600) == 0)
    for path in [folder.path, folder.path("none"), folder.path("pipe"), "/dev/zero"] {
      #expect(files.facts(of: path) == nil)
      #expect(files.bytes(of: path, upTo: 10) == nil)
    }
    #expect(!files.replace("/dev/null/x", with: []))
  }

  @Test func `a folder names its regular files and the links to such, sorted`() throws {
    let folder = try TemporaryFolder()
    for name in ["b", "a", ".c"] { #expect(files.replace(folder.path(name), with: [])) }
    #expect(files.replace(folder.path("folder/d"), with: []))
    #expect(mkfifo(folder.path("pipe"), 0o600) == 0)
    for (name, target) in [("link", "a"), ("astray", "nothing"), ("outward", "folder")] {
      try FileManager.default.createSymbolicLink(
        atPath: folder.path(name), withDestinationPath: target)
    }
    #expect(try files.names(in: folder.path) == [".c", "a", "b", "link"])
    #expect(try files.names(in: folder.path("outward")) == ["d"])
    for path in ["none", "a", "pipe"] { #expect(try files.names(in: folder.path(path)) == nil) }
  }

  @Test func `a folder that cannot be looked at is an error, and no folder without files`() {
    let path = "/" + String(repeating: "x", count: 300)
    let error = #expect(throws: (any Error).self) { try files.names(in: path) }
    #expect(error.map { "\($0)" } == "cannot look at '\(path)/.': File name too long")
  }

  @Test func `a program and a link to it are known as such`() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("shell"), withDestinationPath: "/bin/sh")
    #expect(files.facts(of: folder.path("shell"))?.isExecutable == true)
    #expect(files.replace(folder.path("plain"), with: []))
    let before = try #require(files.facts(of: folder.path("plain")))
    #expect(!before.isExecutable)
    #expect(before.modifiedNanoseconds > 0)
  }
}
