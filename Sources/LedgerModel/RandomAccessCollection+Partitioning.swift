extension RandomAccessCollection where Index == Int {
  /// The first place whose element keeps a condition that all after it keep too, by binary search; the end
  /// if none does.
  @inlinable package func partitioningIndex(where isAfter: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = low + (high - low) / 2
      if isAfter(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
