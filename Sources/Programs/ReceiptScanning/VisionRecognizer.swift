// Apple's systems recognize text themselves.
#if canImport(Vision)
  import Foundation
  package import ReceiptReading
  import Vision

  /// Recognizes text with Apple's Vision, on the device.
  package struct VisionRecognizer: TextRecognizer {
    private let languages: [String]

    /// - Parameter languages: BCP 47 codes, the likeliest first.
    package init(languages: [String]) {
      self.languages = languages
    }

    /// Vision itself handles shaded paper.
    package var layouts: [TextLayout] { [.block, .column] }

    package func text(of image: [UInt8], _ layout: TextLayout) async throws(ScanFailure) -> String {
      let request = VNRecognizeTextRequest()
      request.recognitionLevel = .accurate
      // The second layout uses no dictionary: shop names and numbers are not in one.
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

    /// Vision itself handles rotation.
    package func turning(_ image: [UInt8]) async throws(ScanFailure) -> ImageTurning { .none }

    /// Joins pieces whose middles are at the same height into one line, from left to right.
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
