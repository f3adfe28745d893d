/// The texts of one entry, in one allocation: a list of a million entries has one for each, and most are never read.
///
/// Written once, when it is made, and only read afterwards.
final class PackedTexts: ManagedBuffer<PackedTexts.Header, UInt8> {
  /// The end of each text, counted from the first byte of the first text.
  struct Header {
    var merchantEnd: Int32
    var noteEnd: Int32
    var saidEnd: Int32
    var byEnd: Int32
    /// The writer of the linked entry, packed as in ``WriterID``; 0 if there is no link.
    var linkWriter: UInt64
    var linkNumber: Int
    var flags: Flags
    /// The number of bytes of the tags, joined by blanks, after the texts and the tax.
    var tagByteCount: Int32
  }

  /// Flags of an entry, and of the data after its texts.
  struct Flags: OptionSet {
    let rawValue: UInt8
    /// The link is a payment, not a purchase.
    static let isPayment = Flags(rawValue: 1)
    /// The entry is unreviewed.
    static let isUnreviewed = Flags(rawValue: 2)
    /// The tax follows the texts, in ``taxByteCount`` bytes: most entries have none.
    static let hasTax = Flags(rawValue: 4)
  }

  /// The size of the minor units and the packed currency.
  private static let taxByteCount = MemoryLayout<Int64>.size + MemoryLayout<UInt32>.size

  /// Packs texts, whose bytes the body writes one after the other, into memory of the exact size.
  ///
  /// - Parameter counts: The number of bytes of the merchant, the note, the sentence and the source.
  static func pack(
    _ counts: (merchant: Int, note: Int, said: Int, by: Int), _ details: EntryDetails,
    _ write: (UnsafeMutablePointer<UInt8>) -> Void
  ) -> PackedTexts {
    let merchantEnd = counts.merchant
    let noteEnd = merchantEnd + counts.note
    let saidEnd = noteEnd + counts.said
    let byEnd = saidEnd + counts.by
    precondition(byEnd <= Int(Int32.max), "texts of two gigabytes are made by no one")
    var flags: Flags = details.isUnreviewed ? .isUnreviewed : []
    var linked: EventID?
    switch details.link {
    case .purchase(let id)?: linked = id
    case .payment(let id)?:
      linked = id
      flags.insert(.isPayment)
    case nil: break
    }
    if details.tax != nil { flags.insert(.hasTax) }
    let tagStart = details.tax == nil ? byEnd : byEnd + taxByteCount
    var tags = details.tags.isEmpty ? "" : details.tags.joined(separator: " ")
    let tagByteCount = tags.utf8.count
    let buffer = PackedTexts.create(minimumCapacity: tagStart + tagByteCount) { _ in
      Header(
        merchantEnd: Int32(merchantEnd), noteEnd: Int32(noteEnd), saidEnd: Int32(saidEnd),
        byEnd: Int32(byEnd), linkWriter: linked?.writer.packed ?? 0,
        linkNumber: linked?.number ?? 0, flags: flags, tagByteCount: Int32(tagByteCount))
    }
    unsafe buffer.withUnsafeMutablePointerToElements { elements in
      unsafe write(elements)
      if tagByteCount > 0 {
        tags.withUTF8 { utf8 in
          guard let start = utf8.baseAddress else { return }
          unsafe (elements + tagStart).update(from: start, count: utf8.count)
        }
      }
      guard let tax = details.tax else { return }
      let raw = unsafe UnsafeMutableRawPointer(elements + byEnd)
      unsafe raw.storeBytes(of: tax.minorUnits, as: Int64.self)
      unsafe raw.storeBytes(
        of: tax.currency.packed, toByteOffset: MemoryLayout<Int64>.size, as: UInt32.self)
    }
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
    return header.flags.contains(.isPayment) ? .payment(id) : .purchase(id)
  }

  /// The details of the entry besides its texts.
  var details: EntryDetails {
    EntryDetails(link: link, tax: tax, isUnreviewed: isUnreviewed, tags: tags)
  }

  /// The end of the texts and the tax.
  private var tagStart: Int32 {
    header.byEnd + (header.flags.contains(.hasTax) ? Int32(PackedTexts.taxByteCount) : 0)
  }

  var tags: [String] {
    guard header.tagByteCount > 0 else { return [] }
    return text(from: tagStart, to: tagStart + header.tagByteCount).split(separator: " ")
      .map(String.init)
  }

  var isUnreviewed: Bool { header.flags.contains(.isUnreviewed) }

  var tax: Money? {
    guard header.flags.contains(.hasTax) else { return nil }
    let (minorUnits, packed) = unsafe withUnsafeMutablePointerToElements { elements in
      let raw = unsafe UnsafeRawPointer(elements + Int(header.byEnd))
      return unsafe (
        raw.loadUnaligned(as: Int64.self),
        raw.loadUnaligned(fromByteOffset: MemoryLayout<Int64>.size, as: UInt32.self)
      )
    }
    return Money.Currency(packed: packed).map { Money(minorUnits: minorUnits, currency: $0) }
  }

  /// Whether both hold the same bytes in the same places.
  func isEqual(to other: PackedTexts) -> Bool {
    let (left, right) = (header, other.header)
    guard left.merchantEnd == right.merchantEnd, left.noteEnd == right.noteEnd,
      left.saidEnd == right.saidEnd, left.byEnd == right.byEnd,
      left.linkWriter == right.linkWriter, left.linkNumber == right.linkNumber,
      left.flags == right.flags, left.tagByteCount == right.tagByteCount
    else { return false }
    let byteCount = Int(tagStart + left.tagByteCount)
    return unsafe withUnsafeMutablePointerToElements { mine in
      unsafe other.withUnsafeMutablePointerToElements { theirs in
        for offset in 0..<byteCount where unsafe mine[offset] != theirs[offset] {
          return false
        }
        return true
      }
    }
  }
}
