"""Being somebody: becoming known by a passkey or a phrase, coming in on another device, leaving for good.

- `members.py` is what can be done, in order: read it first;
- `phrases.py` writes and reads recovery phrases, `passkeys.py` asks authenticators and checks what they sign;
- `moves.py` does at tables what follows from it, also after a crash;
- `parcel.py` packs all that is kept of somebody.
"""
