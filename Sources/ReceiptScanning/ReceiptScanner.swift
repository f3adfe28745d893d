public import ReceiptReading

/// Reads receipts that are images or PDFs, with the programs of this machine.
public struct ReceiptScanner: ReceiptHost {
  private let programs: ScanPrograms
  private let recognizer: (@Sendable () async throws(ScanFailure) -> any TextRecognizer)

  /// A photograph of a telephone has twelve or so million; larger ones take minutes.
  public static let pixelLimit = 40_000_000
  public static let byteLimit = 20 << 20
  /// How many pages of a PDF without text are recognised.
  private static let pageLimit = 2

  /// - Parameters:
  ///   - programs: What takes pages out of PDFs, and turns and enlarges images.
  ///   - recognizer: Who recognises characters; asked for only where there is an image.
  public init(
    _ programs: ScanPrograms,
    recognizer: @escaping @Sendable () async throws(ScanFailure) -> any TextRecognizer
  ) {
    self.programs = programs
    self.recognizer = recognizer
  }

  /// What an image or a PDF says.
  public func receipt(
    in bytes: [UInt8], _ context: ReceiptContext
  ) async throws(ScanFailure) -> ReadReceipt {
    let kind = FileKind(bytes)
    guard kind != .other else { throw .neither }
    guard bytes.count <= ReceiptScanner.byteLimit else {
      throw .tooManyBytes(limit: ReceiptScanner.byteLimit)
    }
    switch kind {
    case .image: return try await readImage(bytes, context)
    case .pdf:
      let document = PDFText(programs: programs, bytes: bytes)
      let text = try await document.text()
      if !text.isEmpty { return ReceiptReader().read(text, context) }
      var best = ReadReceipt()
      for number in 1...ReceiptScanner.pageLimit {
        guard let page = try await document.page(number) else { break }
        best = best.completed(by: try await readImage(page, context))
        if best.isWhole { break }
      }
      return best
    case .other: throw .neither
    }
  }

  private func readImage(
    _ bytes: [UInt8], _ context: ReceiptContext
  ) async throws(ScanFailure) -> ReadReceipt {
    guard case .image(let format) = FileKind(bytes), let header = ImageHeader(bytes, format) else {
      throw .brokenImage
    }
    guard header.pixelCount <= ReceiptScanner.pixelLimit else {
      throw .tooManyPixels(
        width: header.width, height: header.height, limit: ReceiptScanner.pixelLimit)
    }
    let recognizer = try await recognizer()
    let image = try await recognizer.prepared(bytes, header) ?? bytes
    var best = try await readBoth(image, recognizer, context)
    // Where not even two fields were found, it may lie on its side.
    if best.fieldCount < 2, let upright = try await recognizer.upright(bytes) {
      best = best.completed(by: try await readBoth(upright, recognizer, context))
    }
    return best
  }

  /// Reads an image in one way, and where that leaves something open in another.
  private func readBoth(
    _ image: [UInt8], _ recognizer: any TextRecognizer, _ context: ReceiptContext
  ) async throws(ScanFailure) -> ReadReceipt {
    var best = ReadReceipt()
    for layout in TextLayout.allCases {
      let text = try await recognizer.text(of: image, layout)
      best = best.completed(by: ReceiptReader().read(text, context))
      if best.isWhole { break }
    }
    return best
  }
}
