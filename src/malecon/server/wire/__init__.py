"""What goes over the wire, as types: from them JSON is read and checked, and the OpenAPI document is made.
`errors.py` says how an error is told."""
