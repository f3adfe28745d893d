extension FileEventStore {
  /// Lists the files of a folder from which receipts are added, by name, without hidden files and subfolders.
  ///
  /// - Parameter path: The folder's path.
  /// - Returns: `nil` if it is not a folder.
  /// - Throws: ``LogError`` if it cannot be read.
  public func receiptSources(in path: String) throws(LogError) -> [String]? {
    try LogError.reading { () throws(FileError) -> [String]? in
      guard let status = try system.status(at: path), status.kind == .folder else { return nil }
      var folder = path
      while folder.count > 1, folder.hasSuffix("/") || folder.hasSuffix("/.") {
        folder.removeLast()
      }
      var files: [String] = []
      for name in try system.names(in: path).sorted() where !name.hasPrefix(".") {
        let file = "\(folder)/\(name)"
        if try system.status(at: file)?.kind == .regular { files.append(file) }
      }
      return files
    }
  }
}
