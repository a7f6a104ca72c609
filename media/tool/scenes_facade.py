"""The front of each club, seen from across the street. What a club's text says is in its picture: Barajevo's orchard,
Vračar's high storeys and covered bicycles, Ustanička's windows along the whole wall, Miljakovac still a building site.
"""
import fronts_blocks, fronts_edge, fronts_town
from registry import scene


@scene('facade', {'street': None})
def facade(kit, c):
    """A club without a front of its own raises here: write one in the file it fits."""
    for part in (fronts_town, fronts_blocks, fronts_edge):
        if hasattr(part, kit.name):
            return getattr(part, kit.name)(kit)
    raise KeyError(kit.name)
