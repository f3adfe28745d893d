import CommandTable
import LedgerStore

/// Writes the manual and the completions into a folder, as `help --man` asks for.
struct ManualWriting {
  let session: Session

  /// Writes each file whole, and returns what was written.
  ///
  /// - Parameter files: The path of each below the folder, and its text.
  /// - Throws: ``CommandFailure``, with nothing written, if the folder is none or has pages that this version does
  ///   not have; after a part of them if the system refuses.
  func report(_ files: [(path: String, text: String)], in word: String) throws -> Report {
    let folder = try folder(word)
    let written = files.map { (path: "\(folder)/\($0.path)", text: $0.text) }
    try checkOlder(than: written.map { $0.path })
    for file in written {
      do throws(OutputFailure) {
        try session.surroundings.files?.replace(
          file.path, with: Array(file.text.utf8), isShared: true)
      } catch {
        throw CommandFailure(
          "'\(VisibleText(file.path))' cannot be written",
          remedy: "Name a folder that you may write to.", .inputOutput)
      }
    }
    let pages = "\(folder)/man"
    return Report(use: .none) { _ in
      [
        .dispensable(
          "Wrote \(files.count) files into '\(VisibleText(folder))': manual pages, and completions."
        ),
        .dispensable("Next: man -M \(VisibleText(pages.shellQuoted)) puldar"),
      ]
    } rows: {
      written.map { [$0.path] }
    } record: {
      PageReport.shape.record(of: written.map { $0.path })
    }
  }

  /// Returns the folder without a slash at its end, after a check that nothing else has its name.
  private func folder(_ word: String) throws -> String {
    guard let path = try? PathArgument(parsing: word).path else {
      throw UsageError("Name a folder for the manual: --man share")
    }
    let folder = path.hasSuffix("/") ? String(path.dropLast()) : path
    if let ledger = ledger(around: folder) {
      throw CommandFailure(
        "'\(VisibleText(folder))' lies in a ledger, in \(VisibleText(ledger))",
        remedy: "Name a folder outside of it.", .inputOutput)
    }
    guard let files = session.surroundings.files, !folder.isEmpty else { return folder }
    // A folder that is not there is made; anything else is left alone.
    let canHold: Bool
    do throws(InputFailure) {
      let isFolder = try files.names(in: folder) != nil
      let other = isFolder ? nil : try files.bytes(of: folder, upTo: 0)
      canHold = other == nil
    } catch {
      canHold = false
    }
    guard canHold else {
      throw CommandFailure(
        "'\(VisibleText(folder))' is no folder that you may write to",
        remedy: "Name one for the manual; if it is not there, it is made.", .inputOutput)
    }
    return folder
  }

  /// Returns the folder of the ledger that a folder is or lies in; `nil` if there is none.
  private func ledger(around folder: String) -> String? {
    let isAbsolute = folder.hasPrefix("/")
    let path = isAbsolute ? folder : "\(session.surroundings.start()?.folder ?? ".")/\(folder)"
    let folders = [path] + path.indices.filter { path[$0] == "/" }.map { String(path[..<$0]) }
    return ([session.location.path] + folders).first { place in
      // A path may lead out of a folder that it names.
      (try? ProfileFolder(place).holdsLedger) == true
        && session.surroundings.files?.holds(place, folder) == true
    }
  }

  /// Refuses to write beside pages of another version, which a reader could not tell from those of this one.
  private func checkOlder(than paths: [String]) throws {
    let new = Set(paths)
    let folders = Set(paths.compactMap { path in path.lastIndex(of: "/").map { path[..<$0] } })
    var older: [String] = []
    for folder in folders.sorted() where folder.contains("/man/man") {
      let names = try session.surroundings.files?.names(in: String(folder)) ?? []
      older += names.filter { $0.hasPrefix("puldar") }.map { "\(folder)/\($0)" }
        .filter { !new.contains($0) }
    }
    guard let first = older.first else { return }
    let more = older.count == 1 ? "" : " and \(older.count - 1) more"
    let removed = older.map(\.shellQuoted).joined(separator: " ")
    throw CommandFailure(
      "the folder has pages of another version of puldar: '\(VisibleText(first))'\(more)",
      remedy:
        "Remove them first, so that none is older than the others: rm \(VisibleText(removed))",
      .refusedData)
  }
}
