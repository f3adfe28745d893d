import PuldarCommands
import PuldarSubprocesses

/// The programs of this machine that encrypt. Nothing is looked for before one is asked for.
struct MachineEncryption: EncryptionHost {
  let environment: [String: String]
  let trace: WorkTrace

  /// Long enough for a ledger of many years on a slow disk.
  private static let limits = SubprocessLimits(time: .seconds(600), outputByteCount: 1 << 31)

  func encrypt(
    _ bytes: [UInt8], for recipient: EncryptionRecipient
  ) async throws(EncryptionFailure) -> [UInt8] {
    let program = recipient.program
    guard let path = ProgramSearch(environment).path(of: program) else { throw .noProgram(program) }
    var arguments: [Subprocess.Argument]
    switch recipient {
    case .age(let key):
      // In a file: any user can read the words of a running program.
      arguments = [
        .word("--encrypt"), .word("--recipients-file"),
        .file(name: "recipients", bytes: Array("\(key)\n".utf8)),
      ]
    case .gpg(let key):
      arguments = [
        .word("--options"), .file(name: "options", bytes: Array("recipient \(key)\n".utf8)),
        .word("--batch"), .word("--no-tty"), .word("--trust-model"), .word("always"),
        .word("--compress-algo"), .word("none"), .word("--output"), .word("-"), .word("--encrypt"),
      ]
    }
    var kept = ["PATH": environment["PATH"] ?? "/usr/bin:/bin", "LANG": "C.UTF-8"]
    // Where the keys of other people are kept.
    for name in ["HOME", "GNUPGHOME"] { kept[name] = environment[name] }
    let result = await TracedRunner(trace: trace).run(
      Subprocess(
        executable: path, arguments: arguments, environment: kept, input: bytes,
        limits: MachineEncryption.limits))
    guard result.ending == .exited(0), !result.output.isEmpty else {
      let words = String(decoding: result.errors.suffix(400), as: UTF8.self)
      throw .refused(program, words: words.split(separator: "\n").last.map(String.init) ?? "")
    }
    return result.output
  }
}
