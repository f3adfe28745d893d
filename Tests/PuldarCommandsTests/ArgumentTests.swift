import CommandTable
import Testing

@testable import PuldarCommands

/// Words of the command line that are read as values.
@Suite struct ArgumentTests {
  @Test(arguments: ["[", "(", "[a&&["])
  func `a pattern that goes too deep is refused before it is read`(_ bracket: String) {
    let pattern = String(repeating: bracket, count: 2_115)
    #expect(throws: ValueError.unreadable("write a pattern of at most 200 bytes")) {
      try MerchantArgument(parsing: "/\(pattern)/")
    }
  }

  @Test func `a pattern of the usual length is read`() throws {
    let argument = try MerchantArgument(parsing: "/^whole (foods|earth)$/")
    #expect(argument.pattern != nil && argument.part == nil)
  }
}
