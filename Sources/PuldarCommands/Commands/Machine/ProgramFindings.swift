import CommandTable

/// Findings about the programs that puldar runs if a command needs one.
struct ProgramFindings {
  let session: Session

  /// Returns one finding for each program; none if no program can be run.
  func findings() async -> [Finding] {
    guard let programs = session.surroundings.programs else { return [] }
    var findings: [Finding] = []
    for program in AuxiliaryProgram.allCases {
      let facts = await programs.examine(program)
      findings.append(ProgramFindings.finding(program, facts))
    }
    return findings
  }

  /// Returns the finding about a program. A missing one is no fault: the command that needs it says so.
  static func finding(_ program: AuxiliaryProgram, _ facts: ProgramFacts?) -> Finding {
    guard let facts else {
      return Finding(program.rawValue, "not in PATH: \(program.purpose)")
    }
    guard !facts.version.isEmpty else {
      return Finding(
        program.rawValue, "\(facts.path) does not say its version",
        remedy: "See whether it runs: \(facts.path.shellQuoted) --version")
    }
    let said = "\(facts.version) (\(facts.path))"
    guard let languages = facts.languages else { return Finding(program.rawValue, said) }
    return languages.isEmpty
      ? Finding(
        program.rawValue, "\(said), without any language",
        remedy: "Install the data of a language, as tesseract-ocr-eng.")
      : Finding(program.rawValue, "\(said), reads \(languages.joined(separator: ", "))")
  }
}
