"""A table in words: `telling` says what happens there, `seat` all that one seat may know, and `choosing`
finds out what somebody means by an answer. Terminal, arena, text environment and MCP server speak by it."""
