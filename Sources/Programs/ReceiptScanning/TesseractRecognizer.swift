import PuldarSubprocesses
package import ReceiptReading

/// Recognizes text with `tesseract`, and rotates images with ImageMagick's `convert`, or with tesseract
/// itself if that is missing.
///
/// Both get the image on standard input, and are ended if they exceed their limits of time, memory or output,
/// because an image may come from anywhere.
package struct TesseractRecognizer: TextRecognizer {
  private let programs: ScanPrograms
  /// The languages of its data, as `eng+deu`.
  private let languages: String

  /// - Parameters:
  ///   - programs: The programs and their limits.
  ///   - languages: In tesseract's spelling, the likeliest first; those not installed are left out.
  /// - Throws: If tesseract is missing, or does not list its languages.
  package init(_ programs: ScanPrograms, languages: [String]) async throws(ScanFailure) {
    self.programs = programs
    let listed = try await programs.output(
      of: "tesseract", install: TesseractRecognizer.package, [.word("--list-langs")], input: [])
    let installed = Set(
      String(decoding: listed, as: UTF8.self).split(separator: "\n").map(String.init))
    let wanted = languages.filter(installed.contains)
    self.languages = wanted.isEmpty ? "eng" : wanted.joined(separator: "+")
  }

  /// Returns tesseract's name of a language of ISO 639, with English; for languages whose words for totals are known.
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
    // Sauvola's method: each part of the paper has its own threshold between ink and paper.
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

  /// ImageMagick's program under its newer or older name.
  private var converter: String? {
    ["magick", "convert"].first { programs.path(of: $0) != nil }
  }

  /// Returns the image changed by ImageMagick; `nil` if that is missing, or fails.
  private func converted(_ image: [UInt8], _ changes: [Subprocess.Argument]) async -> [UInt8]? {
    guard let converter else { return nil }
    let output = try? await programs.output(
      of: converter, install: "ImageMagick", [.word("-")] + changes + [.word("png:-")],
      input: image, outputByteCount: 256 << 20)
    return output.flatMap { ImageFormat($0) == nil ? nil : $0 }
  }
}
