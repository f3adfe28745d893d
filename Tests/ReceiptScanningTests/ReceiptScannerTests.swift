import Foundation
import LedgerModel
import LedgerTestSupport
import PuldarSubprocesses
import ReceiptReading
import ReceiptScanning
import Testing

/// Images and PDFs, read with programs of this machine or with those that stand in for them.
@Suite struct ReceiptScannerTests {
  /// Answers as the programs would, and keeps what it was asked.
  private struct StandIn: SubprocessRunner {
    var answer:
      @Sendable (_ program: String, _ words: [String], _ input: [UInt8]?) -> SubprocessResult

    func run(_ subprocess: Subprocess) async -> SubprocessResult {
      let words = subprocess.arguments.map { argument in
        switch argument {
        case .word(let word): word
        case .file(let name, _): name
        }
      }
      let program = subprocess.executable.split(separator: "/").last.map(String.init) ?? ""
      return answer(program, words, subprocess.input)
    }
  }

  private static func image(width: UInt8, height: UInt8) -> [UInt8] {
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
      + [0, 0, width, 0, 0, 0, height, 0]
  }

  private static func scanner(
    with installed: [String],
    _ answer:
      @escaping @Sendable (_ program: String, _ words: [String], _ input: [UInt8]?) ->
      SubprocessResult
  ) -> ReceiptScanner {
    let programs = ScanPrograms(StandIn(answer: answer), searchPath: "/bin") { name in
      installed.contains(name) ? "/bin/\(name)" : nil
    }
    return ReceiptScanner(programs) { () async throws(ScanFailure) in
      try await TesseractRecognizer(programs, languages: ["eng"])
    }
  }

  private static func text(_ text: String) -> SubprocessResult {
    SubprocessResult(.exited(0), output: Array(text.utf8))
  }

  private static let whole =
    "Corner Books\n21.06.2023 11:05\nNovel 8.00\nMap 4.50\nTOTAL 12.50\nCASH 20.00\nCHANGE 7.50\n"

  @Test func `BM37: a second look completes what the first left open`() async throws {
    let scanner = Self.scanner(with: ["tesseract"]) { _, words, _ in
      if words.contains("--list-langs") { return Self.text("eng\nosd\n") }
      return Self.text(words.last == "6" ? "Corner Books\n21.06.2023 11:05\n" : Self.whole)
    }
    let receipt = try await scanner.receipt(in: Self.image(width: 4, height: 8), ReceiptContext())
    #expect(receipt.total?.value.text == "12.50")
    #expect(receipt.merchant?.value == "Corner Books")
  }

  @Test func `BM37: an image that lies on its side is turned`() async throws {
    let turned = Self.image(width: 9, height: 5)
    let scanner = Self.scanner(with: ["tesseract", "convert"]) { program, words, input in
      if program == "convert" {
        return words.contains("-rotate")
          ? SubprocessResult(.exited(0), output: turned) : Self.text("")
      }
      if words.contains("--list-langs") { return Self.text("eng\n") }
      if words.last == "0" { return Self.text("Orientation in degrees: 270\nRotate: 90\n") }
      return Self.text(input == turned ? Self.whole : "Ce oe\n| 7.50 ~\n")
    }
    let receipt = try await scanner.receipt(in: Self.image(width: 5, height: 9), ReceiptContext())
    #expect(receipt.total?.value.text == "12.50")
    #expect(receipt.merchant?.value == "Corner Books")
  }

  @Test func `BM37: without ImageMagick an image on its side is turned as it is read`() async throws
  {
    let scanner = Self.scanner(with: ["tesseract"]) { _, words, _ in
      if words.contains("--list-langs") { return Self.text("eng\n") }
      if words.last == "0" { return Self.text("Orientation in degrees: 90\nRotate: 270\n") }
      return Self.text(words.last == "1" ? Self.whole : "Ce oe\n| 7.50 ~\n")
    }
    let receipt = try await scanner.receipt(in: Self.image(width: 5, height: 9), ReceiptContext())
    #expect(receipt.total?.value.text == "12.50")
    #expect(receipt.date?.value.text == "2023-06-21")
  }

  @Test func `BM37: the name that two looks see beats what one makes of a logo`() async throws {
    let looks = ["6": "Qy iba Meho\nHILL BROTHERS BOOKS\n", "4": "HILL BROTHRS BOOKS\n"]
    let scanner = Self.scanner(with: ["tesseract"]) { _, words, _ in
      if words.contains("--list-langs") { return Self.text("eng\n") }
      return Self.text((looks[words.last ?? ""] ?? "") + "12 Lake Street\n21.06.2023\nMap 4.50\n")
    }
    let receipt = try await scanner.receipt(in: Self.image(width: 4, height: 8), ReceiptContext())
    #expect(receipt.merchant?.value == "HILL BROTHERS BOOKS")
  }

