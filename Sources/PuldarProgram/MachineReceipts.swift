import LedgerModel
import PuldarCommands
import PuldarSubprocesses
import ReceiptReading
import ReceiptScanning

/// The programs of this machine that recognise receipts. Nothing is looked for before one is asked for.
enum MachineReceipts {
  static func host(_ machine: MachinePrograms) -> any ReceiptHost {
    let environment = machine.environment
    let programs = ScanPrograms(
      TracedRunner(trace: machine.trace),
      searchPath: environment["PATH"] ?? "/usr/bin:/bin"
    ) { machine.path(of: $0) }
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { environment[$0] }
      .first { !$0.isEmpty }
    let language = NumberConventions(localeIdentifier: locale ?? "C").language
    return ReceiptScanner(programs) { () async throws(ScanFailure) in
      #if canImport(Vision)
        return VisionRecognizer(languages: language == "en" ? ["en"] : [language, "en"])
      #else
        let data = MachineReceipts.languages[language].map { [$0] } ?? []
        return try await TesseractRecognizer(programs, languages: data + ["eng"])
      #endif
    }
  }

  /// How tesseract names the languages whose words for totals are known, by ISO 639.
  private static let languages = [
    "de": "deu", "pt": "por", "es": "spa", "fr": "fra", "it": "ita", "nl": "nld", "ms": "msa",
    "id": "ind",
  ]
}
