import PuldarCommands
import PuldarSubprocesses

/// The programs of this machine. Nothing is looked for before it is asked about.
struct MachinePrograms: ProgramHost {
  let environment: [String: String]
  let trace: WorkTrace

  /// A program that says its version takes a moment.
  private static let limits = SubprocessLimits(time: .seconds(5), outputByteCount: 65_536)

  func examine(_ program: AuxiliaryProgram) async -> ProgramFacts? {
    guard let path = ProgramSearch(environment).path(of: program.rawValue) else { return nil }
    // The programs of poppler know no long option.
    let isPoppler = [.pdftotext, .pdftoppm].contains(program)
    let lines = await output(of: path, isPoppler ? "-v" : "--version")
    let version = lines.first { $0.contains(where: \.isNumber) } ?? ""
    guard program == .tesseract else { return ProgramFacts(path: path, version: version) }
    let languages = await output(of: path, "--list-langs").dropFirst()
      .filter { !$0.contains(" ") && $0 != "osd" }
    return ProgramFacts(path: path, version: version, languages: Array(languages))
  }

  /// The lines that a program writes, wherever it writes them.
  private func output(of path: String, _ word: String) async -> [String] {
    var kept = ["PATH": environment["PATH"] ?? "/usr/bin:/bin", "LANG": "C.UTF-8"]
    for name in ["HOME", "TESSDATA_PREFIX"] { kept[name] = environment[name] }
    let result = await TracedRunner(trace: trace).run(
      Subprocess(
        executable: path, arguments: [.word(word)], environment: kept, input: [],
        limits: MachinePrograms.limits))
    return [result.output, result.errors].flatMap { bytes in
      String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    }
  }
}
