/// The size of an image, read from its header alone: a small file may decompress to gigabytes.
package struct ImageHeader: Hashable, Sendable {
  package let width: Int
  package let height: Int

  package var pixelCount: Int {
    let (count, isTooMany) = width.multipliedReportingOverflow(by: height)
    return isTooMany ? .max : count
  }

  /// `nil` if the header holds no size.
  package init?(_ bytes: [UInt8], _ format: ImageFormat) {
    let reader = HeaderBytes(bytes: bytes)
    let size: (Int?, Int?)? =
      switch format {
      case .png: (reader.big(16, 4), reader.big(20, 4))
      case .gif: (reader.little(6, 2), reader.little(8, 2))
      case .bmp:
        (reader.little(18, 4), reader.little(22, 4).map { $0 > 1 << 31 ? (1 << 32) - $0 : $0 })
      case .jpeg: ImageHeader.jpeg(reader)
      case .webp: ImageHeader.webp(reader)
      case .tiff: ImageHeader.tiff(reader)
      }
    guard let size, let width = size.0, let height = size.1, width > 0, height > 0 else {
      return nil
    }
    self.width = width
    self.height = height
  }

  /// Walks the segments up to the start of the frame. Source: ITU-T T.81, section B.1.
  private static func jpeg(_ reader: HeaderBytes) -> (Int?, Int?)? {
    var place = 2
    while let mark = reader.big(place, 1), mark == 0xFF, let kind = reader.big(place + 1, 1) {
      if kind == 0xFF {
        place += 1
        continue
      }
      if kind == 0x01 || (0xD0...0xD8).contains(kind) {
        place += 2
        continue
      }
      guard let length = reader.big(place + 2, 2), length >= 2 else { return nil }
      // SOF0 to SOF15, except DHT, JPG and DAC among them.
      if (0xC0...0xCF).contains(kind), ![0xC4, 0xC8, 0xCC].contains(kind) {
        return (reader.big(place + 7, 2), reader.big(place + 5, 2))
      }
      if kind == 0xD9 || kind == 0xDA { return nil }
      place += 2 + length
    }
    return nil
  }

  /// Source: RFC 9649, sections 2.5 to 2.7.
  private static func webp(_ reader: HeaderBytes) -> (Int?, Int?)? {
    switch reader.big(12, 4) {
    case 0x5650_3858:  // VP8X
      (reader.little(24, 3).map { $0 + 1 }, reader.little(27, 3).map { $0 + 1 })
    case 0x5650_3820:  // VP8 and a blank
      (reader.little(26, 2).map { $0 & 0x3FFF }, reader.little(28, 2).map { $0 & 0x3FFF })
    case 0x5650_384C:  // VP8L
      reader.little(21, 4).map { packed in
        ((packed & 0x3FFF) + 1, (packed >> 14 & 0x3FFF) + 1)
      }
    default: nil
    }
  }

  /// Reads tags 256 and 257 of the first directory. Source: TIFF 6.0, section 2.
  private static func tiff(_ reader: HeaderBytes) -> (Int?, Int?)? {
    let isLittle = reader.big(0, 1) == 0x49
    func number(_ place: Int, _ count: Int) -> Int? {
      isLittle ? reader.little(place, count) : reader.big(place, count)
    }
    guard let start = number(4, 4), let count = number(start, 2), count <= 512 else { return nil }
    var (width, height): (Int?, Int?) = (nil, nil)
    for row in 0..<count {
      let place = start + 2 + 12 * row
      guard let tag = number(place, 2), let kind = number(place + 2, 2) else { return nil }
      let value = number(place + 8, kind == 3 ? 2 : 4)
      if tag == 256 { width = value }
      if tag == 257 { height = value }
    }
    return (width, height)
  }
}

/// Numbers at offsets of a header; `nil` beyond its end.
private struct HeaderBytes {
  let bytes: [UInt8]

  func big(_ place: Int, _ count: Int) -> Int? {
    guard place >= 0, place <= bytes.count - count else { return nil }
    return bytes[place..<place + count].reduce(0) { $0 << 8 | Int($1) }
  }

  func little(_ place: Int, _ count: Int) -> Int? {
    guard place >= 0, place <= bytes.count - count else { return nil }
    return bytes[place..<place + count].reversed().reduce(0) { $0 << 8 | Int($1) }
  }
}
