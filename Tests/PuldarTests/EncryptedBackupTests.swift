import Foundation
import LedgerTestSupport
import Testing

/// P40: a backup that another program encrypts, and what is said where there is none.
@Suite(.heavy, .serialized) struct EncryptedBackupTests {
  private func program() throws -> BuiltProgram {
    let program = try BuiltProgram()
    _ = try program.run("$P init --open -q && $P add tea 3 -q")
    return program
  }

  @Test(.needsProgram("gpg"), .needsProgram("gpgconf"))
  func `EX30, SP51: GnuPG encrypts a backup for a key, and what it decrypts restores`() throws {
    let program = try program()
    let keys = ["GNUPGHOME": program.folder.path("k")]
    let made = try program.run(
      """
      mkdir -m 700 k && gpg --quiet --batch --pinentry-mode loopback --passphrase '' \
        --quick-gen-key me@example.org rsa2048 encr never 2>&1
      """, environment: keys)
    #expect(made.code == 0, "\(made.output)")
    defer { _ = try? program.run("gpgconf --kill gpg-agent", environment: keys) }
    let written = try program.run("$P backup b.gpg --gpg me@example.org", environment: keys)
    #expect(written.code == 0 && written.output.contains("encrypted with gpg"), "\(written.output)")
    let clear = try program.run("grep -c Tea b.gpg; ls | grep -c new")
    #expect(clear.output == "0\n0\n")
    let refused = try program.run("$P -f ./new restore b.gpg")
    #expect(refused.code == 65 && refused.output.contains("is encrypted with gpg"))
    let restored = try program.run(
      """
      gpg --quiet --batch --decrypt -o b.tar b.gpg 2>&1 && $P -f ./new restore b.tar -q \
        && $P -f ./new list --all --plain
      """, environment: keys)
    #expect(restored.code == 0 && restored.output.contains("Tea"), "\(restored.output)")
    let unknown = try program.run("$P backup c.gpg --gpg nobody@example.org", environment: keys)
    #expect(unknown.code == 65 && unknown.output.contains("gpg encrypted nothing"))
    #expect(try program.run("ls c.gpg*").code != 0)
  }

  @Test(.needsProgram("age"), .needsProgram("age-keygen"))
  func `age encrypts a backup for a key, and what it decrypts restores`() throws {
    let program = try program()
    let restored = try program.run(
      """
      age-keygen -o key 2>/dev/null && $P backup b.age --age "$(age-keygen -y key)" -q \
        && age --decrypt -i key -o b.tar b.age && $P -f ./new restore b.tar -q \
        && $P -f ./new list --all --plain
      """)
    #expect(restored.code == 0 && restored.output.contains("Tea"), "\(restored.output)")
  }

  @Test func `without the program nothing is written, and it is named`() throws {
    let program = try program()
    let key = "age1" + String(repeating: "q", count: 58)
    let answer = try program.run("$P backup b.age --age \(key)", environment: ["PATH": "/nowhere"])
    #expect(answer.code == 69 && answer.output.contains("there is no program 'age' in PATH"))
    #expect(try program.run("ls b.age*").code != 0)
  }
}
