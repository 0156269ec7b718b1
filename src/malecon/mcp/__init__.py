"""A seat for language models that call tools, over the Model Context Protocol: `server` offers the tools,
`tables` knows at which tables one sits, `own` are tables of one's own, `club` those of a running club."""
