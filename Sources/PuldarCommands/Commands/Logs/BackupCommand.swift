import CommandTable
import LedgerModel
import LedgerStore

extension PuldarCommand {
  static var backup: Command {
    Command(
      "backup", "Write the whole ledger into one file. (Pro)",
      discussion: """
        The file is a tar archive with every log, what is attached, what was ever cut from a log, \
        and SHA256SUMS. It is written aside, read back and proven, and only then has its name. \
        With --age or --gpg it is encrypted by that program before a byte of it is on the disk. \
        'puldar restore' makes a ledger of it again, which is free; so is 'export jsonl'.
        """,
      examples: [
        "puldar backup ~/budget-2026.tar", "puldar backup /mnt/stick/budget.tar --replace",
        "puldar backup ~/cloud/budget.age --age age1KEY",
      ], traits: [.onlyNow],
      .argument("<file>", "A file that is not there yet.", PathArgument.self),
      .option("--age <recipient>", "Encrypt it with age, for this public key.", AgeRecipient.self),
      .option("--gpg <recipient>", "Encrypt it with GnuPG, for this key.", GPGRecipient.self),
      .flag("--replace", "Replace the file if there is one.")
    ) { session, file, age, gpg, replaces in
      if age != nil, gpg != nil { throw UsageError("--age and --gpg exclude each other") }
      let path = session.models.path(of: file.path)
      let recipient = age.map { EncryptionRecipient.age($0.key) } ?? gpg.map { .gpg($0.key) }
      session.ledger.holdInterruptions()
      let backup = try await session.backUp(to: path, replacing: replaces, for: recipient)
      return BackupReport(session: session).report(backup, recipient)
    }
  }

  static var restore: Command {
    Command(
      "restore", "Make a ledger of a backup, in a new folder.",
      discussion: """
        Everything in the backup is proven before a byte is written: its sums, and the seals of \
        every log. A backup that is cut short, or of which one bit is another, is refused. The \
        ledger stands in a folder that is not there yet: name it with -f. What this machine writes \
        there stands in a new log, since another machine may go on with the old one.
        """,
      examples: ["puldar restore ~/budget-2026.tar -f ~/budget"], traits: [.onlyNow],
      .argument("<file>", "What 'puldar backup' wrote.", PathArgument.self)
    ) { session, file in
      if session.location.isFile {
        throw UsageError("A backup is restored to a folder; what ends in .jsonl is a single log")
      }
      session.ledger.holdInterruptions()
      let restored = try await Ledger.restore(
        session.models.path(of: file.path), to: session.location.path,
        machine: session.surroundings.machine)
      return BackupReport(session: session).report(restored, from: file.path)
    }
  }
}

extension Session {
  /// Writes a backup, encrypted if a recipient is named.
  fileprivate func backUp(
    to path: String, replacing replaces: Bool, for recipient: EncryptionRecipient?
  ) async throws -> LedgerCopy {
    guard let recipient else {
      return try await ledger.opened.backUp(to: path, replacing: replaces)
    }
    guard let programs = surroundings.programs else {
      throw Session.missingProgram(recipient.program)
    }
    return try await ledger.opened.backUp(to: path, replacing: replaces) { bytes in
      do throws(ProgramFailure) {
        return try await programs.encrypt(bytes, for: recipient)
      } catch {
        switch error {
        case .noProgram: throw Session.missingProgram(recipient.program)
        case .refused(let program, let words):
          throw CommandFailure(
            "\(program) encrypted nothing\(words.isEmpty ? "" : ": \(VisibleText(words))")",
            remedy: "Nothing was written. Check the recipient, or leave it out.", .refusedData)
        }
      }
    }
  }

  private static func missingProgram(_ name: String) -> CommandFailure {
    CommandFailure(
      "there is no program '\(name)' in PATH", remedy: "Install it, or leave '--\(name)' out.",
      .modelUnavailable)
  }
}

/// The content of a backup, or of a restored one.
struct BackupReport {
  let session: Session

  /// - Parameter recipient: The recipient that it was encrypted for; `nil` if it was not encrypted.
  func report(_ backup: LedgerCopy, _ recipient: EncryptionRecipient?) -> Report {
    let path = session.location.shown(backup.path)
    let secrecy = recipient.map { ", encrypted with \($0.program)" } ?? ""
    return report(backup.heads, at: backup.path) { events, logs in
      [
        .dispensable(
          "Wrote \(events) of \(logs) to \(VisibleText(path))\(secrecy), read back and proven."),
        recipient == nil
          ? .dispensable(
            "Restore it with: puldar -f FOLDER restore \(VisibleText(path.shellQuoted))")
          : .dispensable(
            "Only who has the key can read it: try once that you can, and keep the key elsewhere."),
      ]
    }
  }

  /// - Parameter source: The backup, as the person wrote it.
  func report(_ restored: LedgerCopy, from source: String) -> Report {
    let path = session.location.shown(restored.path)
    return report(restored.heads, at: restored.path) { events, logs in
      [
        .dispensable("Restored \(events) of \(logs) to \(VisibleText(path)), every seal intact."),
        .hint("status"),
      ]
    }
  }

  private func report(
    _ heads: [LedgerCondition.SealedHead], at path: String,
    _ lines: (String, String) -> [Report.Line]
  ) -> Report {
    let events = heads.reduce(0) { $0 + $1.eventCount }.of("event")
    let told = lines(events, heads.count.of("log"))
    return Report("backup, restore, export jsonl FOLDER", use: .none) { _ in
      told
    } record: {
      CopyReport.shape.record(of: (path, heads, true))
    }
  }
}

extension CopyReport {
  static let shape = Shape<(path: String, heads: [LedgerCondition.SealedHead], hasSeals: Bool)>(
    answer: "copy", note: "backup, restore, export jsonl with a folder.",
    .init("written", { _ in WrittenState.written }), .init("path", \.path),
    .init(
      "logs", { copy in copy.heads.map { ($0, copy.hasSeals ? $0.text : nil) } },
      each: Shape<(log: LedgerCondition.SealedHead, seal: String?)>(
        .init("writer", \.log.writer), .init("events", \.log.eventCount),
        .ifAny("sealedHead", \.seal))))
}
