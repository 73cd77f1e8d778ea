"""The kinds of displays there are, and the one that everybody in this process uses."""

import os

from wayland import Wayland
from x11 import X11

DISPLAY = Wayland() if os.environ.get("WAYLAND_DISPLAY") else X11()
