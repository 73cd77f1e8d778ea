extension CodedValue: Codable {
  /// Reads whatever is there. Throws `DecodingError.dataCorrupted` below 512 levels, what surrounds the tree included.
  public init(from decoder: any Decoder) throws {
    if let own = decoder as? CodedValueDecoder {
      self = own.value
      return
    }
    guard decoder.codingPath.count < Self.deepestTree else {
      throw DecodingError.dataCorrupted(.tooDeep(Self.deepestTree, at: decoder.codingPath))
    }
    // Each kind that is tried in vain costs an error that holds the whole path, so the kinds that nest come first. Bool
    // comes before the numbers and text after them, for decoders that are less strict than JSONDecoder.
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if (try? decoder.container(keyedBy: CodedKey.self)) != nil {
      self = .object(try container.decode([String: CodedValue].self))
    } else if (try? decoder.unkeyedContainer()) != nil {
      self = .array(try container.decode([CodedValue].self))
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Int64.self) {
      self = .int(value)
    } else if let value = try? container.decode(UInt64.self) {
      self = .uint(value)
    } else if let value = try? container.decode(Double.self) {
      self = .double(value)
    } else {
      self = .string(try container.decode(String.self))
    }
  }

  /// Writes the tree as it is, without names for its cases. Throws `EncodingError.invalidValue` below 512 levels, what
  /// surrounds the tree included, and for what the encoder cannot write.
  public func encode(to encoder: any Encoder) throws {
    guard encoder.codingPath.count < Self.deepestTree else {
      throw EncodingError.invalidValue(self, .tooDeep(Self.deepestTree, at: encoder.codingPath))
    }
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let value): try container.encode(value)
    case .int(let value): try container.encode(value)
    case .uint(let value): try container.encode(value)
    case .double(let value): try container.encode(value)
    case .string(let value): try container.encode(value)
    case .array(let elements): try container.encode(elements)
    case .object(let members): try container.encode(members)
    }
  }
}

extension EncodingError.Context {
  static func tooDeep(_ limit: Int, at path: [any CodingKey]) -> Self {
    Self(codingPath: path, debugDescription: "There are more than \(limit) levels.")
  }
}

extension DecodingError.Context {
  static func tooDeep(_ limit: Int, at path: [any CodingKey]) -> Self {
    Self(codingPath: path, debugDescription: "There are more than \(limit) levels.")
  }
}
