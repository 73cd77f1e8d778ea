// Two threads write to one place without a word between them: Thread Sanitizer must stop it.

import Glibc

nonisolated(unsafe) var count = 0

func start() -> pthread_t {
  var thread = pthread_t()
  pthread_create(
    &thread, nil,
    { _ in
      for _ in 0..<10_000 { count += 1 }
      return nil
    }, nil)
  return thread
}

let threads = [start(), start()]
for thread in threads { pthread_join(thread, nil) }
print(count)
