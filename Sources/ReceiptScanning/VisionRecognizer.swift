// Apple's systems recognise characters themselves.
#if canImport(Vision)
  import Foundation
  package import ReceiptReading
  import Vision

  /// Recognises characters with Apple's Vision, on the device.
  package struct VisionRecognizer: TextRecognizer {
    private let languages: [String]

    /// - Parameter languages: As BCP 47 names them, the likeliest first.
    package init(languages: [String]) {
      self.languages = languages
    }

    /// Vision finds ink on shaded paper by itself.
    package var layouts: [TextLayout] { [.block, .column] }

    package func text(of image: [UInt8], _ layout: TextLayout) async throws(ScanFailure) -> String {
      let request = VNRecognizeTextRequest()
      request.recognitionLevel = .accurate
      // Names of shops and figures are no words of a dictionary.
      request.usesLanguageCorrection = layout == .block
      request.recognitionLanguages = languages
      do {
        try VNImageRequestHandler(data: Data(image)).perform([request])
      } catch {
        throw .failed("Vision", words: error.localizedDescription)
      }
      let pieces = (request.results ?? []).compactMap { observation in
        observation.topCandidates(1).first.map { (observation.boundingBox, $0.string) }
      }
      return VisionRecognizer.lines(of: pieces).joined(separator: "\n")
    }

    /// Vision turns the image itself.
    package func turning(_ image: [UInt8]) async throws(ScanFailure) -> ImageTurning { .none }

    /// Pieces whose middles stand at the same height are one line, from left to right.
    private static func lines(of pieces: [(box: CGRect, text: String)]) -> [String] {
      var lines: [[(box: CGRect, text: String)]] = []
      for piece in pieces.sorted(by: { $0.box.midY > $1.box.midY }) {
        if let last = lines.last?.first, abs(last.box.midY - piece.box.midY) < last.box.height / 2 {
          lines[lines.count - 1].append(piece)
        } else {
          lines.append([piece])
        }
      }
      return lines.map { line in
        line.sorted { $0.box.minX < $1.box.minX }.map(\.text).joined(separator: " ")
      }
    }
  }
#endif
