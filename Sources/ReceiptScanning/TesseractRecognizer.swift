import PuldarSubprocesses
public import ReceiptReading

/// Recognises characters with `tesseract`, and turns and enlarges images with ImageMagick's `convert`.
///
/// Both get the image by standard input, and are ended where they take too long, too much memory or write too
/// much: an image comes from anywhere.
public struct TesseractRecognizer: TextRecognizer {
  private let programs: ScanPrograms
  /// The languages of its data, as `eng+deu`.
  private let languages: String

  /// - Parameters:
  ///   - programs: Where tesseract is, and what it may take.
  ///   - languages: As tesseract names them, the likeliest first; what is not installed is left out.
  /// - Throws: Where tesseract is not there, or does not say which languages it has.
  public init(_ programs: ScanPrograms, languages: [String]) async throws(ScanFailure) {
    self.programs = programs
    let listed = try await programs.output(
      of: "tesseract", install: TesseractRecognizer.package, [.word("--list-langs")], input: [])
    let installed = Set(
      String(decoding: listed, as: UTF8.self).split(separator: "\n").map(String.init))
    let wanted = languages.filter(installed.contains)
    self.languages = wanted.isEmpty ? "eng" : wanted.joined(separator: "+")
  }

  static let package = "tesseract (on Debian and Ubuntu: apt install tesseract-ocr)"

  public func text(of image: [UInt8], _ layout: TextLayout) async throws(ScanFailure) -> String {
    let mode = layout == .column ? "4" : "6"
    let output = try await programs.output(
      of: "tesseract", install: TesseractRecognizer.package,
      [
        .word("stdin"), .word("stdout"), .word("-l"), .word(languages), .word("--psm"), .word(mode),
      ], input: image)
    return String(decoding: output, as: UTF8.self)
  }

  public func upright(_ image: [UInt8]) async throws(ScanFailure) -> [UInt8]? {
    guard converter != nil else { return nil }
    let output: [UInt8]
    do throws(ScanFailure) {
      output = try await programs.output(
        of: "tesseract", install: TesseractRecognizer.package,
        [.word("stdin"), .word("stdout"), .word("--psm"), .word("0")], input: image)
    } catch {
      // Too few characters, or no data for this mode.
      return nil
    }
    let lines = String(decoding: output, as: UTF8.self).split(separator: "\n")
    let turn = lines.first { $0.hasPrefix("Rotate:") }?.split(separator: " ").last
    guard let turn, ["90", "180", "270"].contains(turn) else { return nil }
    return await converted(image, [.word("-rotate"), .word(String(turn))])
  }

  public func prepared(
    _ image: [UInt8], _ header: ImageHeader
  ) async throws(ScanFailure) -> [UInt8]? {
    guard converter != nil else { return nil }
    // Letters of less than twenty pixels are guessed: a receipt has some forty in a line.
    guard min(header.width, header.height) < TesseractRecognizer.smallWidth,
      header.pixelCount < 3_000_000
    else { return nil }
    return await converted(
      image, [.word("-colorspace"), .word("Gray"), .word("-resize"), .word("200%")])
  }

  private static let smallWidth = 900

  /// ImageMagick's program under its newer name, or its older one.
  private var converter: String? {
    ["magick", "convert"].first { programs.path(of: $0) != nil }
  }

  /// The image as ImageMagick changes it; `nil` where it is not there, or cannot.
  private func converted(_ image: [UInt8], _ changes: [Subprocess.Argument]) async -> [UInt8]? {
    guard let converter else { return nil }
    let output = try? await programs.output(
      of: converter, install: "ImageMagick", [.word("-")] + changes + [.word("png:-")],
      input: image, outputByteCount: 256 << 20)
    return output.flatMap { ImageFormat($0) == nil ? nil : $0 }
  }
}