  @Test func `BM37: what two looks agree on comes before what one guesses`() async throws {
    let scanner = Self.scanner(with: ["tesseract"]) { _, words, _ in
      if words.contains("--list-langs") { return Self.text("eng\n") }
      let isShaded = words.contains("thresholding_method=2")
      let text =
        words.last == "6" && !isShaded
        ? "TOTAL 42.00\n21.06.2028 11:05\n" : "TOTAL 12.00\n21.06.2023 11:05\n"
      return Self.text("Corner Books\n" + text)
    }
    let context = ReceiptContext(today: CalendarDay(iso: "2026-01-02"))
    let receipt = try await scanner.receipt(in: Self.image(width: 4, height: 8), context)
    #expect(receipt.total?.value.text == "12.00")
    #expect(receipt.total?.isCertain == false)
    #expect(receipt.date?.value.text == "2023-06-21")
  }

  @Test func `BM37: the price of one thing proves no total that no other look sees`() async throws {
    let scanner = Self.scanner(with: ["tesseract"]) { _, words, _ in
      if words.contains("--list-langs") { return Self.text("eng\n") }
      return Self.text(
        words.contains("thresholding_method=2") && words.last == "6"
          ? "Corner Books\n21.06.2023 11:05\nLamp 70.00\nTOTAL 70.00\n"
          : "Corner Books\n21.06.2023 11:05\nLamp 270.\nTOT 2 0\n")
    }
    let receipt = try await scanner.receipt(in: Self.image(width: 4, height: 8), ReceiptContext())
    #expect(receipt.total?.value.text == "70.00")
    #expect(receipt.total?.isCertain == false)
  }

  @Test(arguments: [true, false])
  func `a day is certain if two looks see it, since no sum proves it`(_ isSeenTwice: Bool)
    async throws
  {
    let scanner = Self.scanner(with: ["tesseract"]) { _, words, _ in
      if words.contains("--list-langs") { return Self.text("eng\n") }
      let isFirst = words.last == "6" && !words.contains("thresholding_method=2")
      return Self.text(
        isFirst || isSeenTwice ? Self.whole : Self.whole.replacing("21.06.2023", with: "2l.O6 23"))
    }
    let receipt = try await scanner.receipt(in: Self.image(width: 4, height: 8), ReceiptContext())
    #expect(receipt.total?.isCertain == true)
    #expect(receipt.date?.value.text == "2023-06-21")
    #expect(receipt.date?.isCertain == isSeenTwice)
  }

  @Test func `BM37: looks that are sure of different totals are sure of none`() async throws {
    let scanner = Self.scanner(with: ["tesseract"]) { _, words, _ in
      if words.contains("--list-langs") { return Self.text("eng\n") }
      if words.last == "6" {
        return Self.text(
          "Corner Books\nNovel 8.00\nMap 4.00\nTOTAL 12.00\nCASH 20.00\nCHANGE 8.00\n")
      }
      return Self.text(Self.whole)
    }
    let receipt = try await scanner.receipt(in: Self.image(width: 4, height: 8), ReceiptContext())
    #expect(receipt.total?.isCertain == false)
    #expect(receipt.date?.value.text == "2023-06-21")
  }

  @Test func `SP48: without the program it says what to install`() async {
    let scanner = Self.scanner(with: []) { _, _, _ in Self.text("") }
    await expectError("noProgram") {
      try await scanner.receipt(in: Self.image(width: 4, height: 8), ReceiptContext())
    }
    await expectError("noProgram") {
      try await scanner.receipt(in: Array("%PDF-1.4".utf8), ReceiptContext())
    }
  }

  @Test func `an image of too many pixels is refused before anything runs`() async {
    let scanner = Self.scanner(with: ["tesseract"]) { _, _, _ in
      Issue.record("a program runs")
      return Self.text("")
    }
    await expectError("tooManyPixels") {
      try await scanner.receipt(in: Self.image(width: 0xFF, height: 0xFF), ReceiptContext())
    }
    await expectError("tooManyBytes") {
      let bytes = Self.image(width: 4, height: 8) + [UInt8](repeating: 0, count: 21 << 20)
      return try await scanner.receipt(in: bytes, ReceiptContext())
    }
    await expectError("neither") {
      try await scanner.receipt(in: Array("TOTAL 1.00".utf8), ReceiptContext())
    }
    await expectError("brokenImage") {
      try await scanner.receipt(
        in: Array(Self.image(width: 4, height: 8).prefix(12)), ReceiptContext())
    }
  }

