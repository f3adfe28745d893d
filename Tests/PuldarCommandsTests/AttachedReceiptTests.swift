import LedgerModel
import LedgerTestSupport
import Testing

@testable import PuldarCommands

/// SP12, SP38: what is printed on a receipt, on a screen.
struct AttachedReceiptTests {
  private static let printed =
    "Shop\u{1B}[2J\n\u{202E}txt.exe\nA\u{0}\u{7}B\u{9B}31m\n\nfourth\u{2028}fifth"

  private func lines(rest: String?, columns: Int? = nil, text: String = printed) -> [String] {
    var style = ScreenStyle()
    style.columns = columns
    return AttachedReceipt(file: .sample(1), text: text)
      .lines(isHere: true, rest: rest, indent: 14, style)
  }

  @Test func `SP12: whatever is printed on a receipt, a terminal is told nothing by it`() {
    let all = lines(rest: nil) + lines(rest: "puldar show 1 --text", columns: 40)
    for line in all + [AttachedReceipt.beginning(of: Self.printed)] {
      let isPlain = line.unicodeScalars.allSatisfy { scalar in
        scalar.properties.generalCategory != .control && scalar != "\u{202E}"
          && scalar != "\u{2028}"
      }
      #expect(isPlain, "\(line.debugDescription)")
    }
    #expect(all.contains("| Shop\\u001B[2J"))
  }

  @Test func `SP38: three lines are shown of many, and one that is short beside the name`() {
    let name = "receipt-1.jpg · JPEG · 1 kB · 00000000"
    let many = "one\ntwo\nthree\nfour\nfive"
    #expect(lines(rest: "c", text: "") == [name])
    #expect(lines(rest: "c", text: "ten stickers") == [name + " · \"ten stickers\""])
    #expect(
      lines(rest: "c", text: many) == [name, "| one", "| two", "| three", "... 2 more lines: c"])
    #expect(lines(rest: nil, text: many).count == 6)
    #expect(AttachedReceipt.beginning(of: many) == "\"one\" and 4 more lines")
    #expect(AttachedReceipt.beginning(of: "one") == "\"one\"")
    #expect(AttachedReceipt.beginning(of: " \n").isEmpty)
  }

  @Test func `SP38: a line is cut to the terminal, unless all is asked for`() {
    let long = String(repeating: "abc ", count: 20) + "\nx"
    for line in lines(rest: "c", columns: 60, text: long).dropFirst() {
      #expect(DisplayWidth.columns(of: line) <= 46)
    }
    #expect(lines(rest: nil, columns: 60, text: long).contains { $0.count > 60 })
  }
}
