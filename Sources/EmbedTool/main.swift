// Writes the Swift file that holds the demo's pages and its style sheet.
//
//   EmbedTool OUTPUT.swift STYLE.css PAGE.swift…

let arguments = CommandLine.arguments
guard arguments.count >= 3 else {
  stop("usage: EmbedTool OUTPUT.swift STYLE.css PAGE.swift…")
}

let styleSheet = readText(arguments[2])
let pages = arguments.dropFirst(3).map { path in
  EmbeddedPage(typeName: typeName(ofFile: path), source: readText(path))
}
let names = pages.map(\.typeName)
if let twice = names.first(where: { name in names.filter { $0 == name }.count > 1 }) {
  stop("two page files are called \(twice).swift; a page's type has the name of its file")
}
writeText(generatedFile(pages: pages, styleSheet: styleSheet), to: arguments[1])
