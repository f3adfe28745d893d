import Foundation
import LedgerTestSupport
import Testing

@testable import PuldarCommands

/// What the doctor says of other programs.
struct ProgramFindingsTests {
  @Test func `EX25: a program tells its version, and what it cannot do`() {
    let rows: [(AuxiliaryProgram, ProgramFacts?, fact: String, isWell: Bool)] = [
      (.age, ProgramFacts(path: "/bin/age", version: "1.1.1"), "1.1.1 (/bin/age)", true),
      (.gpg, nil, "not in PATH: no backup can be encrypted with it", true),
      (
        .pdftotext, ProgramFacts(path: "/bin/p", version: ""), "/bin/p does not say its version",
        false
      ),
      (
        .tesseract,
        ProgramFacts(path: "/bin/t", version: "tesseract 5.3", languages: ["eng", "hin"]),
        "tesseract 5.3 (/bin/t), reads eng, hin", true
      ),
      (
        .tesseract, ProgramFacts(path: "/bin/t", version: "tesseract 5.3", languages: []),
        "tesseract 5.3 (/bin/t), without any language", false
      ),
    ]
    for row in rows {
      let finding = ProgramFindings.finding(row.0, row.1)
      #expect(finding.name == row.0.rawValue)
      #expect(finding.fact == row.fact)
      #expect(finding.isWell == row.isWell)
      #expect(finding.exitCode == .done)
    }
  }

  @Test func `EX25: a test receipt that is read as something else is told, with what to do`() {
    #expect(ReceiptFindings.finding("12.50").isWell)
    for total in [nil, "", "12.5", "112.50"] {
      let finding = ReceiptFindings.finding(total)
      #expect(!finding.isWell && finding.exitCode == .done)
    }
  }

  private static let tesseract = "/usr/bin/tesseract"

  @Test(
    .enabled(if: FileManager.default.isExecutableFile(atPath: tesseract), "no tesseract"))
  func `EX25: the test receipt is read by tesseract itself, in each of its ways`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("receipt.bmp")
    try Data(TestReceipt.image).write(to: URL(filePath: path))
    for mode in ["4", "6"] {
      let process = Process()
      process.executableURL = URL(filePath: Self.tesseract)
      process.arguments = [path, "stdout", "-l", "eng", "--psm", mode]
      let output = Pipe()
      process.standardOutput = output
      process.standardError = FileHandle.nullDevice
      try process.run()
      let said = try output.fileHandleForReading.readToEnd() ?? Data()
      process.waitUntilExit()
      #expect(String(decoding: said, as: UTF8.self).hasPrefix(TestReceipt.text))
    }
  }
}
