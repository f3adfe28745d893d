import LedgerTestSupport
import ReceiptScanning
import Testing

/// The size of an image, from its header alone.
@Suite struct ImageHeaderTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var bytes: [UInt8]
    var format: ImageFormat
    var size: [Int]?
  }

  private static func ascii(_ text: String) -> [UInt8] { Array(text.utf8) }

  private static let png: [UInt8] =
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + ascii("IHDR")

  static let cases = [
    Case(
      testDescription: "PNG", bytes: png + [0, 0, 3, 0xE8, 0, 0, 7, 0xD0], format: .png,
      size: [1000, 2000]),
    Case(testDescription: "a PNG without a size", bytes: png, format: .png),
    Case(
      testDescription: "GIF", bytes: ascii("GIF89a") + [0xE8, 3, 0xD0, 7], format: .gif,
      size: [1000, 2000]),
    Case(
      testDescription: "JPEG behind another segment",
      bytes: [
        0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xC2, 0, 11, 8, 7, 0xD0, 3, 0xE8, 1, 1, 0x11, 0,
      ],
      format: .jpeg, size: [1000, 2000]),
    Case(
      testDescription: "a JPEG whose segments lead out of it",
      bytes: [0xFF, 0xD8, 0xFF, 0xE0, 0xFF, 0xFF, 1, 2], format: .jpeg),
    Case(
      testDescription: "a JPEG with a segment of no length",
      bytes: [0xFF, 0xD8, 0xFF, 0xE0, 0, 0, 1, 2], format: .jpeg),
    Case(
      testDescription: "extended WebP",
      bytes: ascii("RIFF") + [0, 0, 0, 0] + ascii("WEBPVP8X") + [10, 0, 0, 0, 0, 0, 0, 0]
        + [0xE7, 3, 0, 0xCF, 7, 0], format: .webp, size: [1000, 2000]),
    Case(
      testDescription: "little-endian TIFF",
      bytes: [0x49, 0x49, 0x2A, 0, 8, 0, 0, 0, 2, 0]
        + [0, 1, 4, 0, 1, 0, 0, 0, 0xE8, 3, 0, 0] + [1, 1, 3, 0, 1, 0, 0, 0, 0xD0, 7, 0, 0],
      format: .tiff, size: [1000, 2000]),
    Case(
      testDescription: "BMP, from the top down",
      bytes: ascii("BM") + [UInt8](repeating: 0, count: 16) + [
        0xE8, 3, 0, 0, 0x30, 0xF8, 0xFF, 0xFF,
      ]
        + [1, 0, 24], format: .bmp, size: [1000, 2000]),
  ]

  @Test(.rows) func `BM37: an image is known by its first bytes, and its size by its header`() {
    each(Self.cases) { (example: Case) in
      #expect(FileKind(example.bytes) == .image(example.format))
      let header = ImageHeader(example.bytes, example.format)
      #expect(header.map { [$0.width, $0.height] } == example.size)
    }
  }

  @Test(.rows) func `every cut of a header and every changed byte is read without harm`() {
    each(Self.cases) { (example: Case) in
      for end in 0...example.bytes.count {
        let cut = Array(example.bytes[..<end])
        if case .image(let format) = FileKind(cut) { _ = ImageHeader(cut, format) }
      }
      for place in example.bytes.indices {
        for value in [UInt8(0), 1, 0x7F, 0x80, 0xFF] {
          var changed = example.bytes
          changed[place] = value
          let pixels = ImageHeader(changed, example.format)?.pixelCount
          #expect(pixels.map { $0 > 0 } != false)
        }
      }
    }
  }

  @Test(.rows) func `what is no image is none`() {
    each(["", "%PDF-1.4", "BM", "RIFF", "hello", "GIF"]) { (text: String) in
      if case .image = FileKind(Array(text.utf8)) { Issue.record("it is taken for an image") }
    }
  }
}
