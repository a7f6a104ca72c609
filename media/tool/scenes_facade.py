"""The front of a club, seen from across the street. What the club's text says is in its picture: Ustanička's windows
along the whole wall, and the tram outside.
"""
import fronts_town
from registry import scene


@scene('facade', {'street': None})
def facade(kit, c):
    getattr(fronts_town, kit.name)(kit)
