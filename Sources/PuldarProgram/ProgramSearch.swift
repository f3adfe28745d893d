import PuldarSubprocesses

/// Finds a program of this machine by its name.
struct ProgramSearch {
  private let folders: [String]

  /// - Parameter environment: Its `PATH` says where to look; folders that are not named from the root are
  ///   passed by.
  init(_ environment: [String: String]) {
    folders = (environment["PATH"] ?? "").split(separator: ":").map(String.init)
      .filter { $0.hasPrefix("/") }
  }

  /// Where the program stands; `nil` where it is in none of the folders.
  func path(of program: String) -> String? {
    let files = LocalFiles()
    return folders.map { "\($0)/\(program)" }.first { files.facts(of: $0)?.isExecutable == true }
  }
}
