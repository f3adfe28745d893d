extension CalendarDay {
  /// The day that a snapshot keeps as it is packed; `nil` where the calendar has none such.
  init?(packed: UInt32) {
    self.init(
      year: Int(packed >> 9), month: Int(packed >> 5 & 0xF), day: Int(packed & 0x1F))
  }
}
