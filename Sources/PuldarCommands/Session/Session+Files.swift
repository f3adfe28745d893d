/// The files that a person names, or asks to see.
extension Session {
  /// Writes a file that a person named, whole or not at all.
  ///
  /// - Throws: ``CommandFailure`` if its folder is missing, it is a part of the ledger, or it cannot be written.
  func write(_ bytes: [UInt8], to file: PathArgument) throws {
    guard file.path != "-" else {
      throw CommandFailure(
        "'-' is no file, and nothing is written to standard output",
        remedy: "Name a file; one with this name is './-'.", .usage)
    }
    if surroundings.files?.holds(location.path, file.path) == true {
      throw CommandFailure(
        "'\(VisibleText(file.path))' lies in the ledger itself, in \(VisibleText(location.shownPath))",
        remedy: "Name a file outside of it.", .inputOutput)
    }
    let name = file.path.split(separator: "/").last.map(String.init) ?? ""
    let others = try surroundings.files?.names(in: Session.folder(of: file.path) ?? ".")
    // It may be the log of another ledger.
    if name.hasSuffix(".jsonl"), others?.contains(name) == true {
      throw CommandFailure(
        "'\(VisibleText(file.path))' is there already, and may be the log of a ledger",
        remedy: "Name another file.", .inputOutput)
    }
    if let folder = Session.folder(of: file.path), others == nil {
      throw CommandFailure(
        "there is no folder '\(VisibleText(folder))' to write '\(VisibleText(file.path))' in",
        remedy: "Make it, or name a file in a folder that is there.", .inputOutput)
    }
    do throws(OutputFailure) {
      try surroundings.files?.replace(file.path, with: bytes)
    } catch {
      throw notWritten(file.path)
    }
  }

  /// Returns the failure about a file that cannot be written: what has its name, or that its folder refuses it.
  private func notWritten(_ path: String) -> CommandFailure {
    let shown = VisibleText(path)
    if (try? surroundings.files?.names(in: path)) != nil {
      return CommandFailure(
        "'\(shown)' is a folder", remedy: "Name a file in it.", .inputOutput)
    }
    do throws(InputFailure) {
      _ = try surroundings.files?.bytes(of: path, upTo: 0)
    } catch .noFile {
      return CommandFailure(
        "'\(shown)' is a pipe, a socket or a device, and no file",
        remedy: "Name a file that is one, or a name that is free.", .inputOutput)
    } catch {}
    return CommandFailure(
      "'\(shown)' cannot be written", remedy: "Name a file in a folder that you may write to.",
      .inputOutput)
  }

  /// Returns the folder part of a path; `nil` if it has none.
  private static func folder(of path: String) -> String? {
    guard let slash = path.lastIndex(of: "/") else { return nil }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Shows a file in the system's program for it.
  func show(_ path: String) async throws(CommandFailure) {
    do throws(ProgramFailure) {
      guard let programs = surroundings.programs else { throw .noProgram([]) }
      try await programs.open(path)
    } catch {
      let shown = VisibleText(path)
      throw error.failure(
        showing: "files", install: "Install xdg-utils, or open \(shown) yourself.",
        otherwise: "Open \(shown) yourself.")
    }
  }
}
