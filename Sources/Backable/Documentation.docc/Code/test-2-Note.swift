import Navigation

final class Note: ViewController, CanGoBack, ConfirmsLeaving {
  var text = ""
  var mayBeDiscarded: () async -> Bool = { false }

  func shouldLeave() async -> Bool {
    if text.isEmpty { return true }
    return await mayBeDiscarded()
  }
}
