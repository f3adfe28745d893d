import CommandTable
import LedgerStore

extension PuldarCommand {
  static var renameProfile: Command {
    Command(
      "rename", "Give a profile another name.", otherNames: ["mv", "move"],
      discussion: """
        Its folder gets the new name with all that is in it, and the profile that is in use stays \
        in use. If it is locked, it asks for the passphrase.
        """,
      examples: ["puldar profile rename ana anna", "puldar profile rename default home"],
      traits: [.withoutLedger, .onlyNow],
      .argument("<name>", "Which.", ProfileName.self, completing: .profiles),
      .argument(
        "<new-name>", "What it is called from now on: small letters, digits, - and _.",
        ProfileName.self)
    ) { session, name, newName in
      try ProfileMoving(session, name).rename(to: newName)
    }
  }

  static var removeProfile: Command {
    Command(
      "remove", "Remove a profile with its ledger, for good.",
      otherNames: ["rm", "delete", "erase"],
      discussion: """
        It says what will be gone, and asks; off a terminal it needs --yes. Nothing is kept, and \
        no undo brings it back: 'puldar --profile NAME backup FILE' keeps a copy before. The \
        profile in use and 'default' stay; if it is locked, it asks for the passphrase.
        """,
      examples: ["puldar profile remove ana", "puldar profile remove ana --yes"],
      traits: [.withoutLedger, .onlyNow],
      .argument("<name>", "Which.", ProfileName.self, completing: .profiles)
    ) { session, name in
      try ProfileMoving(session, name).remove()
    }
  }
}

/// A profile that is renamed or removed.
private struct ProfileMoving {
  private let session: Session
  private let name: ProfileName
  private let path: String
  private let configuration: Configuration

  init(_ session: Session, _ name: ProfileName) throws {
    self.session = session
    self.name = name
    try session.settlePlaces()
    path = session.location.path(of: name)
    configuration = try session.models.uncheckedConfiguration()
  }

  /// Whether it is the profile in use, according to the settings.
  private var isInUse: Bool {
    guard let used = configuration.value(of: "profile") else { return name == .usual }
    return Configuration.profiles(in: used)?.contains(name) == true
  }

  private var store: FileEventStore {
    FileEventStore(folder: path, machine: session.surroundings.machine)
  }

  // MARK: Renaming

  func rename(to newName: ProfileName) throws -> Report {
    let newPath = session.location.path(of: newName)
    let isFollowing = isInUse
    var configuration = configuration
    if newName == .usual {
      configuration.unset("profile")
    } else {
      try configuration.set("profile", newName.text)
    }
    // A power loss may have followed the first step.
    if isFollowing, try !ProfileFolder(path).exists, try ProfileFolder(newPath).exists {
      session.ledger.holdInterruptions()
      try session.models.keep(configuration)
      return try renamed(newName, isInUse: true)
    }
    let folder = try session.knownProfile(name)
    guard try folder.exists else {
      throw CommandFailure(
        "there is nothing to rename: '\(name.text)' has no ledger yet",
        remedy: "Make a profile by its name: \(command: "profile add \(newName.text)")", .missing)
    }
    guard newName != name else {
      return .nothingNew(use: .none)
    }
    guard try !ProfileFolder(newPath).isTaken else {
      throw CommandFailure(
        "there is a profile '\(newName.text)' already",
        remedy: "Take another name; 'puldar profile list' shows those that there are.",
        .refusedData)
    }
    try session.openLock(of: name, in: folder)
    session.ledger.holdInterruptions()
    if isFollowing {
      // Both names, so that the profile is found whichever step a kill comes after.
      var between = self.configuration
      try between.set("profile", "\(name.text) \(newName.text)")
      try session.models.keep(between)
    }
    do {
      try store.move(to: newPath, lockDeadline: Ledger.lockDeadline) {
        if isFollowing { try session.models.keep(configuration) }
      }
    } catch {
      if isFollowing { try? session.models.keep(self.configuration) }
      throw error
    }
    return try renamed(newName, isInUse: isFollowing)
  }

