public import EntryParsing
public import LedgerModel
public import LedgerStore
public import ReceiptReading

/// All that the program meets of the world outside: handed in, so that a test runs a whole command
/// inside its own process.
public struct Surroundings {
  /// The words behind the program's name, as bytes: the system does not promise that they are text.
  public var arguments: [[UInt8]]
  /// The environment, and which streams a person sees.
  public var terminal: TerminalState
  /// Standard input.
  public var input: any InputSource
  /// Standard output.
  public var output: any OutputTarget
  /// Standard error.
  public var errors: any OutputTarget
  /// Tells the time that events are recorded with, and today where `--today` does not.
  public var clock: any WallClock
  /// Understands what a person types.
  public var parser: any EntryParser
  /// Runs models on this machine; `nil` where none can be run.
  public var models: (any ModelHost)?
  /// The settings, and what is kept beside the ledger; `nil` where there is nothing of the kind.
  public var files: (any ConfigFiles)?
  /// Where this machine keeps what is no part of a ledger.
  public var machine: MachinePlaces
  /// What may end the process before its answer; `nil` where nothing of the kind is held off.
  public var interruptions: (any Interruptions)?
  /// Shows long answers page by page; `nil` where nothing does.
  public var pager: (any PagerHost)?
  /// Shows reminders outside the terminal; `nil` where nothing does.
  public var notifications: (any NotificationHost)?
  /// Recognises receipts that are images or PDFs; `nil` where nothing does.
  public var receipts: (any ReceiptHost)?
  /// Runs other programs, as one that encrypts a backup or shows a file; `nil` if none is run.
  public var programs: (any ProgramHost)?
  /// The keyboard of the terminal; `nil` where lines alone are read.
  public var keyboard: (any Keyboard)?
  /// What the shell opened beside the standard streams; `nil` where nothing of the kind is read.
  public var descriptors: (any DescriptorHost)?
  /// Notes what is done where `--debug` asks for it; `nil` where nothing does.
  public var trace: WorkTrace?
  /// What a guess at a passphrase that is set from now on costs, as N of scrypt.
  var passphraseRounds = 32_768

  public init(
    arguments: [[UInt8]], terminal: TerminalState, input: some InputSource,
    output: some OutputTarget, errors: some OutputTarget, clock: some WallClock,
    parser: some EntryParser, machine: MachinePlaces, models: (any ModelHost)? = nil,
    files: (any ConfigFiles)? = nil, interruptions: (any Interruptions)? = nil,
    pager: (any PagerHost)? = nil, notifications: (any NotificationHost)? = nil,
    receipts: (any ReceiptHost)? = nil, programs: (any ProgramHost)? = nil,
    keyboard: (any Keyboard)? = nil, descriptors: (any DescriptorHost)? = nil,
    trace: WorkTrace? = nil
  ) {
    self.arguments = arguments
    self.terminal = terminal
    self.input = input
    self.output = output
    self.errors = errors
    self.clock = clock
    self.parser = parser
    self.models = models
    self.files = files
    self.machine = machine
    self.interruptions = interruptions
    self.pager = pager
    self.notifications = notifications
    self.receipts = receipts
    self.programs = programs
    self.keyboard = keyboard
    self.descriptors = descriptors
    self.trace = trace
  }

  /// A variable of the environment; one that is empty counts as absent.
  func variable(_ name: String) -> String? {
    terminal.environment[name].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Our folder in the one that a variable names, else in one of the person's own; `nil` where the
  /// environment names neither.
  func folder(_ name: String, _ usual: String) -> String? {
    // A path that is not absolute is ignored: XDG Base Directory Specification 0.8.
    let named = variable(name).flatMap { $0.hasPrefix("/") ? $0 : nil }
    return (named ?? variable("HOME").map { $0 + "/" + usual }).map { $0 + "/puldar" }
  }

  /// The file of the settings; `nil` where the environment names no place for it.
  var configurationPath: String? {
    folder("XDG_CONFIG_HOME", Surroundings.usualConfigurationFolder).map { $0 + "/config" }
  }

  #if canImport(Darwin)
    private static let usualConfigurationFolder = "Library/Application Support"
  #else
    private static let usualConfigurationFolder = ".config"
  #endif
}

/// Small files beside a ledger: the person's settings, answers of models that are kept, and the categories
/// that a ledger is to begin with.
public protocol ConfigFiles {
  /// The whole file; `nil` where there is none.
  ///
  /// - Throws: ``InputFailure`` when it is there and cannot be read, or is longer.
  func bytes(of path: String, upTo byteCount: Int) throws(InputFailure) -> [UInt8]?
  /// The names of the files in a folder, without folders; `nil` where the path is none.
  ///
  /// - Throws: ``InputFailure`` when it cannot be listed up to its end.
  func names(in folder: String) throws(InputFailure) -> [String]?
  /// Puts a file in the place of another at once, and makes the folders that it needs.
  ///
  /// - Throws: ``OutputFailure`` when the system refuses.
  func replace(_ path: String, with bytes: [UInt8]) throws(OutputFailure)
}

/// What may end the process from outside at any moment: the person's Ctrl-C, and a request to end.
///
/// Before a command writes, that is right: nothing is stored. Behind that moment it would end without
/// a word of what is.
public protocol Interruptions: Sendable {
  /// Has none of them end the process any more: it ends with its answer.
  func hold()

  /// Has each of them end the process again that did before, because what was stored is told and the
  /// person is asked something more.
  func release()
}
