import LedgerModel

/// How far this machine's own log was written and known to be on the disk: what stands before it
/// was acknowledged, and is never repaired without being asked.
///
/// It is kept in two slots that are written in turn, so that a write that is cut short leaves the
/// one before. A slot is a JSON object, a blank, the SHA-256 of the object in hexadecimal, and a line
/// feed; blanks fill it up.
package struct DurableMark: Hashable, Sendable {
  /// Counts the marks of a log; the higher one is the newer.
  var sequence: Int
  var log: VerifiedLog

  static let currentVersion = 1
  /// A disk writes so many bytes whole or not at all.
  package static let slotByteCount = 512
  /// The slots stand in different pages, so that no write touches both.
  package static let slotDistance = 4096
}

extension DurableMark {
  /// Where the mark's slot begins in the file.
  package var offset: Int { sequence % 2 * DurableMark.slotDistance }

  /// The slot's bytes.
  package var bytes: [UInt8] {
    var fields = FieldWriter()
    fields.write("mark", DurableMark.currentVersion)
    fields.write("sequence", sequence)
    log.write(to: &fields)
    var bytes = fields.finished()
    let seal = Seal(of: bytes.span.bytes, after: .beforeFirst)
    bytes.append(UInt8(ascii: " "))
    seal.write(to: &bytes)
    while bytes.count < DurableMark.slotByteCount - 1 { bytes.append(UInt8(ascii: " ")) }
    bytes.append(UInt8(ascii: "\n"))
    return bytes
  }

  /// The mark that a slot holds; `nil` where it holds none that this version can trust.
  package init?(slot: some Sequence<UInt8>) {
    var text = Array(slot)
    while let last = text.last, last == UInt8(ascii: " ") || last == UInt8(ascii: "\n") {
      text.removeLast()
    }
    let digitCount = SHA256Hash.digitCount
    guard text.count > digitCount + 1, text[text.count - digitCount - 1] == UInt8(ascii: " ")
    else { return nil }
    let object = Array(text.dropLast(digitCount + 1))
    guard
      Seal(digits: Array(text.suffix(digitCount)).span.bytes)
        == Seal(of: object.span.bytes, after: .beforeFirst)
    else { return nil }
    do throws(FieldError) {
      let normalized = try JSONText.normalized(object.span.bytes)
      var fields = FieldReader(normalized: normalized.span.bytes)
      guard try fields.number("mark") == DurableMark.currentVersion else { return nil }
      let sequence = try fields.number("sequence")
      guard sequence >= 0 else { return nil }
      self.init(sequence: sequence, log: try VerifiedLog(from: &fields))
    } catch {
      return nil
    }
  }

  /// The newest mark in a file of two slots; `nil` where neither can be read.
  package init?(file: [UInt8]) {
    let slots = [0, DurableMark.slotDistance].compactMap { offset in
      DurableMark(slot: file.dropFirst(offset).prefix(DurableMark.slotByteCount))
    }
    guard let newest = slots.max(by: { $0.sequence < $1.sequence }) else { return nil }
    self = newest
  }
}
