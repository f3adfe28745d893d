import CommandTable
import LedgerStore

extension PuldarCommand {
  static var profile: Command {
    Command(
      "profile", "Keep several ledgers apart by name, each in a folder of its own.",
      discussion: """
        A profile is a ledger in the data folder that has a name; 'default' is always there. \
        'profile use' chooses the one that every command works with, --profile NAME another for \
        one command; -f and PULDAR_LEDGER name a ledger by its path and go first. 'profile lock' \
        sets a passphrase, for which every command on this ledger asks then; a terminal in which it \
        was typed is asked again after five minutes without a command. It is a screen lock \
        and encrypts nothing: it keeps out the curious, and not people who can read the disk. \
        'profile rename' gives one another name, and 'profile remove' removes one with all its \
        entries, for good.
        """,
      examples: [
        "puldar profile add ana --email ana@example.org", "puldar profile use ana",
        "puldar profile lock ana", "puldar add tea 3 --profile ana",
      ], traits: [.withoutLedger, .onlyNow],
      subcommands: [
        addProfile, useProfile, listProfiles, lockProfile, unlockProfile, renameProfile,
        removeProfile,
      ]
    ) { session in
      try ProfileReport(session).report()
    }
  }

  private static var addProfile: Command {
    Command(
      "add", "Make a profile. The first entry begins its ledger.",
      examples: ["puldar profile add ana --email ana@example.org"],
      traits: [.withoutLedger, .onlyNow],
      .argument("<name>", "What it is called: small letters, digits, - and _.", ProfileName.self),
      .option("--email <address>", "Whose it is.", String.self)
    ) { session, name, email in
      try session.settlePlaces()
      let address = try email.map { email throws(CommandFailure) in
        guard let address = EmailAddress(email) else {
          throw CommandFailure(
            "email: '\(VisibleText(email))' has not one '@' with something on both sides",
            remedy: "Write it as ana@example.org; nothing was made.", .refusedData)
        }
        return address
      }
      let folder = ProfileFolder(session.location.path(of: name))
      guard try name != .usual && !folder.isTaken else {
        throw CommandFailure(
          "there is a profile '\(name.text)' already",
          remedy: "Work with it: 'puldar profile use \(name.text)'; or take another name.",
          .refusedData)
      }
      session.ledger.holdInterruptions()
      try folder.make(email: address?.text)
      return try ProfileReport(session).report(
        of: name,
        [
          .dispensable("Made the profile \(name.text) in \(session.shownFolder(of: name))."),
          .dispensable("Next: puldar profile use \(name.text)"),
        ])
    }
  }

  private static var useProfile: Command {
    Command(
      "use", "Work with a profile from now on.",
      discussion:
        "If it is locked, it asks for the passphrase, and so do the commands that follow.",
      examples: ["puldar profile use ana", "puldar profile use default"],
      traits: [.withoutLedger, .onlyNow],
      .argument("<name>", "Which.", ProfileName.self, completing: .profiles)
    ) { session, name in
      let folder = try session.knownProfile(name)
      var configuration = try session.models.uncheckedConfiguration()
      try session.openLock(of: name, in: folder)
      if name == .usual {
        configuration.unset("profile")
      } else {
        try configuration.set("profile", name.text)
      }
      session.ledger.holdInterruptions()
      try session.models.keep(configuration)
      var report = try ProfileReport(session, inUse: name).report(
        of: name,
        [
          .dispensable(
            "\(name.text) is in use: its ledger is in \(session.shownFolder(of: name)).")
        ])
      if session.surroundings.variable("PULDAR_LEDGER") != nil {
        report.notes.append(.line("PULDAR_LEDGER names another ledger, and goes first."))
      }
      return report
    }
  }

  private static var listProfiles: Command {
    Command(
      "list", "Show every profile, and which one is in use.", traits: [.withoutLedger, .onlyNow]
    ) { session in
      try ProfileReport(session).report()
    }
  }

  private static var lockProfile: Command {
    Command(
      "lock", "Set a passphrase, or another one.",
      discussion: """
        At a terminal it is typed twice and not shown; else its line comes from --passphrase-fd, \
        after the line of the old one if there is one. It is not kept: only what scrypt makes of \
        it is, with a salt, so that nobody can say it to you again. It is a screen lock and \
        encrypts nothing.
        """,
      examples: ["puldar profile lock ana", "puldar profile lock ana --passphrase-fd 3 3< FILE"],
      traits: [.withoutLedger, .onlyNow],
      .argument("<name>", "Which.", ProfileName.self, completing: .profiles)
    ) { session, name in
      let folder = try session.knownProfile(name)
      let check = PassphraseCheck(session: session)
      let former = try folder.lock()
      let passphrase = try check.holdingKeyboard { _ in
        if let former { try check.open(former, of: "'\(name.text)'") }
        return try check.new(for: "'\(name.text)'")
      }
      session.ledger.holdInterruptions()
      try folder.make(email: nil)
      try folder.lock(with: passphrase, rounds: session.surroundings.passphraseRounds)
      return try ProfileReport(session).report(
        of: name,
        [
          .dispensable(
            former == nil
              ? "\(name.text) is locked: every command that reads or writes its ledger asks for the passphrase."
              : "\(name.text) has another passphrase from now on."),
          .dispensable(
            "It keeps out the curious, and not whoever can read the disk: the log is not encrypted."
          ),
        ])
    }
  }

  private static var unlockProfile: Command {
    Command(
      "unlock", "Take the passphrase away.", examples: ["puldar profile unlock ana"],
      traits: [.withoutLedger, .onlyNow],
      .argument("<name>", "Which.", ProfileName.self, completing: .profiles)
    ) { session, name in
      let folder = try session.knownProfile(name)
      guard let lock = try folder.lock() else {
        return .nothingNew(use: .none)
      }
      try PassphraseCheck(session: session).open(lock, of: "'\(name.text)'")
      session.ledger.holdInterruptions()
      try folder.unlock()
      return try ProfileReport(session).report(
        of: name, [.dispensable("\(name.text) asks for no passphrase any more.")])
    }
  }
}

extension Session {
  /// Returns the folder of an existing profile.
  ///
  /// - Throws: ``CommandFailure`` if there is no profile of the name, or its place is not known.
  func knownProfile(_ name: ProfileName) throws -> ProfileFolder {
    try settlePlaces()
    let folder = ProfileFolder(location.path(of: name))
    guard try name == .usual || folder.exists else { throw missing(name) }
    return folder
  }

  /// Asks for the passphrase of a profile, if it is locked.
  func openLock(of name: ProfileName, in folder: ProfileFolder) throws {
    guard let lock = try folder.lock() else { return }
    try PassphraseCheck(session: self).open(lock, of: "'\(name.text)'")
  }

  func shownFolder(of name: ProfileName) -> VisibleText {
    VisibleText(location.shown(location.path(of: name)))
  }
}
