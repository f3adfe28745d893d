/// A file that stays open until it has no more users.
package final class KeptFile: Sendable {
  private let system: any FileSystem
  package let file: OpenFile
  /// Its status when it was opened.
  package let status: FileStatus

  /// Opens a file.
  package init(_ system: any FileSystem, _ path: String, _ access: FileAccess) throws(FileError) {
    let file = try system.open(path, access)
    do throws(FileError) {
      status = try system.status(of: file)
    } catch {
      system.close(file)
      throw error
    }
    self.system = system
    self.file = file
  }

  deinit { system.close(file) }
}
