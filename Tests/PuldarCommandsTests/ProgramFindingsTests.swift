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
}
