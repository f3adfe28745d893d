import CommandTable
import EntryParsing
import LedgerStore

/// The name of a setting.
struct SettingName: ParameterValue, Hashable {
  let name: String

  init(parsing word: String) throws(ValueError) {
    guard Configuration.names.contains(word) else {
      guard let meant = Suggestion.closest(to: word, in: Configuration.names) else {
        throw .notListed
      }
      throw .misspelled("did you mean '\(meant)'?")
    }
    name = word
  }

  static var allowedValues: [String] { Configuration.names }
}

extension PuldarCommand {
  static var config: Command {
    Command(
      "config", "Show and change the settings of this machine.",
      discussion: """
        The settings stand in one small file, a line each, with comments after #. None of them \
        changes a figure: an income, shares and categories are events of the ledger, and stand in \
        its log. overdraft says whether an entry that takes more from an account than it holds is \
        flagged or refused, receipts.autosave whether 'receipt add' stores without a question a \
        receipt whose sums prove its total, and profile which ledger you work with. pretty \
        (amounts and days as the locale writes them), color and locale hold unless an option or \
        the environment says otherwise. The order of day and month, as in 3/2, is the ledger's, \
        from 'puldar init --dates' or the locale that it began with. After the settings it shows \
        the ledger, its person and the device.
        """,
      examples: ["puldar config", "puldar config set model.use never", "puldar config model off"],
      traits: [.withoutLedger, .onlyNow],
      subcommands: [getSetting, setSetting, unsetSetting, model, weekStart]
    ) { session in
      try ConfigReport(session: session).report()
    }
  }

  private static var getSetting: Command {
    Command(
      "get", "Show one setting.", examples: ["puldar config get model.use"],
      traits: [.withoutLedger, .onlyNow], .argument("<name>", "Which.", SettingName.self)
    ) { session, name in
      try ConfigReport(session: session).report(of: name.name)
    }
  }

  private static var setSetting: Command {
    Command(
      "set", "Change a setting.", examples: ["puldar config set model.seconds 20"],
      traits: [.withoutLedger, .onlyNow], .argument("<name>", "Which.", SettingName.self),
      .argument("<value>", "What it is from now on.", String.self)
    ) { session, name, value in
      if name.name == "profile" {
        // The passphrase is asked for there.
        throw UsageError("A profile is chosen with 'puldar profile use NAME'")
      }
      var configuration = try session.models.configuration()
      let isPath = ["model.file", "model.program"].contains(name.name)
      let value = isPath ? session.models.path(of: value) : value
      guard !value.isEmpty else {
        throw UsageError("The value of \(name.name) is empty: 'puldar config unset' takes it away")
      }
      try configuration.set(name.name, value)
      // Validated as the next command will read it.
      do throws(CommandFailure) {
        _ = try Configuration(reading: configuration.bytes, shownPath: "the settings")
      } catch {
        // The line number is useless: the settings are not stored.
        let reason = error.problem.split(separator: ": ", maxSplits: 1).last.map(String.init)
        throw CommandFailure(reason ?? error.problem, remedy: error.advice, .refusedData)
      }
      try session.models.keep(configuration)
      return try ConfigReport(session: session).report(of: name.name)
    }
  }

  private static var unsetSetting: Command {
    Command(
      "unset", "Take a setting back to what it is by itself.",
      examples: ["puldar config unset model.file"], traits: [.withoutLedger, .onlyNow],
      .argument("<name>", "Which.", SettingName.self)
    ) { session, name in
      var configuration = try session.models.configuration()
      if configuration.value(of: name.name) != nil {
        configuration.unset(name.name)
        try session.models.keep(configuration)
      }
      return try ConfigReport(session: session).report(of: name.name)
    }
  }
}

/// The settings, as they are in their file.
struct ConfigReport {
  let session: Session

