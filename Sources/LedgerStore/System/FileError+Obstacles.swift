/// What stands where something else belongs: each remedy works as it is written.
extension FileError {
  /// What belongs at a path.
  enum Purpose: Hashable, Sendable {
    case log
    case logFolder
    case lock
    case ledger
  }

  /// What stands at a path is not what belongs there.
  static func obstacle(
    _ kind: FileStatus.Kind, at path: String, for purpose: Purpose
  ) -> FileError {
    let wanted =
      switch purpose {
      case .log: "a log"
      case .logFolder, .ledger: "a folder"
      case .lock: "the lock"
      }
    let reason =
      switch kind {
      case .folder: "it is a folder, where \(wanted) should be"
      case .link: "it is a symbolic link, where \(wanted) should be"
      case .special, .regular:
        purpose == .ledger || purpose == .logFolder ? "it is no folder" : "it is no regular file"
      }
    let place = ShellPath(path)
    let remedy =
      switch (purpose, kind) {
      case (.lock, _): "The lock holds no data: move this away with \(place.movingAway)"
      case (.ledger, _): "Name a ledger's folder, or one log that ends in .jsonl."
      case (.log, .link): "Put what it points to in its place: \(place.copying)"
      case (.logFolder, .link): "Put what it points to in its place: \(place.copyingFolder)"
      case (.log, _), (.logFolder, _):
        "Move it away with \(place.movingAway); then 'puldar repair' says what is missing."
      }
    return FileError(action: "open", path: path, code: 0, reason: reason, remedy: remedy)
  }

  /// A log has another name too, under which others may write to it.
  static func secondName(of path: String) -> FileError {
    FileError(
      action: "open", path: path, code: 0, reason: "it has a second name (a hard link)",
      remedy: "Make it a file of its own: \(ShellPath(path).copying)")
  }
}

extension FileSystem {
  /// The first of a path's folders, itself included, that is there and is none; `nil` where each is one.
  func fileAmongFolders(of path: String) -> String? {
    var folder = path.hasPrefix("/") ? "/" : ""
    for name in path.split(separator: "/") {
      folder += (folder.isEmpty || folder == "/" ? "" : "/") + name
      // What a link points to is looked at from inside.
      if let inside = try? status(at: folder + "/."), inside.kind == .folder { continue }
      return (try? status(at: folder)) == nil ? nil : folder
    }
    return nil
  }

  /// What to do about a file where a path's folders should be; `nil` where there is none.
  func remedy(forFolderOf path: String) -> String? {
    fileAmongFolders(of: path).map { file in
      "'\(file)' is no folder: move it away with \(ShellPath(file).movingAway)"
    }
  }
}
