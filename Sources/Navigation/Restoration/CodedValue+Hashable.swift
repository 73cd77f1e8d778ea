extension CodedValue: Hashable {
  /// Numbers are equal when their values are, whichever case holds them: a tree that went through JSON, where 1.0 comes
  /// back as 1, equals the one that was stored. NaN equals NaN, so that a tree always equals itself.
  public static func == (left: CodedValue, right: CodedValue) -> Bool {
    switch (left, right) {
    case (.null, .null): true
    case (.bool(let left), .bool(let right)): left == right
    case (.string(let left), .string(let right)): left == right
    case (.array(let left), .array(let right)): left == right
    case (.object(let left), .object(let right)): left == right
    default: left.number != nil && left.number == right.number
    }
  }

  /// Equal trees hash alike, also where one holds 1 and the other 1.0.
  public func hash(into hasher: inout Hasher) {
    switch self {
    case .null: hasher.combine(0)
    case .bool(let value): hasher.combine(value)
    case .int, .uint, .double: hasher.combine(number)
    case .string(let value): hasher.combine(value)
    case .array(let elements): hasher.combine(elements)
    case .object(let members): hasher.combine(members)
    }
  }

  /// A number's one form.
  private enum Number: Hashable {
    case whole(Int64)
    case large(UInt64)
    case other(bits: UInt64)
  }

  private var number: Number? {
    switch self {
    case .int(let value):
      return .whole(value)
    case .uint(let value):
      return Int64(exactly: value).map(Number.whole) ?? .large(value)
    case .double(let value):
      if let whole = Int64(exactly: value) { return .whole(whole) }
      if let large = UInt64(exactly: value) { return .large(large) }
      return .other(bits: (value.isNaN ? .nan : value).bitPattern)
    case .null, .bool, .string, .array, .object:
      return nil
    }
  }
}
