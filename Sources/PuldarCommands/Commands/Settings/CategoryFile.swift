import CommandTable
import LedgerModel

/// The initial categories of a ledger: a set by its name, or a file.
enum CategoriesArgument: ParameterValue, Hashable {
  case set(CategorySet)
  case file(String)

  init(parsing word: String) throws(ValueError) {
    if let set = CategorySet(rawValue: word) {
      self = .set(set)
      return
    }
    self = .file(try PathArgument(parsing: word).path)
  }

  static var completions: [Completion] {
    [
      Completion(CategorySet.puldar.rawValue, "the eighteen of puldar"),
      Completion(CategorySet.spendwise.rawValue, "nine with symbols"),
      Completion(CategorySet.none.rawValue, "other alone"),
    ]
  }

  /// Returns the set, and the custom categories.
  func categories(_ session: Session) throws -> (CategorySet, own: [AddCategory]) {
    switch self {
    case .set(let set): return (set, [])
    case .file(let path): return (.none, own: try CategoryFile(path, session).categories)
    }
  }
}

/// A file of categories, one a line: a name, a bucket and optionally a symbol. A name with spaces is in double
/// quotes; empty lines and those that begin with `#` are ignored.
struct CategoryFile {
  let categories: [AddCategory]

  /// The size limit of a file: more than enough for anybody's categories.
  private static let byteLimit = 1 << 16

  init(_ path: String, _ session: Session) throws {
    let shown = VisibleText(path).description
    guard let bytes = try session.surroundings.files?.bytes(of: path, upTo: CategoryFile.byteLimit)
    else {
      let sets = CategorySet.allCases.map(\.rawValue).joined(separator: ", ")
      throw CommandFailure(
        "there is no file '\(shown)', and no set of that name",
        remedy: "Name a file, or one of \(sets).", .missing)
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw CommandFailure("the file '\(shown)' is no UTF-8", .refusedData)
    }
    categories = try CategoryFile.categories(in: text, of: shown)
  }

  private static func categories(in text: String, of path: String) throws -> [AddCategory] {
    var categories: [AddCategory] = []
    var lines: [CategoryName: Int] = [:]
    for (place, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let number = place + 1
      func failure(_ problem: String, _ remedy: String) -> CommandFailure {
        CommandFailure(
          "line \(number) of '\(path)': \(problem)", remedy: "\(remedy) Nothing was stored.",
          .refusedData)
      }
      let trimmed = line.drop(while: \.isWhitespace)
      if trimmed.isEmpty || trimmed.first == "#" { continue }
      guard let words = words(of: trimmed), (2...3).contains(words.count) else {
        throw failure(
          "it is no name with a bucket", "Write a name, a bucket and perhaps a symbol: pets fun P.")
      }
      let category: AddCategory
      do throws(ValueError) {
        let argument = try NewName<CategoryName>(parsing: words[0])
        let bucket = try BucketName(parsing: words[1])
        category = AddCategory(
          argument.name, in: bucket, displayName: argument.displayName,
          symbol: words.count > 2 ? words[2] : "")
      } catch {
        throw failure(
          "'\(VisibleText(words[0]))' is no name", "Write letters, digits, '-', '_' and blanks.")
      }
      if let first = lines[category.category] {
        throw failure(
          "'\(category.category)' stands in line \(first) already", "Name each category once.")
      }
      do throws(Refusal) {
        try category.checkAtOpening()
      } catch {
        throw failure(error.problem, error.advice.map { $0.text(with: "") } ?? "Correct it.")
      }
      lines[category.category] = number
      categories.append(category)
    }
    guard !categories.isEmpty else {
      throw CommandFailure(
        "the file '\(path)' holds no category",
        remedy: "Write one a line, as: pets fun P.", .refusedData)
    }
    return categories
  }

  /// Returns the words of a line; `nil` if a quote is not closed.
  private static func words(of line: Substring) -> [String]? {
    var words: [String] = []
    var word = ""
    var isQuoted = false
    var isWord = false
    for character in line {
      if character == "\"" {
        isQuoted.toggle()
        isWord = true
      } else if character.isWhitespace, !isQuoted {
        if isWord { words.append(word) }
        (word, isWord) = ("", false)
      } else {
        word.append(character)
        isWord = true
      }
    }
    if isQuoted { return nil }
    return isWord ? words + [word] : words
  }
}
