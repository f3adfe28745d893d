extension PuldarProgram {
  /// The day of the version, on every manual page: not of the machine that writes them, so that a version has the
  /// same pages everywhere. A release changes it together with the version.
  static let day = "November 28, 2026"

  /// What puldar(1) says first.
  static let manual = """
    puldar keeps a personal budget on this machine. You say what you spent in plain \
    words; puldar stores it in a log that only grows, and says where every figure comes from.
    Nothing is ever edited: a correction or an undo is one more event, so that any past
    state can be shown again. It opens no connection.

    The first day:
      puldar add spent 45 at whole foods   stores an expense, and begins your ledger
      puldar income 4000 --monthly         says what a month brings
      puldar budget 50/30/20               says how its three buckets share it
      puldar bill add rent 900 every month on the 1st
                        plans what is to be paid
      puldar                               shows the month
      puldar explain fun                   says what a figure is made of
      puldar undo                          takes the last event back

    Without a command puldar shows this month. 'puldar help' shows the most used commands,
    'puldar help add' one of them, and each command has a page here: puldar-add(1).
    puldar-begin(7) says how to begin in the middle of life, puldar-words(7) how a sentence
    is read, puldar-plans(7) what is best a bill, a limit or a goal.

    """
}
