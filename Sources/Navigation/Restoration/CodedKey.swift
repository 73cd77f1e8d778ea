/// The key of an element, which is its index, and of what a superclass encodes.
struct CodedKey: CodingKey {
  static let superclass = CodedKey(stringValue: "super")

  let stringValue: String
  let intValue: Int?

  init(stringValue: String) {
    self.stringValue = stringValue
    intValue = nil
  }

  init(intValue: Int) {
    stringValue = "Index \(intValue)"
    self.intValue = intValue
  }
}
