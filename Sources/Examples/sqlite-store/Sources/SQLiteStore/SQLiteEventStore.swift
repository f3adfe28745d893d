import CSQLite
import Dispatch
public import Puldar

/// The events of a ledger in a database of SQLite: a row for each line, of as many devices as share it.
///
/// The rows hold the lines that a log would: what is written passes `LogChain`, which makes them and
/// refuses what could not be read again.
public final class SQLiteEventStore: EventStore {
  // Safe to share: SQLite is opened so that it takes one call after the other.
  nonisolated(unsafe) private let database: OpaquePointer
  private let path: String
  private let writer: WriterID
  /// Of this process's tasks one writes at a time; other processes wait for the database's lock.
  private let turn = DispatchSemaphore(value: 1)

  /// Opens a database, which is made if there is none.
  ///
  /// - Parameter writer: What this device is called in it, and no other.
  public init(path: String, writer: WriterID) throws {
    var opened: OpaquePointer?
    let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_FULLMUTEX
    guard sqlite3_open_v2(path, &opened, flags, nil) == SQLITE_OK, let opened else {
      sqlite3_close(opened)
      throw LogError.unreadable(problem: "the database '\(path)' cannot be opened")
    }
    database = opened
    self.path = path
    self.writer = writer
    sqlite3_busy_timeout(database, 10_000)
    // What was committed survives a loss of power.
    try run("PRAGMA synchronous = FULL")
    try run(
      """
      CREATE TABLE IF NOT EXISTS line (
        writer TEXT, number INTEGER, time INTEGER, bytes BLOB NOT NULL,
        PRIMARY KEY (writer, number))
      """)
    try run("CREATE INDEX IF NOT EXISTS in_order ON line (time, writer, number)")
  }

  deinit { sqlite3_close(database) }

  // MARK: - Reading

  public func read(
    from position: LogPosition, parts: EventParts,
    _ body: (borrowing EventEnvelope) throws -> Bool
  ) throws -> LogReading {
    try read(from: position) { line in try body(line.event(parts)) }
  }

  public func readLines(_ body: (RecordedLine) throws -> Bool) throws -> LogReading {
    try read(from: .start, body)
  }

  public func reading() throws(LogError) -> LogReading {
    var reading = LogReading()
    for chain in try chains() { reading.add(chain) }
    return reading
  }

  /// What comes after a position, up to the end that the answer names: others may write meanwhile.
  private func read(
    from position: LogPosition, _ body: (RecordedLine) throws -> Bool
  ) throws -> LogReading {
    let reading = try reading()
    if reading.position == position { return reading }
    try run("SELECT writer, bytes FROM line ORDER BY time, writer, number") { row in
      let line = try row.line()
      let log = line.id.writer
      let start = position.nextNumber(of: log)
      guard (start..<max(start, reading.position.nextNumber(of: log))).contains(line.id.number)
      else { return true }
      return try body(line)
    }
    return reading
  }

  /// Where each log ends.
  private func chains() throws(LogError) -> [LogChain] {
    var lines: [RecordedLine] = []
    do {
      try run("SELECT writer, bytes, max(number) FROM line GROUP BY writer ORDER BY writer") {
        lines.append(try $0.line())
        return true
      }
    } catch {
      throw error as? LogError ?? .unreadable(problem: "\(error)")
    }
    return try lines.map { line throws(LogError) in try LogChain(after: line) }
  }

  // MARK: - Writing

  public func whileLocked<R>(
    deadline: Duration, _ body: (any LockedLog) throws -> R
  ) throws -> R {
    let milliseconds =
      Int(deadline.components.seconds * 1000)
      + Int(deadline.components.attoseconds / 1_000_000_000_000_000)
    guard turn.wait(timeout: .now() + .milliseconds(milliseconds)) == .success else {
      throw LogError.locked(path: path)
    }
    defer { turn.signal() }
    sqlite3_busy_timeout(database, Int32(clamping: milliseconds))
    defer { sqlite3_busy_timeout(database, 10_000) }
    try run("BEGIN IMMEDIATE")
    // Nothing to roll back if the body appended.
    defer { try? run("ROLLBACK") }
    return try body(try Log(store: self))
  }

  public func ownLog() throws -> any LockedLog { try Log(store: self) }

  private struct Log: LockedLog {
    let store: SQLiteEventStore
    let writer: WriterID
    let nextNumber: Int
    let latestTime: Timestamp?

    init(store: SQLiteEventStore) throws {
      self.store = store
      writer = store.writer
      let chains = try store.chains()
      nextNumber = chains.first { $0.writer == store.writer }?.eventCount ?? 0
      latestTime = chains.compactMap(\.latestTime).max()
    }

    func append(_ events: some RandomAccessCollection<EventEnvelope> & Sendable) throws(LogError) {
      let chains = try store.chains()
      var chain = chains.first { $0.writer == writer } ?? LogChain(writer: writer)
      let counts = Dictionary(uniqueKeysWithValues: chains.map { ($0.writer, $0.eventCount) })
      let lines = try chain.append(events, beside: counts)
      do {
        for line in lines { try store.insert(line) }
      } catch {
        throw .notWritten(problem: "\(error)")
      }
      do {
        try store.run("COMMIT")
      } catch {
        throw .unknown(problem: "\(error)")
      }
    }
  }

  private func insert(_ line: RecordedLine) throws {
    let time = line.recordedAt.millisecondsSinceEpoch
    try run(
      "INSERT INTO line VALUES ('\(line.id.writer.text)', \(line.id.number), \(time), ?)",
      blob: line.bytes)
  }

  // MARK: - SQLite

  /// A row of an answer: `writer` and `bytes` first.
  private struct Row {
    let statement: OpaquePointer

    func line() throws(LogError) -> RecordedLine {
      let count = Int(sqlite3_column_bytes(statement, 1))
      guard let text = sqlite3_column_text(statement, 0),
        let writer = WriterID(String(cString: text)),
        let bytes = sqlite3_column_blob(statement, 1)
      else { throw .unreadable(problem: "a row of the database is no line of a log") }
      return try RecordedLine(
        [UInt8](UnsafeRawBufferPointer(start: bytes, count: count)), of: writer)
    }
  }

  /// - Parameter body: Given each row; answers whether to go on.
  private func run(
    _ words: String, blob: [UInt8]? = nil, _ body: (Row) throws -> Bool = { _ in true }
  ) throws {
    var prepared: OpaquePointer?
    guard sqlite3_prepare_v2(database, words, -1, &prepared, nil) == SQLITE_OK, let prepared else {
      throw failure
    }
    defer { sqlite3_finalize(prepared) }
    // SQLite copies the bytes: `SQLITE_TRANSIENT`.
    let copies = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
    if let blob { sqlite3_bind_blob(prepared, 1, blob, Int32(blob.count), copies) }
    while true {
      switch sqlite3_step(prepared) {
      case SQLITE_ROW: if try !body(Row(statement: prepared)) { return }
      case SQLITE_DONE: return
      case SQLITE_BUSY: throw LogError.locked(path: path)
      default: throw failure
      }
    }
  }

  private var failure: LogError {
    .unreadable(problem: "'\(path)': \(String(cString: sqlite3_errmsg(database)))")
  }
}
