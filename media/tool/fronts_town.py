"""Fronts in town streets, a function for each club."""
from facade_parts import *
from props_street import *


def ustanicka(kit):
    """Windows along the whole wall, tram rails in the street, morning sun."""
    sky('day', 0.6, 0.6)
    sun(-38, 38, 6.0)
    street(tiles((0.24, 0.235, 0.225), (0.4, 0.4), 0.6, (0.1, 0.1, 0.1), True), asphalt(0.1, (0.085, 0.085, 0.086)), -3.0)
    for y in (-5.2, -6.2, -8.2, -9.2):
        for d in (0, 0.09):
            quick(lambda q: q.box((120, 0.055, 0.02), (0, 0, 0), chrome() if not d else castiron(), 0.004), (0, y + d, -0.126))
    wall = weathered(plaster((0.62, 0.53, 0.4)), 0.7, 0.08)
    front(-30, 26, 0, 4.3, [(-2, 0.45, 55, 2.95), (3.5, 0, 2.0, 0.45)], wall)
    front(-30, 26, 0, 0.45, [(3.5, 0, 2.0, 0.45)], weathered(tiles((0.2, 0.06, 0.04), (0.2, 0.06), 0.4, (0.06, 0.055, 0.05)), 0.6), y=-0.04, t=0.06)
    glazing(-29.5, 2.5, 2.95, 0.1, 0.45, step=1.78, transom=2.2, frame=(0.55, 0.54, 0.5))
    glazing(4.5, 25.5, 2.95, 0.1, 0.45, step=1.75, transom=2.2, frame=(0.55, 0.54, 0.5))
    front(2.5, 4.5, 2.5, 3.4, [], powder(DARK), y=0.1, t=0.1)
    door(3.5, 1.96, 2.5, 0.12)
    shop_floor(kit, -29.8, 25.8, 0.5, 8.5, 4.1, 3.6, 'studio', (1.0, 0.88, 0.7), kit.boards())
    fascia(3.5, 3.85, 5.2, 0.78, -0.06, 0.62, 4.5)
    for f in range(3):
        z = 4.4 + f * 3.0
        cs = [-28 + i * 3.0 for i in range(18)]
        front(-30, 26, z, z + 3.0, [(x, z + 0.9, 1.7, 1.5) for x in cs], wall)
        for x in cs:
            dwelling(x, z + 0.9, 1.7, 1.5, 0.0, frame=(0.6, 0.59, 0.56))
        band(z, 0.2, 0.12, -30, 26, weathered(plaster((0.55, 0.53, 0.48)), 0.9, 0.3))
    p = B()  # tram stop
    p.tube([(0, 0, 0), (0, 0, 2.9)], 0.035, powder((0.05, 0.05, 0.052)))
    p.box((0.5, 0.04, 0.5), (0.0, -0.04, 2.65), pbr('stop', (0.6, 0.6, 0.58), 0.4), 0.02)
    p.text('T', 0.36, powder(DARK), M=T(0, -0.064, 2.65) @ rot(90), ext=0.002)
    put(p.mesh('stop'), (-5.3, -2.6, 0), (0, 0, -40))
    seat((-4.4, -0.7, 0), 0, 2.0)
    bike_stand((6.4, -2.2, 0), 4)
    parked((7.25, -2.2, 0), 5, (0.03, 0.12, 0.2))
    for x in (-12, 9.8, 18):
        tree((x, -2.3, 0), 6.8, 0.13, per=90, col=(0.08, 0.15, 0.03))
    w = B()
    for y in (-5.7, -8.7):
        w.tube([(-60, y, 5.6), (60, y, 5.6)], 0.008, powder(), n=5)
    put(w.mesh('wires', wn=False))
    stand(-6.6, -8.6, 2.9, 24, 0.36)
