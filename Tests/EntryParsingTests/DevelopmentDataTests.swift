import Foundation
import Testing

/// The rules are rules, and no list of the sentences that they are measured with.
///
/// The data lies beside the project and never in it; without it these tests are skipped.
@Suite struct DevelopmentDataTests {
  private static let repository = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  private static let folder: URL? = {
    let folder = repository.appending(path: "../shared/data/parsing/dev")
    let isThere = FileManager.default.fileExists(atPath: folder.path(percentEncoded: false))
    return isThere ? folder : nil
  }()

  private struct Record: Decodable {
    struct Expectation: Decodable {
      /// One name or several, `null` among them.
      var merchants: [String]

      private enum CodingKeys: String, CodingKey { case merchant }

      init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        if let one = try? values.decode(String.self, forKey: .merchant) {
          merchants = [one]
        } else {
          merchants =
            try values.decodeIfPresent([String?].self, forKey: .merchant)?
            .compactMap { $0 } ?? []
        }
      }
    }

    var text: String
    var fragment: String?
    var source: String
    var kind: String
    var expect: Expectation
  }

  private static let records: [Record] = {
    guard let folder,
      let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path())
    else { return [] }
    return names.filter { $0.hasSuffix(".jsonl") }.flatMap { name -> [Record] in
      let text = (try? String(contentsOf: folder.appending(path: name), encoding: .utf8)) ?? ""
      return text.split(separator: "\n").compactMap { line in
        try? JSONDecoder().decode(Record.self, from: Data(line.utf8))
      }
      // The product's own examples stand in its messages.
      .filter { $0.source != "own" && $0.source != "marcshawco/PULDAR" }
    }
  }()

  /// All literals of the sources, folded to small letters.
  private static let sources: Data = {
    let folder = repository.appending(path: "Sources/EntryParsing")
    let files = FileManager.default.enumerator(atPath: folder.path(percentEncoded: false))
    var text = ""
    while let name = files?.nextObject() as? String {
      guard name.hasSuffix(".swift") else { continue }
      text += (try? String(contentsOf: folder.appending(path: name), encoding: .utf8)) ?? ""
    }
    return Data(text.lowercased().utf8)
  }()

  private static func isInSources(_ text: String) -> Bool {
    sources.range(of: Data(text.utf8)) != nil
  }

  @Test(.enabled(if: folder != nil, "the data beside the project is not there"))
  func `no sentence of the development data stands in the sources`() {
    #expect(!Self.records.isEmpty)
    for record in Self.records where record.kind == "sentence" || record.kind == "sms" {
      let sentence = record.text.lowercased()
      // Shorter ones are item words with a number.
      guard sentence.utf8.count >= 16 else { continue }
      #expect(!Self.isInSources(sentence), "\(record.text)")
    }
  }

  @Test(.enabled(if: folder != nil, "the data beside the project is not there"))
  func `no merchant of a single shop stands in the sources`() {
    var strange: Set<String> = []
    for merchant in Self.records.filter({ $0.kind == "sms" }).flatMap(\.expect.merchants) {
      let name = merchant.lowercased()
      // One word or two are a brand or a kind of shop; more are the name of one shop.
      guard name.split(separator: " ").count > 2 else { continue }
      if Self.isInSources(name) { strange.insert(merchant) }
    }
    #expect(strange == [])
  }
}
