"""The faces for researchers. These tests run where their libraries are; `./dev test` has a room for it."""
