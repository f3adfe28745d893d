import Foundation
package import Testing

/// How much a run of the tests is to prove.
package enum TestRun {
  /// Whether all of it is: `PULDAR_TESTS=all`, as `.ci/run` sets it. Without it a run leaves out the
  /// simulator, conversations with the command, other programs and long walks, and takes about a
  /// minute of processor time.
  package static let isWhole = ProcessInfo.processInfo.environment["PULDAR_TESTS"] == "all"

  /// The seeds of a walk over made-up histories: all of them, or the first of each twenty-four.
  package static func seeds(_ count: UInt64) -> Range<UInt64> {
    0..<(isWhole ? count : max(1, count / 24))
  }

  /// The steps of a walk: all of them, or each so many.
  package static func steps<Step>(_ all: some Collection<Step>, each stride: Int) -> [Step] {
    isWhole
      ? Array(all) : all.enumerated().filter { $0.offset.isMultiple(of: stride) }.map(\.element)
  }
}

/// Lets sixteen tests run at once, by a variable that Swift Testing reads when it begins.
///
/// Left alone it begins all tests at once, and the suite has more files open than the 1,024 that most
/// systems allow. Whoever sets the variable decides instead.
private func limitTestsAtOnce() {
  setenv("SWT_EXPERIMENTAL_MAXIMUM_PARALLELIZATION_WIDTH", "16", 0)
}

// Called by the system before anything else of the test program.
#if canImport(Darwin)
  @section("__DATA,__mod_init_func") @used
  private let beforeTests: @convention(c) () -> Void = limitTestsAtOnce
#else
  @section(".init_array") @used
  private let beforeTests: @convention(c) () -> Void = limitTestsAtOnce
#endif

extension Trait where Self == ConditionTrait {
  /// Too much for the run that goes with each small change.
  package static var heavy: Self { .enabled(if: TestRun.isWhole, "PULDAR_TESTS=all") }

  /// Runs a script of Python beside the tests.
  package static var needsPython: Self {
    .enabled(if: isExecutable("/usr/bin/python3"), "there is no /usr/bin/python3")
  }

  /// Holds our hashes against those of the system's own tool.
  package static var needsHashTool: Self {
    .enabled(if: isExecutable("/usr/bin/sha256sum"), "there is no /usr/bin/sha256sum")
  }

  /// Only who may do everything can give a file away.
  package static var needsRoot: Self { .enabled(if: getuid() == 0, "the tests do not run as root") }

  /// Not every system has a device that is always full.
  package static var needsFullDevice: Self {
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "there is no /dev/full")
  }

  /// Reads calendars with a library of Python that is not ours.
  package static var needsCalendarReader: Self {
    .enabled(
      if: isExecutable("/usr/bin/python3")
        && FileManager.default.fileExists(atPath: "/usr/lib/python3/dist-packages/icalendar"),
      "there is no python3-icalendar")
  }

  /// Runs another program of the system.
  package static func needsProgram(_ name: String) -> Self {
    .enabled(if: isExecutable("/usr/bin/\(name)"), "there is no /usr/bin/\(name)")
  }

  private static func isExecutable(_ path: String) -> Bool {
    FileManager.default.isExecutableFile(atPath: path)
  }
}
