import LedgerTestSupport
import Testing

@testable import PuldarCommands

/// JSON, written and read.
@Suite struct JSONTests {
  @Test func `the value of a member is its bytes as they stand`() throws {
    let line = #" {"a":{"b":[1,"x"]} , "c" :null} "#
    let value = try JSONReader.value(named: "a", in: line.utf8)
    #expect(value.map { String(decoding: $0, as: UTF8.self) } == #"{"b":[1,"x"]}"#)
    #expect(try JSONReader.value(named: "b", in: line.utf8) == nil)
    for line in [#"{"a":"#, #"{"a":1,"a":2}"#, #"{"a":1} x"#] {
      #expect(throws: JSONFailure.self) { try JSONReader.value(named: "a", in: line.utf8) }
    }
  }

  @Test func `members keep their order and amounts are strings`() {
    let document: JSONValue = [
      "schema": 1, "asOf": nil, "complete": true, "left": "-50.00",
      "heads": ["k7q2:7"], "month": ["usedPercent": 104, "buckets": []],
      "events": [.recorded(Array("{\"n\":1}".utf8))],
      "empty": [:], "note": .optional(nil as String?), "percent": 37,
    ]
    #expect(
      JSONWriter.text(of: document)
        == #"{"schema":1,"asOf":null,"complete":true,"left":"-50.00","heads":["k7q2:7"],"#
        + #""month":{"usedPercent":104,"buckets":[]},"events":[{"n":1}],"empty":{},"note":null,"#
        + #""percent":37}"#)
  }

  static let texts: [(String, String)] = [
    ("tea", #""tea""#), ("a/b", #""a/b""#), ("\"\\", #""\"\\""#), ("\n\r\t", #""\n\r\t""#),
    ("\0\u{1B}\u{7F}\u{9B}", #""\u0000\u001b\u007f\u009b""#), ("\u{202E}", #""\u202e""#),
    ("\u{2028}\u{2029}", #""\u2028\u2029""#), ("\u{FEFF}", #""\ufeff""#),
    ("\u{E0041}", #""\udb40\udc41""#), ("₹ चाय 🍣", #""₹ चाय 🍣""#), ("</script>", #""</script>""#),
  ]

  @Test(.rows) func `strings are safe to show`() {
    each(Self.texts) { (text: String, json: String) throws in
      #expect(JSONWriter.text(of: .text(text)) == json)
      let line = "{\"text\":\(json)}"
      #expect(try JSONReader.texts(named: ["text"], in: line.utf8)["text"] == text)
    }
  }

  static let wanted = ["id", "text"]

  static let read: [(String, [String: String])] = [
    (#"{}"#, [:]), (" { } \r\n", [:]),
    (#"{"id":"1","text":"tea 3"}"#, ["id": "1", "text": "tea 3"]),
    (#"{"x":[1,-2.5e+3,0,{"y":[]}],"id":"1"}"#, ["id": "1"]),
    (#"{"id":null,"text":""}"#, ["text": ""]),
    (#"{"a":true,"b":false,"c":null,"d":{},"e":"\ud83c\udf63"}"#, [:]),
    (#"{"text":"\ud83c\udf63\/\b\f\u0000"}"#, ["text": "🍣/\u{8}\u{c}\0"]),
    (#"{"te\u0078t":"x"}"#, ["text": "x"]),
  ]

  @Test(.rows) func `the wanted members are read`() {
    each(Self.read) { (line: String, texts: [String: String]) throws in
      let read = try JSONReader.texts(named: JSONTests.wanted, in: line.utf8).members
      #expect(Dictionary(uniqueKeysWithValues: read.map { ($0.name, $0.text) }) == texts)
    }
  }

  static let refused: [(String, Int)] = [
    ("", 0), ("[]", 0), ("\u{FEFF}{}", 0), ("{", 1), (#"{"id""#, 5), (#"{"id":}"#, 6),
    (#"{"id":1}"#, 6), (#"{"id":"1",}"#, 10), (#"{"id":"1"} x"#, 11), (#"{"id":"1","id":"2"}"#, 10),
    (#"{"x":1,"x":2}"#, 7), (#"{"x":01}"#, 6), (#"{"x":1.}"#, 7), (#"{"x":.5}"#, 5),
    (#"{"x":+1}"#, 5),
    (#"{"x":1e}"#, 7), (#"{"x":-}"#, 6), (#"{"x":nul}"#, 8), (#"{"x":NaN}"#, 5), (#"{'x':1}"#, 1),
    (#"{"id":"\x"}"#, 8), (#"{"id":"\ud83c"}"#, 13), (#"{"id":"\udf63"}"#, 13),
    (#"{"id":"\u12g4"}"#, 11),
    ("{\"id\":\"a\tb\"}", 8), (#"{"id":"a"#, 8), (#"{"x":[1 2]}"#, 8), (#"{"x":{"a" 1}}"#, 10),
    (#"{"id":"\"#, 8), (#"{"x":/**/1}"#, 5),
  ]

  @Test(.rows) func `anything else is refused with its place`() {
    each(Self.refused) { (line: String, offset: Int) throws in
      let failure = #expect(throws: JSONFailure.self) {
        try JSONReader.texts(named: JSONTests.wanted, in: line.utf8)
      }
      #expect(failure?.byteOffset == offset)
    }
  }

  @Test func `a string that is no UTF-8 is refused`() {
    let line = Array(#"{"id":""#.utf8) + [0xC0, 0x80] + Array(#""}"#.utf8)
    #expect(throws: JSONFailure.self) { try JSONReader.texts(named: ["id"], in: line) }
  }

  @Test func `nesting has a limit`() throws {
    let nested = { (depth: Int) in
      "{\"x\":" + String(repeating: "[", count: depth) + String(repeating: "]", count: depth) + "}"
    }
    let limit = JSONReader.depthLimit
    #expect(try JSONReader.texts(named: [], in: nested(limit).utf8).members.isEmpty)
    #expect(throws: JSONFailure.self) {
      try JSONReader.texts(named: [], in: nested(limit + 1).utf8)
    }
    #expect(throws: JSONFailure.self) {
      try JSONReader.texts(named: [], in: nested(1_000_000).utf8)
    }
  }

  @Test func `a line cut or changed anywhere never traps`() {
    let line = Array(#"{"id":"a\u00e9\ud83c\udf63","x":[1.5e3,{"y":null}],"text":"tea 3"}"#.utf8)
    for place in line.indices {
      #expect(throws: JSONFailure.self) {
        try JSONReader.texts(named: JSONTests.wanted, in: line[..<place])
      }
      for byte in UInt8.min...UInt8.max {
        var changed = line
        changed[place] = byte
        _ = try? JSONReader.texts(named: JSONTests.wanted, in: changed)
      }
    }
  }
}

extension JSONValue {
  /// A text, or `null` where there is none.
  static func optional(_ text: String?) -> JSONValue { text.map { .text($0) } ?? .null }
}
