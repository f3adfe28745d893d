public import PuldarSubprocesses
public import ReceiptReading

/// Reads receipts in images or PDFs with the programs of this machine.
public struct ReceiptScanner: ReceiptHost {
  private let programs: ScanPrograms
  private let recognizer: (@Sendable () async throws(ScanFailure) -> any TextRecognizer)

  /// A phone photo has twelve million or so; larger images take minutes.
  package static let pixelLimit = 40_000_000
  package static let byteLimit = 20 << 20
  /// The number of pages recognized of a PDF without text.
  private static let pageLimit = 2

  /// Makes a scanner that recognizes text with Apple's Vision, or elsewhere with `tesseract`. Programs are
  /// searched for only when they are needed.
  ///
  /// - Parameters:
  ///   - runner: Runs the programs.
  ///   - searchPath: The PATH of the programs.
  ///   - language: The person's language by ISO 639: receipts are read in it and in English.
  ///   - find: Returns the absolute path of a program; `nil` if there is none.
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
  ///   - programs: Extract pages from PDFs, and rotate images.
  ///   - recognizer: Makes the recognizer; called only if there is an image.
  package init(
    _ programs: ScanPrograms,
    recognizer: @escaping @Sendable () async throws(ScanFailure) -> any TextRecognizer
  ) {
    self.programs = programs
    self.recognizer = recognizer
  }

  /// Reads a receipt from an image or a PDF.
  ///
  /// - Parameters:
  ///   - bytes: The file: at most 20 MiB, and an image at most 40 million pixels.
  ///   - context: Decides what the receipt leaves open.
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
      let read = text.isEmpty ? ReadReceipt() : ReceiptReader().read(text, context)
      if read.total != nil { return read }
      do throws(ScanFailure) {
        return try await readPages(of: document, after: read, context)
      } catch {
        // A scan may have a line of text, which is worth nothing without its picture.
        if read.date == nil { throw error }
        return read
      }
    case .other: throw .neither
    }
  }

  /// Reads the pages as images, after what their text says.
  private func readPages(
    of document: PDFText, after read: ReadReceipt, _ context: ReceiptContext
  ) async throws(ScanFailure) -> ReadReceipt {
    var best = read
    for number in 1...ReceiptScanner.pageLimit {
      guard let page = try await document.page(number) else { break }
      best = best.completed(by: try await readImage(page, context))
      if best.isWhole { break }
    }
    return best
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
    // If two layouts found no day and no proven total, the image may be rotated.
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

  /// Reads a rotated image; `nil` if it is upright, or its rotation is unknown.
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

  /// Reads an image with one layout after the other, until every field is settled.
  ///
  /// - Returns: The earlier readings, and the new ones.
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
