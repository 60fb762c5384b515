"""Released versions of the games' rules: one archive each (`GAME-VERSION.zip`), and their loader.

An archive is this package cut down to one game: its folder, the engine, the public face, bots and reviews, as they were
when the version was released. It runs by construction, whatever the engine looks like later.
"""
