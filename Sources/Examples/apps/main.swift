import Puldar

/// Three apps without their screens, each used for some days: `swift run apps allowance my-folder`.
let apps: [(name: String, use: (String) async -> Void)] = [
  ("allowance", useAllowance), ("bills", useBills), ("receipts", useReceipts),
]

let words = CommandLine.arguments.dropFirst()
if let app = apps.first(where: { $0.name == words.first }) {
  await app.use(words.dropFirst().first ?? app.name)
} else {
  print("apps APP [FOLDER]: \(apps.map(\.name).joined(separator: ", "))")
}
