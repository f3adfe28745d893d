extension RandomAccessCollection where Index == Int {
  /// Returns the first index whose element satisfies a condition that all later elements satisfy too, by binary
  /// search; the end if there is none.
  @inlinable package func partitioningIndex(where isAfter: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = low + (high - low) / 2
      if isAfter(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
