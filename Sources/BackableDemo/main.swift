import Backable
import Glibc

exit(DemoApplication().run())
