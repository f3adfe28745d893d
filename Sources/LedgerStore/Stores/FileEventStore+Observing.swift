import LedgerModel

// Reads ledgers of which nothing is remembered on this machine.
extension FileEventStore {
  /// Creates a store that only reads: of the ledger nothing is remembered on this machine, and nothing is made.
  ///
  /// It is for a program that reads the ledgers of many people once. Files of any owner are read. Figures that an
  /// earlier process kept in the cache folder are used if they fit.
  ///
  /// - Parameters:
  ///   - path: The ledger's folder, or a single log, which ends in `.jsonl`.
  ///   - heads: What ``Ledger/verifiedHeads()`` gave earlier, from a place that whoever writes the ledger cannot
  ///     change: events up to there are not verified again, and if they are no longer there, events are missing.
  ///   - machine: The places of this machine; only its cache folder is read.
  public convenience init(
    reading path: String, since heads: [VerifiedHead] = [], machine: MachinePlaces = .standard
  ) {
    self.init(
      path.hasSuffix(".jsonl") ? .file(path) : .folder(path), machine: machine,
      system: SystemCalls(), observed: heads.map(\.log))
  }

  /// Creates a store that only reads logs from memory, such as those of a ledger that is kept in a database.
  ///
  /// - Parameters:
  ///   - logs: The lines of each log, as its file would hold them. A log that comes twice is damaged after the first.
  ///   - name: The name of the ledger in errors.
  ///   - heads: What was verified earlier, as for ``init(reading:since:machine:)``.
  public convenience init(
    reading logs: [[UInt8]], named name: String, since heads: [VerifiedHead] = []
  ) {
    let place: LedgerPlace
    let files: [(path: String, bytes: [UInt8])]
    if logs.count == 1 {
      place = .file(name)
      files = [(name, logs[0])]
    } else {
      place = .folder(name)
      files = logs.enumerated().map { number, bytes in
        let writer = LogOpened.writer(ofLog: bytes)?.text ?? "log\(number)"
        return ("\(place.logFolderPath)/\(writer).jsonl", bytes)
      }
    }
    self.init(
      place,
      machine: MachinePlaces(stateFolder: "", machineID: "", deviceName: ""),
      system: MemoryFiles(files), observed: heads.map(\.log))
  }
}

extension LogOpened {
  /// Returns the writer in the first line of a log; `nil` if it does not read.
  fileprivate static func writer(ofLog bytes: [UInt8]) -> WriterID? {
    let end = bytes.firstIndex(of: UInt8(ascii: "\n")) ?? bytes.endIndex
    var envelope = EventEnvelope.blank
    let line = bytes.span.bytes.extracting(0..<end)
    guard (try? LogLine.read(line, parts: .all, into: &envelope)) != nil,
      case .logOpened(let opened) = envelope.event
    else { return nil }
    return opened.writer
  }
}
