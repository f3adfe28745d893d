public import PuldarSubprocesses
public import ReceiptReading

/// Reads receipts that are images or PDFs, with the programs of this machine.
public struct ReceiptScanner: ReceiptHost {
  private let programs: ScanPrograms
  private let recognizer: (@Sendable () async throws(ScanFailure) -> any TextRecognizer)

  /// A photograph of a telephone has twelve or so million; larger ones take minutes.
  package static let pixelLimit = 40_000_000
  package static let byteLimit = 20 << 20
  /// How many pages of a PDF without text are recognised.
  private static let pageLimit = 2

  /// A scanner that recognises characters with Apple's Vision, elsewhere with `tesseract`. No program is looked
  /// for before one is needed.
  ///
  /// - Parameters:
  ///   - runner: Runs the programs.
  ///   - searchPath: Where programs find programs of their own, as PATH says.
  ///   - language: The person's, by ISO 639: receipts are read in it and in English.
  ///   - find: The absolute path of a program; `nil` if there is none.
  public init(
    _ runner: any SubprocessRunner, searchPath: String, language: String,
    find: @escaping @Sendable (String) -> String?
  ) {
    let programs = ScanPrograms(runner, searchPath: searchPath, find: find)
    self.init(programs) { () async throws(ScanFailure) in
      #if canImport(Vision)
        return VisionRecognizer(languages: language == "en" ? ["en"] : [language, "en"])
      #else
        return try await TesseractRecognizer(
          programs, languages: TesseractRecognizer.data(language))
      #endif
    }
  }

  /// - Parameters:
  ///   - programs: What takes pages out of PDFs, and turns images.
  ///   - recognizer: Who recognises characters; asked for only where there is an image.
  package init(
    _ programs: ScanPrograms,
    recognizer: @escaping @Sendable () async throws(ScanFailure) -> any TextRecognizer
  ) {
    self.programs = programs
    self.recognizer = recognizer
  }

  /// What an image or a PDF says.
  ///
  /// - Parameters:
  ///   - bytes: Of the file: at most 20 MiB, and of an image at most 40 million pixels.
  ///   - context: What decides if the receipt says nothing.
  /// - Throws: ``ReceiptReading/ScanFailure``.
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
    let layouts = recognizer.layouts
    let first = try await readings(of: bytes, layouts.prefix(2), recognizer, context)
    let best = ReadReceipt(agreedBy: first)
    // Where two looks found no day, and no sum that proves a total, it may lie on its side.
    if best.date == nil, best.total?.isCertain != true,
      let again = try await turnedReadings(of: bytes, recognizer, context)
    {
      let turned = ReadReceipt(agreedBy: again)
      return turned.fieldCount >= best.fieldCount ? turned : best
    }
    if best.isWhole { return best }
    let more = try await readings(
      of: bytes, layouts.dropFirst(2), recognizer, context, after: first)
    return ReadReceipt(agreedBy: more)
  }

  /// Reads an image that lies on its side; `nil` where it does not, or nobody can say.
  private func turnedReadings(
    of image: [UInt8], _ recognizer: any TextRecognizer, _ context: ReceiptContext
  ) async throws(ScanFailure) -> [ReadReceipt]? {
    switch try await recognizer.turning(image) {
    case .none: nil
    case .image(let upright):
      try await readings(of: upright, recognizer.layouts[...], recognizer, context)
    case .whileReading: try await readings(of: image, [.anySide], recognizer, context)
    }
  }

  /// Reads an image in one way after the other, while something stays open.
  ///
  /// - Returns: Those before, and the new ones.
  private func readings(
    of image: [UInt8], _ layouts: ArraySlice<TextLayout>, _ recognizer: any TextRecognizer,
    _ context: ReceiptContext, after first: [ReadReceipt] = []
  ) async throws(ScanFailure) -> [ReadReceipt] {
    var readings = first
    for layout in layouts {
      let text = try await recognizer.text(of: image, layout)
      readings.append(ReceiptReader().read(text, context))
      if ReadReceipt(agreedBy: readings).isWhole { break }
    }
    return readings
  }
}
