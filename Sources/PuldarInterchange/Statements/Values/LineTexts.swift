/// The optional parts of a line, with their texts packed into one allocation: ten years of lines have one each.
///
/// Written once, on creation, and immutable from then on.
final class LineTexts: ManagedBuffer<LineTexts.Header, UInt8> {
  /// The unpacked values.
  struct Values: Hashable {
    var memo = ""
    var bankID = ""
    var kind = ""
    var facts = Facts()
  }

  /// The values that are not texts.
  struct Facts: Hashable {
    var balance: StatementAmount?
    /// Empty, or one element.
    var others: [Others] = []
  }

  /// Values of other programs, or of few lines.
  struct Others: Hashable {
    var category = ""
    var tags = ""
    var parts: [StatementPart] = []
    var currencyCode: String?
  }

  /// The end of each text, as an offset from the first text's beginning.
  struct Header {
    var facts: Facts
    var memoEnd: Int32
    var idEnd: Int32
    var kindEnd: Int32
  }

  static func pack(_ values: Values) -> LineTexts {
    let memoEnd = values.memo.utf8.count
    let idEnd = memoEnd + values.bankID.utf8.count
    let kindEnd = idEnd + values.kind.utf8.count
    precondition(kindEnd <= Int(Int32.max), "no file is read that has texts of two gigabytes")
    let buffer = LineTexts.create(minimumCapacity: kindEnd) { _ in
      Header(
        facts: values.facts, memoEnd: Int32(memoEnd), idEnd: Int32(idEnd), kindEnd: Int32(kindEnd))
    }
    unsafe buffer.withUnsafeMutablePointerToElements { elements in
      func write(_ text: String, at offset: Int) {
        var text = text
        text.withUTF8 { utf8 in
          guard let start = utf8.baseAddress else { return }
          unsafe (elements + offset).initialize(from: start, count: utf8.count)
        }
      }
      write(values.memo, at: 0)
      write(values.bankID, at: memoEnd)
      write(values.kind, at: idEnd)
    }
    return unsafe unsafeDowncast(buffer, to: LineTexts.self)
  }

  private func text(from start: Int32, to end: Int32) -> String {
    unsafe withUnsafeMutablePointerToElements { elements in
      let bytes = unsafe UnsafeBufferPointer(
        start: elements + Int(start), count: Int(end) - Int(start))
      return unsafe String(decoding: bytes, as: UTF8.self)
    }
  }

  var memo: String { text(from: 0, to: header.memoEnd) }
  var bankID: String { text(from: header.memoEnd, to: header.idEnd) }
  var kind: String { text(from: header.idEnd, to: header.kindEnd) }
  var facts: Facts { header.facts }

  var values: Values { Values(memo: memo, bankID: bankID, kind: kind, facts: facts) }
}
