"""Addresses of machines and of the club, as a host writes them."""

from __future__ import annotations

import ipaddress
from urllib.parse import urlsplit

from malecon.errors import Unreadable
from malecon.files import shown


def check_public_url(address: str) -> None:
    """An address that players could type; empty is none."""
    if not address:
        return
    error = Unreadable("server-public-url", found=shown(address))
    try:
        parts = urlsplit(address)
        parts.port  # noqa: B018 - raises if it is no number
    except ValueError:
        raise error from None
    strange = parts.path not in ("", "/") or parts.query or parts.fragment or parts.username
    if parts.scheme not in ("http", "https") or not parts.hostname or strange:
        raise error


def check_proxy(address: str) -> None:
    try:
        ipaddress.ip_network(address, strict=False)
    except ValueError:
        raise Unreadable("server-proxy", found=shown(address)) from None


def is_everywhere(host: str) -> bool:
    """Whether an address means all addresses of this machine."""
    try:
        return ipaddress.ip_address(host).is_unspecified
    except ValueError:
        return host == ""


def is_loopback(host: str) -> bool:
    """Whether an address is reached from this machine alone."""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def is_number(host: str) -> bool:
    """Whether a host is called by its address alone."""
    try:
        ipaddress.ip_address(host.strip("[]"))
    except ValueError:
        return False
    return True
