import LedgerModel
import Synchronization

extension FileEventStore {
  /// The calls that the store makes.
  var system: any FileSystem { folder.state.withLock { folder in folder.system } }

  /// Gives out every line of the ledger's files that proves itself, log by log, and says where nothing
  /// does: also of a ledger that is too damaged to be opened. Nothing is changed or locked.
  ///
  /// - Parameter body: Called with each finding; answers whether to go on.
  /// - Throws: ``LogError/noLedger(path:)`` where there is no log, and what the body throws.
  public func salvage(_ body: (SalvageFinding) throws -> Bool) throws {
    let logs = try placeFacts().logs
    guard !logs.isEmpty else { throw LogError.noLedger(path: path) }
    var goesOn = true
    for log in logs where goesOn {
      let opened: (file: OpenFile, byteCount: Int)
      do throws(LogError) {
        opened = try open(log)
      } catch {
        goesOn = try body(.unreadable(error))
        continue
      }
      defer { system.close(opened.file) }
      let salvage = LogSalvage(
        system: system, file: opened.file, byteCount: opened.byteCount,
        writer: LedgerPlace.writer(ofLog: log) ?? .unknown)
      try salvage.run { finding in
        goesOn = try body(finding)
        return goesOn
      }
    }
  }

  /// Opens a file that is read as a log: the file, and how many bytes it has.
  func open(_ path: String) throws(LogError) -> (file: OpenFile, byteCount: Int) {
    do throws(FileError) {
      let file = try system.open(path, .read)
      do throws(FileError) {
        let status = try system.status(of: file)
        guard status.kind == .regular else {
          throw FileError(action: "open", path: path, code: 0, reason: "it is no regular file")
        }
        return (file, status.byteCount)
      } catch {
        system.close(file)
        throw error
      }
    } catch {
      throw LogError(reading: error)
    }
  }
}

extension LedgerPlace {
  /// The writer that the name of a log tells; `nil` where it tells none.
  static func writer(ofLog path: String) -> WriterID? {
    let name = path.split(separator: "/").last ?? ""
    return name.hasSuffix(".jsonl") ? WriterID(name.dropLast(".jsonl".count)) : nil
  }
}
