import PuldarSubprocesses
package import ReceiptReading

/// Recognises characters with `tesseract`, and turns images with ImageMagick's `convert`, or where that is not there,
/// with what tesseract itself does.
///
/// Both get the image by standard input, and are ended where they take too long, too much memory or write too
/// much: an image comes from anywhere.
package struct TesseractRecognizer: TextRecognizer {
  private let programs: ScanPrograms
  /// The languages of its data, as `eng+deu`.
  private let languages: String

  /// - Parameters:
  ///   - programs: Where tesseract is, and what it may take.
  ///   - languages: As tesseract names them, the likeliest first; what is not installed is left out.
  /// - Throws: Where tesseract is not there, or does not say which languages it has.
  package init(_ programs: ScanPrograms, languages: [String]) async throws(ScanFailure) {
    self.programs = programs
    let listed = try await programs.output(
      of: "tesseract", install: TesseractRecognizer.package, [.word("--list-langs")], input: [])
    let installed = Set(
      String(decoding: listed, as: UTF8.self).split(separator: "\n").map(String.init))
    let wanted = languages.filter(installed.contains)
    self.languages = wanted.isEmpty ? "eng" : wanted.joined(separator: "+")
  }

  /// How tesseract names a language, by ISO 639, and English beside it; of those whose words for totals are known.
  static func data(_ language: String) -> [String] {
    let names = [
      "de": "deu", "pt": "por", "es": "spa", "fr": "fra", "it": "ita", "nl": "nld", "ms": "msa",
      "id": "ind",
    ]
    return (names[language].map { [$0] } ?? []) + ["eng"]
  }

  static let package = "tesseract (on Debian and Ubuntu: apt install tesseract-ocr)"

  package var layouts: [TextLayout] { [.block, .column, .shadedBlock, .shadedColumn] }

  package func text(of image: [UInt8], _ layout: TextLayout) async throws(ScanFailure) -> String {
    var words = ["stdin", "stdout", "-l", languages]
    switch layout {
    case .block, .column, .anySide: break
    // Each part of the paper has its own grey that parts ink from paper, after Sauvola.
    case .shadedBlock, .shadedColumn: words += ["-c", "thresholding_method=2"]
    }
    switch layout {
    case .block, .shadedBlock: words += ["--psm", "6"]
    case .column, .shadedColumn: words += ["--psm", "4"]
    case .anySide: words += ["--psm", "1"]
    }
    let output = try await programs.output(
      of: "tesseract", install: TesseractRecognizer.package, words.map { .word($0) },
      input: image)
    return String(decoding: output, as: UTF8.self)
  }

  package func turning(_ image: [UInt8]) async throws(ScanFailure) -> ImageTurning {
    let output: [UInt8]
    do throws(ScanFailure) {
      output = try await programs.output(
        of: "tesseract", install: TesseractRecognizer.package,
        [.word("stdin"), .word("stdout"), .word("--psm"), .word("0")], input: image)
    } catch {
      // Too few characters, or no data for this mode.
      return .none
    }
    let lines = String(decoding: output, as: UTF8.self).split(separator: "\n")
    let turn = lines.first { $0.hasPrefix("Rotate:") }?.split(separator: " ").last
    guard let turn, ["90", "180", "270"].contains(turn) else { return .none }
    let turned = await converted(image, [.word("-rotate"), .word(String(turn))])
    return turned.map { .image($0) } ?? .whileReading
  }

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
