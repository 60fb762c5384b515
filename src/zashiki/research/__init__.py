"""Doors for research: PettingZoo, Gymnasium (one seat, and thousands of games at once) and OpenSpiel.

Each door is a module of its own, so that none needs what another needs:

>>> from zashiki.research.observation import Layout
>>> import zashiki
>>> Layout(zashiki.load("geishas-road").kind).size > 100
True
"""
