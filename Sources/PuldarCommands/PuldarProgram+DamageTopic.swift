extension PuldarProgram {
  /// What help says of damaged, missing and forked logs.
  static let damage = """
    DAMAGE:
      A ledger is a folder of logs, one for each device. Every line is sealed together
      with all lines before it, so that damage is found and named by its line. What
      stands before it still counts; nothing is written behind it until it is mended.

      puldar repair                  says what is wrong, and what each way would do
      puldar repair --yes            does what can be decided without a copy
      puldar repair --from COPY      puts back what a copy proves, byte for byte
      puldar repair --accept-older   gives up what was stored and is lost
      puldar export jsonl --salvage  prints every line that proves itself
      puldar merge FILE              takes in another device's log, or a newer copy

      No byte is ever thrown away: what is cut or replaced stands in 'quarantine',
      with a note.

      Where two machines went on with one log, neither is right and neither is thrown
      away: 'merge' refuses it and shows both heads. Keep both files, go on with one,
      and add by hand what only the other has: 'puldar -f OTHER.jsonl log' shows it.

      What the seals prove: accidents and edits by hand are found by themselves.
      Whoever can write the file can also compute every seal anew. Only a head
      (writer:number:seal, which 'puldar verify' prints) that is kept elsewhere proves
      that nobody rewrote what came before it. A log that was cut behind a whole line
      is a shorter log that is whole: this machine notices it by what it remembers of
      the ledger, another one cannot.

    """
}
