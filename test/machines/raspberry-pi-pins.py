"""The Raspberry Pi's program with gpiozero's own stand-in for pins: a line "low 17" on the standard input closes what is
wired from pin 17 to ground, "high 17" opens it."""

import sys
import threading

from gpiozero import Device
from gpiozero.pins.mock import MockFactory

Device.pin_factory = MockFactory()
sys.path.insert(0, "devices/raspberry-pi")
import sipwell_machine  # noqa: E402


def drive():
    for line in sys.stdin:
        level, pin = line.split()
        pin = Device.pin_factory.pin(int(pin))
        pin.drive_low() if level == "low" else pin.drive_high()


threading.Thread(target=drive, daemon=True).start()
sipwell_machine.main()
