"""What a browser is called in the list of devices: as roughly as one needs to know it again."""

from __future__ import annotations

#: What stands in the header, and what it is. The first that fits counts: most have several names.
BROWSERS = (
    *(("Edg", "Edge"), ("OPR", "Opera"), ("SamsungBrowser", "Samsung Internet"), ("Firefox", "Firefox")),
    *(("FxiOS", "Firefox"), ("CriOS", "Chrome"), ("Chrom", "Chrome"), ("Safari", "Safari")),
)
SYSTEMS = (
    *(("iPhone", "iPhone"), ("iPad", "iPad"), ("Android", "Android"), ("CrOS", "ChromeOS")),
    *(("Windows", "Windows"), ("Mac OS X", "Mac"), ("Linux", "Linux")),
)


def label_of(agent: str) -> str:
    """Browser and system, as far as they are known; nothing of a program that says neither."""
    found = []
    for names in (BROWSERS, SYSTEMS):
        found += [name for sign, name in names if sign in agent][:1]
    return " · ".join(found)
