"""Recovery phrases: twelve small words of our own making, 128 bits of chance and 16 to check them by.

A word is two syllables, each a consonant and a vowel, of letters that look and sound apart. So a phrase is
read aloud, copied by hand, and typed in any manner: what is no letter does not count, nor does the size of
letters. A slip is found and told as one; it is never taken for somebody else's phrase.
"""

from __future__ import annotations

import hashlib
import re
import unicodedata
from collections.abc import Callable

from malecon.errors import Unreadable
from malecon.files import shown

CONSONANTS = "bdfghjklmnprstvz"
VOWELS = "aeio"
WORDS = 12
LETTERS = 4  # of a word
BITS = 12  # of a word
SECRET_BYTES = 16
CHECK_BYTES = 2
LONGEST = 400  # letters that are looked at

#: Words that nobody should have to copy by hand: a phrase with one of them is not given out.
ROUGH = frozenset(
    ["dago", "homo", "kaka", "kike", "nazi", "pedo", "pene", "pipi", "popo", "puta", "rape", "sado"]
)


def make(random: Callable[[int], bytes]) -> list[str]:
    """A new phrase."""
    while True:
        secret = random(SECRET_BYTES)
        words = spelled(secret + check_of(secret))
        if ROUGH.isdisjoint(words):
            return words


def spelled(data: bytes) -> list[str]:
    number = int.from_bytes(data, "big")
    codes = [number >> (BITS * place) & 0xFFF for place in reversed(range(WORDS))]
    return [syllable(code >> 6) + syllable(code & 0x3F) for code in codes]


def syllable(code: int) -> str:
    return CONSONANTS[code >> 2] + VOWELS[code & 3]


def check_of(secret: bytes) -> bytes:
    return hashlib.sha256(b"malecon phrase check\n" + secret).digest()[:CHECK_BYTES]


def read(text: str) -> bytes:
    """The secret of a phrase as somebody has typed it; Unreadable if that cannot have been it."""
    words = words_of(text)
    if len(words) != WORDS:
        raise Unreadable("person-phrase-words", found=str(len(words)), wanted=str(WORDS))
    number = 0
    for place, word in enumerate(words, 1):
        code = code_of(word)
        if code is None:
            raise Unreadable("person-phrase-word", number=str(place), found=shown(word))
        number = number << BITS | code
    data = number.to_bytes(SECRET_BYTES + CHECK_BYTES, "big")
    secret, check = data[:SECRET_BYTES], data[SECRET_BYTES:]
    if check != check_of(secret):
        raise Unreadable("person-phrase-slip")
    return secret


def words_of(text: str) -> list[str]:
    """The words, however they are divided: as they stand if each is as long as a word, else by fours."""
    plain = unicodedata.normalize("NFKD", text[:LONGEST]).casefold()
    plain = "".join(sign for sign in plain if not unicodedata.combining(sign))
    words = re.findall(r"[^\W\d_]+", plain)
    if len(words) == WORDS:
        return words
    letters = "".join(words)
    return [letters[first : first + LETTERS] for first in range(0, len(letters), LETTERS)]


def code_of(word: str) -> int | None:
    """The number of a word; None if there is no such word."""
    if len(word) != LETTERS:
        return None
    code = 0
    for place, letter in enumerate(word):
        found = (VOWELS if place % 2 else CONSONANTS).find(letter)
        if found < 0:
            return None
        code = code << (2 if place % 2 else 4) | found
    return code


def hash_of(secret: bytes) -> str:
    """What is kept of a phrase. Nobody tries 128 bits, so it need not be slow."""
    return hashlib.sha256(b"malecon phrase\n" + secret).hexdigest()
