// Writes the Swift files that hold what a program carries in itself:
//
//   EmbedTool pages OUTPUT.swift STYLE.css PAGE.swift…   the demo's pages and its style sheet
//   EmbedTool words OUTPUT.swift LINGUAS                 the library's words in the languages that this file names

let arguments = CommandLine.arguments
let files = Array(arguments.dropFirst(3))
switch (arguments.dropFirst().first, files.count) {
case ("pages", 1...): embedPages(files.dropFirst(), styleSheet: files[0], in: arguments[2])
case ("words", 1): embedWords(languages: files[0], in: arguments[2])
default:
  stop("usage: EmbedTool pages OUTPUT.swift STYLE.css PAGE.swift…, EmbedTool words OUTPUT.swift LINGUAS")
}

func embedPages(_ paths: ArraySlice<String>, styleSheet: String, in output: String) {
  let styleSheet = readText(styleSheet)
  let pages = paths.map { EmbeddedPage(typeName: typeName(ofFile: $0), source: readText($0)) }
  let names = pages.map(\.typeName)
  if let twice = names.first(where: { name in names.filter { $0 == name }.count > 1 }) {
    stop("two page files are called \(twice).swift; a page's type has the name of its file")
  }
  writeText(generatedFile(pages: pages, styleSheet: styleSheet), to: output)
}

/// The translations stand beside the file that names them.
func embedWords(languages path: String, in output: String) {
  let folder = path.split(separator: "/", omittingEmptySubsequences: false).dropLast().map { $0 + "/" }
    .joined()
  let languages = languageNames(in: readText(path)).map { name in
    let file = "\(folder)\(name).po"
    do throws(Catalogue.Problem) {
      return EmbeddedLanguage(name: name, words: try Catalogue(parsing: readText(file)).words)
    } catch {
      stop(at: error.line, of: file, error.what)
    }
  }
  writeText(generatedFile(languages: languages), to: output)
}
