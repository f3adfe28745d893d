@testable import PuldarCommands

/// Files that a command reads as they come, by their names; the shell opened none.
struct NamedFiles: DescriptorHost {
  func input(_ number: Int32) -> (any InputSource)? { nil }

  func input(at path: String) throws(InputFailure) -> (any InputSource)? {
    try SystemTerminal.descriptors.input(at: path)
  }
}
