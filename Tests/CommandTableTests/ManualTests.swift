import CommandTable
import LedgerTestSupport
import Testing

/// The pages that `help --man` writes, to the letter.
@Suite struct ManualTests {
  static let addPage = #"""
    .\" Made by 'sample help --man'.
    .Dd March 7, 2025
    .Dt SAMPLE\-ADD 1
    .Os "sample 0.1.0"
    .Sh NAME
    .Nm sample\-add
    .Nd "Record an expense"
    .Sh SYNOPSIS
    .Nm "sample add"
    .Fl \-category Ar category
    .Op Fl \-on Ar yyyy\-mm\-dd
    .Op Fl \-dry\-run
    .Op Fl \-verbose
    .Op Fl \-tag Ar \&tag ...
    .Ar amount
    .Op Ar note ...
    .Sh DESCRIPTION
    Record an expense.
    .Pp
    .Bl -tag -width 22n -compact
    .It Ar amount
    The amount.
    .It Ar note
    Words that say more.
    .It Fl c , Fl \-category Ar category
    The category.
    .It Fl \-on Ar yyyy\-mm\-dd
    The day.
    .It Fl n , Fl \-dry\-run
    Store nothing.
    .It Fl v , Fl \-verbose
    Say more.
    .It Fl \-tag Ar \&tag
    A word to find it by.
    .El
    .Pp
    It is also called by \(aqsample a\(aq.
    .Sh EXAMPLES
    .Bd -literal -offset indent
    sample add 12.50 tea \-c food
    sample add \-5 back \-\-on 2025\-03\-07
    .Ed
    .Sh SEE ALSO
    .Xr sample 1
    has the options that every command takes, the files, and the exit status.

    """#

  static let topicPage = #"""
    .\" Made by 'odd help --man'.
    .Dd March 7, 2025
    .Dt ODD\-FORMS 7
    .Os "odd 1"
    .Sh NAME
    .Nm odd\-forms
    .Nd "Each form"
    .Sh DESCRIPTION
    A paragraph goes on in the next line.
    It ends:
    .Bd -literal -offset indent
    odd up one
    \&.odd two
    .Ed
    .Pp
    .Bl -tag -width 22n -compact
    .It "a word"
    what it means, said in two lines
    .It "odd up three and four"
    below it
    .El
    .Sh MORE
    And the rest
    .Pp
    .Bl -tag -width 8n -compact
    .It \-\-plain
    number date
    .El
    .Sh SEE ALSO
    .Xr odd 1

    """#

  /// A program whose texts hold what mdoc would obey, and a topic of each form.
  static let odd = CommandTable<SampleGlobals, SampleSession, Void>(
    "odd", "It's odd.", version: "1", of: "March 7, 2025", globals: SampleGlobals(),
    groups: [
      CommandGroup(
        nil,
        [
          Command<SampleSession, Void>(
            "up", ".Sh NAME", discussion: "'Quoted' and \\fB\"bold\" -- see .Pp\n.Ed ~ ^ ` €",
            examples: ["odd up \(String(repeating: "word ", count: 14))\"two words\" -d"],
            .argument("<Op>", "", String.self)
          ) { session, _ in session.say("up") }
        ])
    ],
    topics: [
      HelpTopic(
        "forms", "Each form.",
        text: """
          FORMS:
            A paragraph goes on
            in the next line. It ends:
              odd up one
              .odd two

              a word    what it means,
                        said in two lines
              odd up three and four
                        below it

          MORE: and the rest
            --plain
              number date

          """)
    ])

  private func pages(_ table: CommandTable<SampleGlobals, SampleSession, Void>) -> [String: String]
  {
    guard
      case .write(let files, to: "man", _) = table.answer(to: ["help", "--man", "man"], width: 80)
    else { return [:] }
    return Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0.text) })
  }

  @Test func `the page of a command says what its help says`() {
    #expect(pages(sample)["man/man1/sample-add.1"] == ManualTests.addPage)
  }

  @Test func `the headings, columns and examples of a topic are sections, lists and displays`() {
    #expect(pages(ManualTests.odd)["man/man7/odd-forms.7"] == ManualTests.topicPage)
  }

  @Test func `nothing in a text is read as a request`() throws {
    let page = try #require(pages(ManualTests.odd)["man/man1/odd-up.1"])
    let lines = page.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    for line in [
      ".Nd \".Sh NAME\"", "\\&.Sh NAME",
      "\\(aqQuoted\\(aq and \\efB\\(dqbold\\(dq \\-\\- see .Pp .Ed \\(ti \\(ha \\(ga \\[u20AC]",
      ".Ar \\&Op", ".It Ar \\&Op", "  word word word \\(dqtwo words\\(dq \\-d",
    ] {
      #expect(lines.contains { $0 == line }, "\(line) in\n\(page)")
    }
    #expect(lines.count { $0.hasPrefix(".Sh ") } == 5, "\(page)")
  }

  @Test
  func `there is a page for each command and topic that help lists, and a script for each shell`() {
    let files = pages(sample)
    #expect(
      files.keys.sorted() == [
        "bash-completion/completions/sample", "fish/vendor_completions.d/sample.fish",
        "man/man1/sample-add.1", "man/man1/sample-category.1", "man/man1/sample-report.1",
        "man/man1/sample-status.1", "man/man1/sample.1", "man/man7/sample-exit-codes.7",
        "zsh/site-functions/_sample",
      ])
    #expect(
      files["zsh/site-functions/_sample"] == CompletionShell.zsh.script(program: "sample"))
    #expect(files["man/man1/sample-report.1"]?.contains("secret") == false)
  }

  @Test(.rows) func `a folder is asked for, and nothing else`() async {
    await each([
      (["help", "--man"], "Error: Missing value for '--man <folder>'"),
      (["help", "--man", "--json"], "Error: Missing value for '--man <folder>'"),
      (["help", "--man", "a", "add"], "Error: Unexpected argument 'add'"),
      (["help", "add", "--man", "a"], "Error: Unknown option '--man'"),
      (["add", "--man", "a"], "Error: Unknown option '--man'"),
    ]) { (words: [String], said: String) async throws in
      guard case .refused(let text, 64) = try await outcome(of: words) else {
        Issue.record("\(words) is no mistake")
        return
      }
      #expect(text.hasPrefix(said), "\(text)")
    }
  }
}
