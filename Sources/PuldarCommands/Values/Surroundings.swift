public import EntryParsing
public import LedgerModel
public import LedgerStore
public import ReceiptReading

/// Everything that the program uses of the outside world: injected, so that a test can run a whole command
/// inside its own process.
public struct Surroundings {
  /// The words after the program's name, as bytes: the system does not guarantee that they are text.
  public var arguments: [[UInt8]]
  /// The environment, and which streams are terminals.
  public var terminal: TerminalState
  /// Standard input.
  public var input: any InputSource
  /// Standard output.
  public var output: any OutputTarget
  /// Standard error.
  public var errors: any OutputTarget
  /// The clock of recorded events, and of today without `--today`.
  public var clock: any WallClock
  /// The parser of a person's sentences.
  public var parser: any EntryParser
  /// The host of models on this machine; `nil` if none can be run.
  public var models: (any ModelHost)?
  /// The settings, and the files beside the ledger; `nil` if there are none.
  public var files: (any SmallFiles)?
  /// The places of this machine's data that is not part of a ledger.
  public var machine: MachinePlaces
  /// The interruptions of the process that can be held off before its answer; `nil` if none can be.
  public var interruptions: (any Interruptions)?
  /// The host that recognises receipts that are images or PDFs; `nil` for none.
  public var receipts: (any ReceiptHost)?
  /// The other programs, such as one that encrypts a backup, or a pager; `nil` if none is run.
  public var programs: (any Programs)?
  /// The keyboard of the terminal; `nil` if only lines are read.
  public var keyboard: (any Keyboard)?
  /// The descriptors that the shell opened besides the standard streams; `nil` if none are read.
  public var descriptors: (any DescriptorHost)?
  /// The trace of the work for `--debug`; `nil` for none.
  public var trace: WorkTrace?
  /// The name of the terminal's session, which no other one of this machine has; `nil` if it is not known.
  public var session: String?
  /// Returns the name of the time zone of ``clock``'s days; `nil` if it is not known.
  public var timeZone: @Sendable () -> String?
  /// Returns how the program can be started again; `nil` if it is not known.
  public var start: @Sendable () -> ProgramStart?
  /// Returns how many processors the program may use.
  public var processorCount: @Sendable () -> Int
  /// The cost of guessing a passphrase that is set from now on, as N of scrypt.
  var passphraseRounds = 32_768

  public init(
    arguments: [[UInt8]], terminal: TerminalState, input: some InputSource,
    output: some OutputTarget, errors: some OutputTarget, clock: some WallClock,
    parser: some EntryParser, machine: MachinePlaces, models: (any ModelHost)? = nil,
    files: (any SmallFiles)? = nil, interruptions: (any Interruptions)? = nil,
    receipts: (any ReceiptHost)? = nil, programs: (any Programs)? = nil,
    keyboard: (any Keyboard)? = nil, descriptors: (any DescriptorHost)? = nil,
    trace: WorkTrace? = nil, session: String? = nil,
    processorCount: @escaping @Sendable () -> Int = { 1 },
    timeZone: @escaping @Sendable () -> String? = { nil },
    start: @escaping @Sendable () -> ProgramStart? = { nil }
  ) {
    self.arguments = arguments
    self.terminal = terminal
    self.input = input
    self.output = output
    self.errors = errors
    self.clock = clock
    self.parser = parser
    self.models = models
    self.processorCount = processorCount
    self.files = files
    self.machine = machine
    self.interruptions = interruptions
    self.receipts = receipts
    self.programs = programs
    self.keyboard = keyboard
    self.descriptors = descriptors
    self.trace = trace
    self.session = session
    self.timeZone = timeZone
    self.start = start
  }

  /// Returns a variable of the environment; an empty one counts as absent.
  func variable(_ name: String) -> String? {
    terminal.environment[name].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Returns our folder in the one that a variable names, else in one of the home folder; `nil` if the
  /// environment names neither.
  func folder(_ name: String, _ usual: String) -> String? {
    sharedFolder(name, usual).map { $0 + "/puldar" }
  }

  /// Returns the folder that a variable names, else one in the home folder, which other programs use too; `nil` if the
  /// environment names neither.
  private func sharedFolder(_ name: String, _ usual: String) -> String? {
    // A path that is not absolute is ignored: XDG Base Directory Specification 0.8.
    let named = variable(name).flatMap { $0.hasPrefix("/") ? $0 : nil }
    return named ?? variable("HOME").map { $0 + "/" + usual }
  }

  /// The folder of the units that systemd runs for the person; `nil` if the environment names no place for it.
  var unitFolder: String? {
    sharedFolder("XDG_CONFIG_HOME", Surroundings.usualConfigurationFolder)
      .map { $0 + "/systemd/user" }
  }

  /// The settings file; `nil` if the environment names no place for it.
  var configurationPath: String? {
    folder("XDG_CONFIG_HOME", Surroundings.usualConfigurationFolder).map { $0 + "/config" }
  }

  #if canImport(Darwin)
    private static let usualConfigurationFolder = "Library/Application Support"
  #else
    private static let usualConfigurationFolder = ".config"
  #endif
}

/// How the program was started, for a line that starts it from anywhere.
public struct ProgramStart: Hashable, Sendable {
  /// The absolute path of the program, as the person names it: a link stays one, and leads to the next version too.
  public var program: String
  /// The folder in which it runs.
  public var folder: String

  public init(program: String, folder: String) {
    self.program = program
    self.folder = folder
  }
}

/// The small files beside a ledger, the only door to them: the person's settings, cached answers of models, the
/// initial categories of a ledger, and what a person names.
public protocol SmallFiles {
  /// Returns the whole file; `nil` if there is none.
  ///
  /// - Throws: ``InputFailure`` if it exists but cannot be read, or is longer.
  func bytes(of path: String, upTo byteCount: Int) throws(InputFailure) -> [UInt8]?
  /// Returns the names of the files in a folder, without folders; `nil` if the path is not a folder.
  ///
  /// - Throws: ``InputFailure`` if it cannot be listed completely.
  func names(in folder: String) throws(InputFailure) -> [String]?
  /// Replaces a file atomically, and creates the folders that it needs.
  ///
  /// - Parameter isShared: Whether other users of the machine may read it.
  /// - Throws: ``OutputFailure`` if the system refuses, or there is something that is no file.
  func replace(_ path: String, with bytes: [UInt8], isShared: Bool) throws(OutputFailure)
  /// Returns whether a path is a file or folder, or lies within that folder, links resolved.
  func holds(_ place: String, _ path: String) -> Bool
}

extension SmallFiles {
  /// Replaces a file that only this user may read.
  func replace(_ path: String, with bytes: [UInt8]) throws(OutputFailure) {
    try replace(path, with: bytes, isShared: false)
  }
}

/// The external interruptions of the process: the person's Ctrl-C, and a request to terminate.
///
/// Before a command writes, they are harmless: nothing is stored. After that, the process would end without
/// reporting what is stored.
public protocol Interruptions: Sendable {
  /// Prevents them from ending the process: it ends with its answer.
  func hold()

  /// Lets those that could end the process before do so again, because what was stored was reported and the
  /// person is asked something more.
  func release()
}
