/// Bytes that are no snapshot, or none that this version can read: they are passed over.
package struct UnreadableSnapshot: Error {
  package init() {}
}