  private func renamed(_ newName: ProfileName, isInUse: Bool) throws -> Report {
    var report = try ProfileReport(session, inUse: isInUse ? newName : nil).report(
      of: newName,
      [
        .dispensable(
          "\(name.text) is \(newName.text) now: its ledger is in \(session.shownFolder(of: newName))."
        )
      ])
    if session.location.profile == nil, session.location.path == path {
      report.notes.append(.line("PULDAR_LEDGER still names the folder that it was in."))
    }
    return report
  }

  // MARK: Removal

  func remove() throws -> Report {
    let folder = try session.knownProfile(name)
    try refuseWhatStays(folder)
    try session.openLock(of: name, in: folder)
    let store = store
    let contents = try store.contents()
    if let stranger = contents.strangers.first {
      throw CommandFailure(
        "the folder of '\(name.text)' holds what is no part of a ledger: '\(VisibleText(stranger))'",
        remedy:
          "Move it out of \(session.shownFolder(of: name)), and try again; nothing was removed.",
        .refusedData)
    }
    guard try isMeant(contents) else {
      return Report(notes: [.line("Nothing was removed.")], .conditionFails)
    }
    session.ledger.holdInterruptions()
    try store.removeAll(lockDeadline: Ledger.lockDeadline)
    return try ProfileReport(session).report(left: [
      .dispensable(
        contents.isEmpty
          ? "Removed the profile \(name.text)."
          : "Removed the profile \(name.text) with \(words(contents)).")
    ])
  }

  private func refuseWhatStays(_ folder: ProfileFolder) throws {
    guard name != .usual else {
      throw CommandFailure(
        "the profile 'default' is always there",
        remedy: "Give it another name, and remove that: \(command: "profile rename default old")",
        .refusedData)
    }
    guard !isInUse else {
      throw CommandFailure(
        "'\(name.text)' is the profile in use",
        remedy: "Work with another one first: \(command: "profile use default")", .refusedData)
    }
    guard session.location.profile != nil || session.location.path != path else {
      throw CommandFailure(
        "'\(name.text)' is the ledger that \(session.location.source) names",
        remedy: "Name another one first; nothing was removed.", .refusedData)
    }
    guard try !folder.isLink else {
      throw CommandFailure(
        "the folder of '\(name.text)' is a link to one elsewhere",
        remedy: "Remove the link, and the ledger stays where it is: rm \(path.shellQuoted)",
        .refusedData)
    }
  }

  /// Returns whether the person confirms the removal; an empty profile needs no question.
  private func isMeant(_ contents: FolderContents) throws -> Bool {
    if session.options.agrees || contents.isEmpty { return true }
    let what = words(contents)
    // The contents are shown only if a question can be asked.
    let answer =
      session.prompt.canAsk
      ? try session.prompt.confirm(
        "Remove the profile \(name.text)?",
        about: [
          "\(session.shownFolder(of: name)) holds \(what), which no undo brings back.",
          "A copy first: puldar --profile \(name.text) backup \(name.text).tar",
        ]) : .notAsked
    guard answer != .notAsked else {
      throw UsageError("Say that '\(name.text)' may go with \(what): --yes")
    }
    return answer == .yes
  }

  /// Returns the contents of a ledger: `212 events in 2 logs and 8 receipts (1.2 MB)`.
  private func words(_ contents: FolderContents) -> String {
    let logs = contents.logCount.of("log")
    let events =
      contents.eventCount.map { "\($0.of("event")) in \(logs)" }
      ?? "\(logs) that cannot be read"
    let receipts = contents.receiptCount == 0 ? "" : " and \(contents.receiptCount.of("receipt"))"
    return "\(events)\(receipts) (\(ReceiptLine.size(contents.byteCount)))"
  }
}
