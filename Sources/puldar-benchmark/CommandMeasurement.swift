/// What `puldar add` takes as a whole process, from its start to its end, sync included, in turn
/// with a program that does nothing.
struct CommandMeasurement {
  /// On a place where there is no ledger yet.
  private(set) var onNewLedger: [Cost] = []
  /// The second entry of the same ledger.
  private(set) var onSmallLedger: [Cost] = []
  private(set) var nothing: [Cost] = []

  private static let rounds = 31

  init(of program: String, in folder: WorkFolder) throws {
    for round in 0...CommandMeasurement.rounds {
      let ledger = "\(folder.path)/ledger-\(round)"
      let add = OtherProgram(
        [program, "-f", ledger, "add", "spent 45 at whole foods"],
        environment: [
          "HOME=\(folder.path)", "XDG_STATE_HOME=\(folder.path)/state", "LANG=C.UTF-8",
          "PATH=/usr/bin:/bin", "TZ=UTC",
        ])
      let first = try add.cost()
      let second = try add.cost()
      let nothing = try OtherProgram(["/bin/true"]).cost()
      // The first round only warms up caches.
      if round == 0 { continue }
      onNewLedger.append(first)
      onSmallLedger.append(second)
      self.nothing.append(nothing)
    }
  }

  /// Prints what was measured: what a person waits is told by the clock on the wall.
  func report() throws {
    let rows = [
      ("puldar add, new ledger", onNewLedger), ("puldar add, second entry", onSmallLedger),
      ("/bin/true", nothing),
    ]
    try Output.results.line("\nwhole processes, with sync")
    for (name, costs) in rows {
      let cost = Cost.median(costs)
      try Output.results.line(
        Figure.column(name, 26, isNumber: false)
          + Figure.column(Figure.milliseconds(cost.wallNanoseconds), 10) + " ms wall"
          + Figure.column(Figure.milliseconds(cost.processorNanoseconds), 10) + " ms CPU")
    }
  }
}
