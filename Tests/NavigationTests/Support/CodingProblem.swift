/// What went wrong while coding, and where: what can be compared of an error.
struct CodingProblem: Equatable, CustomStringConvertible {
  var kind: String
  var path: [String]

  init(_ kind: String, _ path: [String]) {
    self.kind = kind
    self.path = path
  }

  fileprivate init(_ kind: String, _ path: [any CodingKey]) {
    self.kind = kind
    self.path = path.map { $0.intValue.map(String.init) ?? $0.stringValue }
  }

  var description: String { "\(kind) at \(path)" }
}

/// The problem of `body`; nil: there was none, or another kind of error.
func codingProblem<Result>(_ body: () throws -> Result) -> CodingProblem? {
  do {
    _ = try body()
  } catch EncodingError.invalidValue(_, let context) {
    return CodingProblem("invalidValue", context.codingPath)
  } catch DecodingError.dataCorrupted(let context) {
    return CodingProblem("dataCorrupted", context.codingPath)
  } catch DecodingError.typeMismatch(let type, let context) {
    return CodingProblem("typeMismatch \(type)", context.codingPath)
  } catch DecodingError.valueNotFound(let type, let context) {
    return CodingProblem("valueNotFound \(type)", context.codingPath)
  } catch DecodingError.keyNotFound(let key, let context) {
    return CodingProblem("keyNotFound \(key.stringValue)", context.codingPath)
  } catch {
    return nil
  }
  return nil
}
