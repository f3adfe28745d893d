import LedgerModel

/// Records of version 0.1, which are read until they are kept anew: `<inode>.json` holds the machine's writer,
/// `<inode>.mark` how far its own log was stored, and `<inode>.seen` how the other logs looked.
extension MachineRecords {
  /// Reads such files of a ledger.
  ///
  /// - Parameters:
  ///   - names: The names of the files in its folder.
  ///   - path: The path of the current ledger, which has the inode.
  func earlier(
    of ledger: LedgerID, _ names: [String], at path: String, inode: UInt64
  ) throws(FileError) -> [MachineRecord] {
    var records: [MachineRecord] = []
    let inodes = names.filter { $0.hasSuffix(".json") || $0 == "\(inode).seen" }
      .compactMap { UInt64($0.prefix { $0 != "." }) }
    for found in Set(inodes) {
      let files = [".json", ".mark", ".seen"].map { "\(folder(of: ledger))/\(found)\($0)" }
      let bytes = try files.map { file throws(FileError) in try contents(file) }
      let known = bytes[0].flatMap { registered($0, ledger, found) }
      // Without a writer of this machine, it only says how the logs looked at the current place.
      if known == nil, found != inode { continue }
      var mark = HighWaterMark(path: known?.path ?? path)
      if let seen = bytes[2] { readSeen(seen, into: &mark) }
      if let writer = known?.writer {
        mark.own = bytes[1].flatMap(acknowledged).flatMap { $0.writer == writer ? $0 : nil }
        mark[writer] = nil
      }
      let registration = WriterRegistration(
        ledger: ledger, machine: machine, inode: found, writer: known?.writer)
      records.append(
        MachineRecord(registration: registration, mark: mark, files: known == nil ? [] : files))
    }
    return records
  }

  /// Returns this machine's writer, and its path; `nil` if the record is another machine's, or cannot be read.
  private func registered(
    _ bytes: [UInt8], _ ledger: LedgerID, _ inode: UInt64
  ) -> (writer: WriterID, path: String)? {
    do throws(FieldError) {
      let line = bytes.prefix { $0 != UInt8(ascii: "\n") }
      let normalized = try JSONText.normalized(Array(line).span.bytes)
      var fields = FieldReader(normalized: normalized.span.bytes)
      guard try fields.number("record") == 1, try fields.text("ledger") == ledger.text,
        try fields.text("machine") == places.machineID
      else { return nil }
      let path = try fields.optionalText("path")
      guard try fields.text("inode") == "\(inode)", let writer = WriterID(try fields.text("writer"))
      else { return nil }
      return (writer, path)
    } catch {
      return nil
    }
  }

  /// Returns how far the own log was stored, from the newer slot: a line of JSON, a blank, and its SHA-256.
  private func acknowledged(_ bytes: [UInt8]) -> VerifiedLog? {
    var newest: (sequence: Int, log: VerifiedLog)?
    for slot in [bytes.prefix(512), bytes.dropFirst(4096).prefix(512)] {
      guard let end = slot.lastIndex(of: UInt8(ascii: "}")) else { continue }
      let object = Array(slot[...end])
      let digits = Array(slot[(end + 1)...].dropFirst().prefix(SHA256Hash.digitCount))
      guard Seal(digits: digits.span.bytes) == Seal(of: object.span.bytes, after: .beforeFirst),
        let log = try? VerifiedLog(line: object), let sequence = try? sequence(object),
        sequence > newest?.sequence ?? -1
      else { continue }
      newest = (sequence, log)
    }
    return newest?.log
  }

  private func sequence(_ object: [UInt8]) throws(FieldError) -> Int? {
    let normalized = try JSONText.normalized(object.span.bytes)
    var fields = FieldReader(normalized: normalized.span.bytes)
    return try fields.number("mark") == 1 ? try fields.number("sequence") : nil
  }

  /// Reads how the logs looked: one line of JSON for each, after a line with the version.
  private func readSeen(_ bytes: [UInt8], into mark: inout HighWaterMark) {
    let lines = bytes.split(separator: UInt8(ascii: "\n")).map { Array($0) }
    guard let head = lines.first else { return }
    var read = mark
    do throws(FieldError) {
      let normalized = try JSONText.normalized(head.span.bytes)
      var fields = FieldReader(normalized: normalized.span.bytes)
      guard try fields.number("seen") == 1 else { return }
      read.verifiedAt = Timestamp(iso: try fields.optionalText("verified"))
      read.damaged = try fields.optionalText("damaged").split(separator: " ")
        .compactMap { WriterID($0) }
      for line in lines.dropFirst() {
        let log = try VerifiedLog(line: line)
        read[log.writer] = log
      }
      mark = read
    } catch {
      // Derived: the logs are verified again.
    }
  }
}