  @Test func `a program that fails or takes too long is named`() async {
    let endings: [(SubprocessResult.Ending, String)] = [
      (.exited(1), "failed"), (.timedOut, "timedOut"), (.flooded, "failed"),
      (.notStarted("no"), "failed"), (.signalled(9), "failed"),
    ]
    for (ending, code) in endings {
      let scanner = Self.scanner(with: ["tesseract"]) { _, _, _ in SubprocessResult(ending) }
      await expectError(code) {
        try await scanner.receipt(in: Self.image(width: 4, height: 8), ReceiptContext())
      }
    }
  }

  @Test(.heavy, .needsProgram("pdftotext"), .needsProgram("pdftoppm"), .needsProgram("tesseract"))
  func `BM37: a PDF is read by its text, and its picture by tesseract`() async throws {
    let programs = ScanPrograms(FoundationSubprocessRunner(), searchPath: "/usr/bin:/bin") { name in
      "/usr/bin/" + name
    }
    let scanner = ReceiptScanner(programs) { () async throws(ScanFailure) in
      try await TesseractRecognizer(programs, languages: ["eng"])
    }
    let document = Array(SamplePDF.text(Self.whole).utf8)
    let receipt = try await scanner.receipt(in: document, ReceiptContext())
    #expect(receipt.total?.value.text == "12.50")
    let page = await FoundationSubprocessRunner().run(
      Subprocess(
        executable: "/usr/bin/pdftoppm",
        arguments: [
          .word("-png"), .word("-r"), .word("150"), .file(name: "a.pdf", bytes: document),
        ],
        time: .seconds(30), outputByteCount: 16 << 20))
    let picture = try await scanner.receipt(in: page.output, ReceiptContext())
    #expect(picture.total?.value.text == "12.50")
    #expect(picture.date?.value.text == "2023-06-21")
  }

  @Test(
    .heavy, .needsProgram("pdftoppm"), .needsProgram("tesseract"), .needsProgram("convert"),
    .rows, arguments: [true, false])
  func `BM37: a picture that lies on its side or its head is turned by the programs`(
    isConverted: Bool
  ) async throws {
    let programs = ScanPrograms(FoundationSubprocessRunner(), searchPath: "/usr/bin:/bin") { name in
      let path = "/usr/bin/" + name
      let isThere = isConverted || name == "tesseract"
      return isThere && FileManager.default.isExecutableFile(atPath: path) ? path : nil
    }
    let scanner = ReceiptScanner(programs) { () async throws(ScanFailure) in
      try await TesseractRecognizer(programs, languages: ["eng"])
    }
    // Whoever turns a page needs some lines of words to tell which way is up.
    let lines = (1...14).map { "Paperback novel number \($0) 1.00" }.joined(separator: "\n")
    let text = "Corner Books\n21.06.2023 11:05\n\(lines)\nTOTAL 14.00\nCASH 20.00\nCHANGE 6.00\n"
    for turn in ["90", "180", "270"] {
      let page = await FoundationSubprocessRunner().run(
        Subprocess(
          executable: "/usr/bin/pdftoppm",
          arguments: [
            .word("-png"), .word("-r"), .word("150"),
            .file(name: "a.pdf", bytes: Array(SamplePDF.text(text).utf8)),
          ],
          time: .seconds(30), outputByteCount: 16 << 20))
      let turned = await FoundationSubprocessRunner().run(
        Subprocess(
          executable: "/usr/bin/convert",
          arguments: [.word("-"), .word("-rotate"), .word(turn), .word("png:-")],
          input: page.output,
          time: .seconds(30), outputByteCount: 16 << 20))
      let receipt = try await scanner.receipt(in: turned.output, ReceiptContext())
      #expect(receipt.total?.value.text == "14.00", "turned by \(turn)")
      #expect(receipt.date?.value.text == "2023-06-21", "turned by \(turn)")
    }
  }
}

/// A PDF of one page with a few lines.
private enum SamplePDF {
  static func text(_ lines: String) -> String {
    let shown = lines.split(separator: "\n").map { "(\($0)) Tj T*" }.joined(separator: "\n")
    let stream = "BT /F1 18 Tf 24 TL 40 760 Td\n\(shown)\nET"
    let objects = [
      "<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Kids[3 0 R]/Count 1>>",
      "<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>",
      "<</Length \(stream.utf8.count)>>stream\n\(stream)\nendstream",
      "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>",
    ]
    var text = "%PDF-1.4\n"
    var places: [Int] = []
    for (number, object) in objects.enumerated() {
      places.append(text.utf8.count)
      text += "\(number + 1) 0 obj\(object)endobj\n"
    }
    let start = text.utf8.count
    text += "xref\n0 \(objects.count + 1)\n0000000000 65535 f \n"
    for place in places {
      let figures = String(place)
      text += String(repeating: "0", count: 10 - figures.count) + figures + " 00000 n \n"
    }
    return text + "trailer<</Size \(objects.count + 1)/Root 1 0 R>>\nstartxref\n\(start)\n%%EOF\n"
  }
}