  /// Returns the default if no line sets the value.
  private static func usual(_ name: String) -> String {
    switch name {
    case "model.use": ModelUse.unsure.rawValue
    case "receipts.autosave": "false"
    case "overdraft": OverdraftUse.flag.rawValue
    case "model.seconds": "3"
    case "profile": ProfileName.usual.text
    case "pretty": "false"
    case "color": ColourChoice.auto.rawValue
    default: ""
    }
  }

  /// Reports all settings.
  func report() throws -> Report {
    let configuration = try session.models.configuration()
    let place = session.models.configurationPath.map(session.location.shown)
    let facts = facts
    let begin = configuration.bytes.isEmpty ? "The first that is set makes" : "They stand in"
    return report(Configuration.names, facts, configuration) { _ in
      var table = TextTable([.left, .left, .left])
      for name in Configuration.names {
        let value = configuration.value(of: name)
        let shown = value ?? ConfigReport.usual(name)
        table.add([
          name, shown.isEmpty ? "none" : VisibleText(shown).description,
          value == nil ? "(not set)" : "",
        ])
      }
      for (name, value) in facts.shown {
        table.add([
          name, VisibleText(value.map(session.location.shown) ?? "none").description,
          name == "ledger" ? "(\(session.location.source))" : "",
        ])
      }
      return table.lines().map { Report.Line($0) }
        + (place.map { [.dispensable("\(begin) \(VisibleText($0)).")] } ?? [])
    }
  }

  /// Reports one setting.
  func report(of name: String) throws -> Report {
    let configuration = try session.models.configuration()
    return report([name], nil, configuration) { _ in
      [
        Report.Line(
          VisibleText(configuration.value(of: name) ?? ConfigReport.usual(name)).description)
      ]
    }
  }

  /// The facts that no single line of the file says: the ledger in use, its person and its device. The ledger
  /// itself is not read.
  struct Facts: Shaped {
    let ledger: String?
    let profile: String?
    let person: String?
    let device: String

    static let shape = Shape<Facts>(
      .init("ledger", \.ledger), .init("profile", \.profile, "null where a path names the ledger."),
      .init("person", \.person, "The e-mail of the ledger's profile, else its name."),
      .init("device", \.device))

    /// The facts beside the settings, which name the profile themselves.
    fileprivate var shown: [(name: String, value: String?)] {
      Facts.shape.record(of: self).fields.filter { $0.name != "profile" }.map { fact in
        if case .text(let text) = fact.value { (fact.name, text) } else { (fact.name, nil) }
      }
    }
  }

  static let shape = Shape<
    (names: [String], facts: Facts?, configuration: Configuration, path: String?)
  >(
    answer: "config", note: "config: every setting, or the one that was named.",
    .init("file", \.path),
    .init(
      "about", \.facts,
      "Which ledger is worked with, for whom and on what; null where one setting was named."),
    .init(
      "settings", { told in told.names.map { ($0, told.configuration.value(of: $0)) } },
      each: Shape<(name: String, value: String?)>(
        .init("name", \.name), .init("value", { ($0.value ?? usual($0.name)).nonEmpty }),
        .init("set", { $0.value != nil }))))

  private var facts: Facts {
    let location = session.location
    let profile = location.profile?.name
    let email = location.isFile ? nil : ProfileFolder(location.path).email
    return Facts(
      ledger: location.isKnown ? location.path : nil, profile: profile?.text,
      person: email ?? profile?.text, device: session.surroundings.machine.deviceName)
  }

  private func report(
    _ names: [String], _ facts: Facts?, _ configuration: Configuration,
    _ lines: @escaping (ScreenStyle) -> [Report.Line]
  ) -> Report {
    let path = session.models.configurationPath
    return Report(use: .none) { style in
      lines(style)
    } rows: {
      names.map { name in
        [
          name, configuration.value(of: name) ?? ConfigReport.usual(name),
          configuration.value(of: name) == nil ? "usual" : "set",
        ]
      } + (facts?.shown ?? []).map { [$0.name, $0.value ?? "", "is"] }
    } record: {
      ConfigReport.shape.record(of: (names, facts, configuration, path))
    }
  }
}
