"""Pictures that the server draws: how a game ended, to be shown elsewhere, and the box of each game.

They are SVG, made here from plain data and the page's own drawings, and rasterised because whoever shows the
preview of a link wants PNG.
"""
