/// The texts of one entry, behind one another in one piece of memory: a list of a million entries
/// has one for each, and most are never asked for.
///
/// Written once, when it is made, and only read from then on.
final class PackedTexts: ManagedBuffer<PackedTexts.Header, UInt8> {
  /// Where each text ends, counted from the first byte of the first.
  struct Header {
    var merchantEnd: Int32
    var noteEnd: Int32
    var saidEnd: Int32
    var byEnd: Int32
    /// The writer of the linked entry, packed as in ``WriterID``; 0 where there is none.
    var linkWriter: UInt64
    var linkNumber: Int
    /// Whether the link is a payment, not a purchase.
    var isPayment: Bool
  }

  /// Packs texts whose bytes a body writes, one behind the other, into memory of their size.
  ///
  /// - Parameter counts: How many bytes merchant, note, sentence and origin have.
  static func pack(
    _ counts: (merchant: Int, note: Int, said: Int, by: Int), link: EntryLink?,
    _ write: (UnsafeMutablePointer<UInt8>) -> Void
  ) -> PackedTexts {
    let merchantEnd = counts.merchant
    let noteEnd = merchantEnd + counts.note
    let saidEnd = noteEnd + counts.said
    let byEnd = saidEnd + counts.by
    precondition(byEnd <= Int(Int32.max), "texts of two gigabytes are made by no one")
    let (linked, isPayment): (EventID?, Bool) =
      switch link {
      case .purchase(let id)?: (id, false)
      case .payment(let id)?: (id, true)
      case nil: (nil, false)
      }
    let buffer = PackedTexts.create(minimumCapacity: byEnd) { _ in
      Header(
        merchantEnd: Int32(merchantEnd), noteEnd: Int32(noteEnd), saidEnd: Int32(saidEnd),
        byEnd: Int32(byEnd), linkWriter: linked?.writer.packed ?? 0,
        linkNumber: linked?.number ?? 0, isPayment: isPayment)
    }
    unsafe buffer.withUnsafeMutablePointerToElements { unsafe write($0) }
    return unsafe unsafeDowncast(buffer, to: PackedTexts.self)
  }

  private func text(from start: Int32, to end: Int32) -> String {
    unsafe withUnsafeMutablePointerToElements { elements in
      let bytes = unsafe UnsafeBufferPointer(
        start: elements + Int(start), count: Int(end) - Int(start))
      return unsafe String(decoding: bytes, as: UTF8.self)
    }
  }

  var merchant: String { text(from: 0, to: header.merchantEnd) }
  var note: String { text(from: header.merchantEnd, to: header.noteEnd) }
  var said: String { text(from: header.noteEnd, to: header.saidEnd) }
  var by: String { text(from: header.saidEnd, to: header.byEnd) }

  var link: EntryLink? {
    guard header.linkWriter != 0 else { return nil }
    let id = EventID(writer: WriterID(packed: header.linkWriter), number: header.linkNumber)
    return header.isPayment ? .payment(id) : .purchase(id)
  }

  /// Whether both hold the same bytes in the same places.
  func isEqual(to other: PackedTexts) -> Bool {
    let (left, right) = (header, other.header)
    guard left.merchantEnd == right.merchantEnd, left.noteEnd == right.noteEnd,
      left.saidEnd == right.saidEnd, left.byEnd == right.byEnd,
      left.linkWriter == right.linkWriter, left.linkNumber == right.linkNumber,
      left.isPayment == right.isPayment
    else { return false }
    return unsafe withUnsafeMutablePointerToElements { mine in
      unsafe other.withUnsafeMutablePointerToElements { theirs in
        for offset in 0..<Int(left.byEnd) where unsafe mine[offset] != theirs[offset] {
          return false
        }
        return true
      }
    }
  }
}
