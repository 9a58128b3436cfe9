"""Reversis for other people's programs: the interfaces that research frameworks ask for.

Each module needs the framework it is named by, which is an extra: nothing here is loaded unasked.
"""
