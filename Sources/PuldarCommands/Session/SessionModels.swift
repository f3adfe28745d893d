import EntryParsing
import LedgerModel

/// The settings of models on this machine, and access to one.
struct SessionModels {
  let session: Session

  private var surroundings: Surroundings { session.surroundings }
  private var location: LedgerLocation { session.location }

  /// The settings file; `nil` if the environment names no place for it.
  var configurationPath: String? { surroundings.configurationPath }

  /// The file of cached answers; `nil` if the environment names no place for it.
  var cachePath: String? {
    cacheFolder.map { $0 + "/model-answers" }
  }

  /// The folder of what can be made again; `nil` if the environment names none.
  var cacheFolder: String? {
    surroundings.folder("XDG_CACHE_HOME", SessionModels.usualCacheFolder)
  }

  #if canImport(Darwin)
    private static let usualCacheFolder = "Library/Caches"
  #else
    private static let usualCacheFolder = ".cache"
  #endif

  /// Reads the person's settings.
  func configuration() throws -> Configuration {
    try configuration { bytes, shownPath throws(CommandFailure) in
      try Configuration(reading: bytes, shownPath: shownPath)
    }
  }

  /// Reads the settings in order to change a line that may be invalid, or accompany an invalid one.
  func uncheckedConfiguration() throws -> Configuration {
    try configuration { bytes, _ in Configuration(unchecked: bytes) }
  }

  private func configuration(
    _ read: ([UInt8], String) throws(CommandFailure) -> Configuration
  ) throws -> Configuration {
    guard let configurationPath else { return Configuration() }
    let shownPath = location.shown(configurationPath)
    let bytes: [UInt8]?
    do throws(InputFailure) {
      bytes = try surroundings.files?.bytes(of: configurationPath, upTo: Configuration.byteLimit)
    } catch {
      throw CommandFailure(
        "the settings of \(VisibleText(shownPath)) cannot be read",
        remedy: "Make it a file that you may read, of at most \(Configuration.byteLimit) bytes.",
        .badConfiguration)
    }
    guard let bytes else { return Configuration() }
    return try read(bytes, shownPath)
  }

  /// Stores the person's settings.
  func keep(_ configuration: Configuration) throws(CommandFailure) {
    guard let configurationPath else {
      throw CommandFailure(
        "HOME is not set, so there is no place for the settings",
        remedy: "Set HOME, or XDG_CONFIG_HOME.", .badConfiguration)
    }
    do throws(OutputFailure) {
      try surroundings.files?.replace(configurationPath, with: configuration.bytes)
    } catch {
      throw CommandFailure(
        "the settings of \(VisibleText(location.shown(configurationPath))) cannot be written",
        remedy: "Make room there, and the folder one that you may write to; nothing was changed.",
        .inputOutput)
    }
  }

  /// Returns the selected model: of the option, else of PULDAR_MODEL, else of the settings.
  func choice(_ file: String?, _ configuration: Configuration) -> ModelChoice? {
    let named = file ?? surroundings.variable("PULDAR_MODEL")
    guard let path = named.map(self.path(of:)) ?? configuration.modelFile else { return nil }
    let program =
      configuration.modelProgram ?? surroundings.variable("PULDAR_LLAMA_CLI").map(self.path(of:))
    var choice = ModelChoice(file: path, program: program)
    if let seconds = configuration.modelSeconds { choice.time = .seconds(seconds) }
    return choice
  }

  /// Returns the absolute path that a word means.
  func path(of word: String) -> String {
    // A shell does not expand `~` after `=` and in variables.
    if word.hasPrefix("~/"), let home = surroundings.variable("HOME") {
      return home + word.dropFirst(1)
    }
    return surroundings.models?.path(of: word) ?? word
  }

  /// Returns the proposer that asks a model; one that always fails if none can be run.
  func proposer(_ choice: ModelChoice?) -> any EntryProposer {
    choice.flatMap { surroundings.models?.proposer($0) } ?? AbsentModel()
  }

  /// Returns how many entries may still be read with a model this week.
  func allowance(_ state: DecisionState?) async throws -> ModelAllowance {
    var count = 0
    if let state {
      if state.allows(.model) { return .unlimited }
      let now = session.clock.now()
      count = try await session.ledger.answer(.modelEntries(inWeekOf: now))
    }
    let left = ProFeature.weeklyModelEntries - count
    return ModelAllowance(limit: ProFeature.weeklyModelEntries, left: max(0, left))
  }

  /// Returns the parser for the sentences of one command.
  func parser(_ options: ModelOptions, _ state: DecisionState?) async throws -> SentenceParser {
    guard !options.isRefused else { return SentenceParser(rules: surroundings.parser) }
    let configuration = try configuration()
    let isAsked = options.isWanted || options.isRequired
    let use = isAsked ? ModelUse.always : configuration.modelUse ?? .unsure
    let choice = choice(options.file, configuration)
    guard use != .never, isAsked || choice != nil else {
      return SentenceParser(rules: surroundings.parser)
    }
    let cache = keptAnswers() ?? ProposalCache()
    let categories = (state?.plan.categories ?? CategoryCatalog()).offered(on: session.today)
    let parser = FallbackParser(
      rules: surroundings.parser,
      model: proposer(choice), use: use,
      categories: categories, cache: cache, allowance: try await allowance(state))
    return SentenceParser(
      rules: surroundings.parser, parser: parser, cache: cache, isRequired: options.isRequired)
  }

  /// Caches the models' answers. The cache is optional, so failures are ignored.
  func keep(_ cache: ProposalCache?) async {
    guard let cache, let cachePath, await cache.isChanged else { return }
    try? surroundings.files?.replace(cachePath, with: await cache.bytes)
  }

  /// Returns the cached answers of models; `nil` if there are none.
  func keptAnswers() -> ProposalCache? {
    guard let cachePath else { return nil }
    let bytes = try? surroundings.files?.bytes(
      of: cachePath, upTo: SentenceParser.cacheByteLimit)
    return bytes.map { ProposalCache(bytes: $0) }
  }
}
