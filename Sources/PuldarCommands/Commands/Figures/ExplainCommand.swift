import CommandTable
import LedgerModel

extension PuldarCommand {
  static var explain: Command {
    Command(
      "explain", "Show what a figure of a month is made of, down to the events.",
      discussion: """
        A figure is a bucket's (fun, fun.budget, fun.carried, fun.spent, fun.left, fun.over), the \
        month's (month, month.income, month.carried, month.capacity, month.spent, month.left, \
        month.over), or what a category spent (dining). The terms add up to it exactly; numbers in \
        brackets are events, which 'puldar show' shows. With --depth the parts are taken apart \
        further, month by month where a bucket carries.
        """,
      examples: [
        "puldar explain fun", "puldar explain fun.left -m 2026-01 --depth 3",
        "puldar explain month.capacity --json",
      ],
      .argument(
        "<figure>", "The figure: fun, fun.spent, dining, month.capacity.", String.self,
        completing: .figures),
      .option(
        "--depth <levels>", "How many levels of terms are shown. (default: 2)",
        default: LevelCount.usual)
    ) { session, figure, depth in
      try await ExplainAnswer(session, depth: depth.count).show(figure)
    }
  }
}
