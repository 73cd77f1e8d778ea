internal import CGtk

extension String {
  /// A copy of a string that C keeps; nil for NULL. Bytes that are not UTF-8 become U+FFFD.
  init?(copying string: UnsafePointer<CChar>?) {
    guard let string else { return nil }
    self.init(cString: string)
  }

  /// A copy of a string that C hands over, which is freed; nil for NULL.
  init?(adopting string: UnsafeMutablePointer<CChar>?) {
    guard let string else { return nil }
    self.init(cString: string)
    g_free(string)
  }
}

/// Calls `body` with the strings as a NULL-terminated C array, valid during the call.
func withCStrings<Result>(
  _ strings: [String], _ body: (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Result
) -> Result {
  var array: [UnsafeMutablePointer<CChar>?] = strings.map { g_strdup($0) }
  array.append(nil)
  // C may reorder or clear the array, as option parsers do: free what was put in, not what is left.
  let owned = array
  defer { owned.forEach { g_free($0) } }
  return array.withUnsafeMutableBufferPointer { buffer in
    // Safe: the array holds at least the terminating nil.
    body(buffer.baseAddress!)
  }
}
