import Puldar

/// Each area of the library in an example of its own: `swift run areas accounts my-folder`.
let examples: [(name: String, run: (String) async throws -> Void)] = [
  ("entries", entries), ("accounts", accounts), ("plans", plans), ("goals", goals),
  ("budget", budget), ("audit", audit), ("files", files), ("import", statements),
  ("receipts", receipts), ("model", model),
]

let words = CommandLine.arguments.dropFirst()
if let example = examples.first(where: { $0.name == words.first }) {
  try await example.run(words.dropFirst().first ?? example.name)
} else {
  print("areas EXAMPLE [FOLDER]: \(examples.map(\.name).joined(separator: ", "))")
}
