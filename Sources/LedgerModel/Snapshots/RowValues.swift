import LedgerEvents

/// The values that the rows of a table refer to by index: each writer, name and text is stored once.
///
/// The empty text and the empty name have an index like any other; 0 stands for no event.
struct RowValues {
  private var writers: [WriterID] = []
  private var writerPlaces: [WriterID: UInt64] = [:]
  private var names = NameSlots()
  private var texts: [String] = []
  private var textPlaces: [String: UInt64] = [:]
  /// The end of each text in the bytes of a snapshot; a text is decoded on demand.
  private var ends: PackedRows?
  private var textBytes: [UInt8] = []
  private var textStart = 0
  /// Whether everything fitted.
  private(set) var isComplete = true

  /// A writer's index is above this many bits of an event's number.
  private static let numberBits: UInt64 = 50
  private static let writerLimit = 1 << 13

  init() {}
}

// Construction.
extension RowValues {
  mutating func number(of event: EventID?) -> UInt64 {
    guard let event else { return 0 }
    guard (0..<SnapshotWriter.numberLimit).contains(event.number) else {
      isComplete = false
      return 0
    }
    let place = writerPlaces[event.writer] ?? UInt64(writers.count)
    if place == writers.count {
      writers.append(event.writer)
      writerPlaces[event.writer] = place
      if writers.count > RowValues.writerLimit { isComplete = false }
    }
    return (place + 1) << RowValues.numberBits | UInt64(event.number)
  }

  mutating func number(of name: Name) -> UInt64 { UInt64(names.slot(of: name)) }

  mutating func number(of text: String) -> UInt64 {
    if let place = textPlaces[text] { return place }
    let place = UInt64(texts.count)
    texts.append(text)
    textPlaces[text] = place
    return place
  }

  /// Writes the values; the rows that refer to them follow.
  func write(to writer: inout SnapshotWriter) {
    if !isComplete { writer.refuse() }
    writer.write(count: writers.count)
    for id in writers { writer.write(word: id.packed) }
    writer.write(count: names.names.count)
    for name in names.names { writer.write(text: name.text) }
    var ends: [UInt64] = []
    var bytes: [UInt8] = []
    for text in texts {
      bytes += text.utf8
      ends.append(UInt64(bytes.count))
    }
    PackedRows.write(ends, columns: 1, to: &writer)
    writer.write(count: bytes.count)
    writer.append(bytes)
  }
}

// Reading.
extension RowValues {
  init(from reader: inout SnapshotReader) throws(UnreadableSnapshot) {
    for _ in 0..<(try reader.count(ofSize: 8)) {
      writers.append(WriterID(packed: try reader.word()))
    }
    let nameCount = try reader.count(ofSize: 4)
    for place in 0..<nameCount {
      guard names.slot(of: try reader.name()) == place else { throw UnreadableSnapshot() }
    }
    let ends = try PackedRows(columns: 1, from: &reader)
    let range = try reader.take(try reader.count(ofSize: 1))
    guard ends.count == 0 || ends[ends.count - 1, 0] == range.count else {
      throw UnreadableSnapshot()
    }
    self.ends = ends
    textStart = range.lowerBound
    textBytes = reader.bytes
  }

  /// Returns the event of a number; `nil` if it stands for no event.
  func event(_ number: UInt64) throws(UnreadableSnapshot) -> EventID? {
    if number == 0 { return nil }
    let place = Int(number >> RowValues.numberBits)
    guard place > 0, place <= writers.count else { throw UnreadableSnapshot() }
    return EventID(
      writer: writers[place - 1], number: Int(number & (1 << RowValues.numberBits - 1)))
  }

  func name(_ number: UInt64) throws(UnreadableSnapshot) -> Name {
    guard number < names.names.count else { throw UnreadableSnapshot() }
    return names.names[Int(number)]
  }

  func text(_ number: UInt64) throws(UnreadableSnapshot) -> String {
    guard let ends, number < ends.count else { throw UnreadableSnapshot() }
    let place = Int(number)
    let start = place == 0 ? 0 : ends[place - 1, 0]
    let end = ends[place, 0]
    guard start <= end, end <= ends[ends.count - 1, 0],
      let text = String(
        validating: textBytes[textStart + Int(start)..<textStart + Int(end)], as: UTF8.self)
    else { throw UnreadableSnapshot() }
    return text
  }
}
