"""Our peers, each played at random through the interface that its users have.

These files are run in an environment of their own (.venv-bench), one game to a process, and print figures.
"""
