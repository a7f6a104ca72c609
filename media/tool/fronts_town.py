"""Fronts in old streets: brick, plaster, tram rails."""
from facade_parts import *
from props_street import *


def zemun(kit):
    """A long brick storehouse below Gardoš, at dusk."""
    sky('dusk', 0.72, 0.6)
    street(tiles((0.13, 0.125, 0.12), (0.5, 0.5), 0.5, (0.05, 0.05, 0.05), True), setts(wet=0.8))
    wall = weathered(brick((0.27, 0.09, 0.055)), 0.6, 0.35)
    xs = (-9.2, -5.3, 4.7, 8.6, 12.5)
    holes = [(x, 0.75, 2.5, 2.45) for x in xs]
    entry = (0, 0, 3.3, 3.0)
    front(-12, 15, 0, 4.5, [*holes, entry], wall)
    front(-12, 15, 0, 0.55, [entry], weathered(concrete(STONE, (1.2, 0.6), 0.8), 0.5), y=-0.07, t=0.1)
    b = B()
    soldier = brick((0.2, 0.062, 0.04))
    for x, z, w, h in holes:
        put(window(w, h, 4, 3, DARK, 0.05), (x, 0.2, z))
        b.box((w + 0.44, 0.12, 0.3), (x, -0.01, z + h + 0.15), soldier, 0.008)
        b.box((w + 0.3, 0.5, 0.1), (x, 0.02, z - 0.05), concrete(STONE, None, 0.8), 0.015)
    for x in (-11.4, -7.25, -2.5, 2.5, 6.65, 10.55):
        b.box((0.6, 0.16, 4.1), (x, -0.05, 2.05), wall, 0.008)
    b.box((27, 0.34, 0.16), (1.5, -0.06, 4.52), soldier, 0.01)
    put(b.mesh('brickwork', wn=False))
    tooth = B()
    tooth.box((0.13, 0.2, 0.16), (0, 0, 0), soldier, 0.006)
    m = tooth.mesh('dentil')
    for i in range(90):
        put(m, (-11.9 + i * 0.3, -0.06, 4.36))
    gable_roof(-12, 15, 4.66, 9.2, 10.5)
    for x in (-7.3, -2.2, 2.9, 8.0):
        quick(lambda q: q.box((1.0, 1.5, 0.08), (0, 0, 0), powder(DARK), 0.02), (x, 1.75, 6.47), (39.0, 0, 0))
        quick(lambda q: q.box((0.84, 1.34, 0.02), (0, 0, 0.04), lamplight(0.55), 0), (x, 1.75, 6.47), (39.0, 0, 0))
    shop_floor(kit, -11.8, 14.8, 0.5, 7.5, 4.3, 0.9, tint=(1.0, 0.66, 0.36))
    glazing(-1.65, 1.65, 3.0, 0.24, step=0.82, transom=2.45, skip=(1, 2))
    door(0, 1.62, 2.44, 0.24)
    fascia(0, 3.62, 3.9, 0.74, size=0.6, k=7)
    for x in (-2.5, 2.5):
        quick(lambda q: (q.cyl(0.07, 0.3, (0, 0, 0), powder(DARK)), q.cyl(0.06, 0.02, (0, 0, -0.155), emit(WARM, 50), bev=0)), (x, -0.24, 2.7))
        spot((x, -0.26, 2.5), (x, -0.2, 0), 60, WARM, 70, 0.8)
    skyline(78, 11, (0.085, 0.075, 0.115), rough=0.5, seed=4)
    street_lamp((-6.9, -3.0, 0), 4.4)
    bike_stand((4.0, -2.6, 0), 4)
    parked((4.05, -2.62, 0), 8)
    parked((5.75, -2.58, 0), 186, (0.2, 0.03, 0.02))
    tree((10.2, -2.6, 0), 7.5, col=(0.13, 0.075, 0.02), per=60)
    stand(-3.0, -16, 0.6, 26, 0.36)


def vracar(kit):
    """An old town house with green plaster, high windows and a covered bicycle rack, early evening."""
    sky('late', 0.5, 0.5)
    sun(-56, 27, 3.6, (1.0, 0.8, 0.58), 2)
    street(setts((0.13, 0.128, 0.125), (0.12, 0.12), 0.2), asphalt(0.7), -3.6)
    green = weathered(plaster((0.2, 0.3, 0.215)), 0.7, 0.1)
    pale = weathered(plaster((0.5, 0.49, 0.43)), 0.7, 0.12)
    stone = weathered(concrete((0.3, 0.29, 0.27), None, 0.8), 0.6, 0.3)
    bays = (-7.2, -4.5, 4.5, 7.2)
    shops = [(x, 0.8, 1.9, 2.7) for x in bays]
    entry = (0, 0, 2.5, 3.5)
    front(-9, 9, 0, 4.5, [*shops, entry], green)
    for i in range(9):  # rustication
        z = 0.62 + i * 0.43
        front(-9, 9, z, z + 0.4, [(x, 0.6, 2.3, 3.1) for x in bays] + [(0, 0, 3.0, 4.0)], green, y=-0.05, t=0.06)
    front(-9, 9, 0, 0.6, [entry], stone, y=-0.09, t=0.12)
    for x, z, w, h in shops:
        put(window(w, h, 2, 2, (0.16, 0.1, 0.06), 0.07, 2.0), (x, 0.22, z))
    band(4.5, 0.26, 0.2, -9.1, 9.1, pale)
    for f in range(3):
        z = 4.65 + f * 3.9
        cols = (-7.2, -4.5, -1.5, 1.5, 4.5, 7.2)
        front(-9, 9, z, z + 3.9, [(x, z + 0.75, 1.25, 2.25) for x in cols], green)
        t = B()
        for x in cols:
            dwelling(x, z + 0.75, 1.25, 2.25, 0.35, cols=2, rows=2, low=1.6, frame=(0.55, 0.54, 0.5))
            for s in (-1, 1):
                t.box((0.17, 0.1, 2.5), (x + s * 0.72, -0.04, z + 1.95), pale, 0.012)
            t.box((1.62, 0.12, 0.2), (x, -0.05, z + 3.1), pale, 0.012)
            t.box((1.95, 0.26, 0.1), (x, -0.11, z + 3.27), pale, 0.02)
            t.box((1.75, 0.22, 0.1), (x, -0.09, z + 0.7), pale, 0.015)
        for x in (-8.75, 8.75):
            for i in range(9):
                t.box((0.5 if i % 2 else 0.36, 0.08, 0.36), (x, -0.03, z + 0.3 + i * 0.42), pale, 0.01)
        put(t.mesh('trim', wn=False))
        band(z + 3.9, 0.22, 0.16, -9.1, 9.1, pale)
    balcony(0, 4.72, 5.2, 1.05)
    for s in (-1, 1):  # neighbours
        n = weathered(plaster(((0.42, 0.36, 0.28), (0.36, 0.355, 0.35))[s > 0]), 0.6, 0.1)
        for f in range(4):
            cs = [s * (10.6 + i * 2.4) for i in range(4)]
            front(min(s * 9, s * 19), max(s * 9, s * 19), f * 3.6, f * 3.6 + 3.6, [(x, f * 3.6 + 1.0, 1.2, 1.8) for x in cs], n)
            for x in cs:
                dwelling(x, f * 3.6 + 1.0, 1.2, 1.8, 0.25)
    glazing(-1.25, 1.25, 3.5, 0.26, step=1.25, transom=2.5, frame=(0.05, 0.03, 0.018), skip=(0, 1))
    glazing(-1.25, 1.25, 1.0, 0.26, 2.5, step=0.625, frame=(0.05, 0.03, 0.018))
    door(0, 2.4, 2.5, 0.26, frame=(0.05, 0.03, 0.018))
    fascia(0, 4.02, 3.0, 0.6, -0.1, 0.5, 7)
    shop_floor(kit, -8.8, 8.8, 0.5, 7, 4.2, 1.4, tint=(1.0, 0.7, 0.4))
    downpipe(-8.95, 12, -0.12)
    c = B()  # covered bicycle rack
    for x in (3.6, 7.6):
        c.tube([(x, -1.5, 0), (x, -1.5, 2.3), (x, -2.9, 2.45)], 0.035, powder(DARK), fil=0.25)
    put(c.mesh('shelter'))
    quick(lambda q: q.box((4.6, 1.7, 0.02), (0, 0, 0), archglass((0.8, 0.88, 0.86), 1.5), 0), (5.6, -2.2, 2.44), (-6, 0, 0))
    bike_stand((4.0, -2.2, 0), 5, 0.8)
    parked((4.02, -2.2, 0), 3, (0.03, 0.12, 0.06))
    parked((5.62, -2.22, 0), 182, (0.3, 0.28, 0.22))
    parked((6.4, -2.16, 0), 2, (0.18, 0.02, 0.02))
    tree((-5.6, -2.7, 0), 7.4, 0.16, 0.62, (0.075, 0.14, 0.03), 95)
    stand(2.4, -16.5, 0.2, 25, 0.27)


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


def prvomajska(kit):
    """A former workshop with a saw-tooth roof and its own car park, after rain, in the blue hour."""
    sky('blue', 1.15, 0.6)
    plane(160, 120, (0, 0, 0), mat=asphalt(1.0))
    for i in range(-7, 8):
        plane(0.1, 4.2, (i * 2.6 + 0.9, -5.6, 0.006), mat=pbr('baypaint', (0.5, 0.5, 0.48), 0.5, bump=0.4, bscale=50.0, cvar=0.4, cscale=2.0))
    sheet = weathered(corrugated((0.075, 0.082, 0.088), 0.16, 0.5, 0.4), 0.6, 0.3)
    conc = weathered(concrete((0.24, 0.235, 0.225), (1.2, 1.2)), 0.6, 0.4)
    entry = (0, 0, 3.0, 3.0)
    gates = [(x, 0.35, 3.5, 3.0) for x in (-9.6, -4.8, 4.8, 9.6)]
    front(-13, 13, 0, 4.0, [*gates, entry], conc)
    b = B()
    for i in range(5):  # teeth
        x = -13 + i * 5.2
        b.prism([(0, 0), (5.2, 0), (5.2, 0.15), (1.0, 2.4), (0, 2.4)], 0.3, sheet, 0, M=T(x, 0.3, 4.0) @ rot(90, 0, 0))
        b.prism([(-0.12, 2.36), (1.04, 2.36), (5.3, 0.1), (5.3, 0.22), (1.1, 2.5), (-0.12, 2.5)], 0.5, powder(DARK), 0.01, M=T(x, 0.4, 4.0) @ rot(90, 0, 0))
        b.box((0.04, 9, 1.9), (x - 0.02, 5, 5.35), lamplight(1.0), 0)
    for x in (-13, -7.2, -2.4, 2.4, 7.2, 13):
        b.box((0.6, 0.3, 4.0), (x, -0.06, 2.0), conc, 0.02)
    b.box((26.4, 0.4, 0.24), (0, -0.08, 4.06), conc, 0.02)
    put(b.mesh('workshop', wn=False))
    for x, z, w, h in gates:
        put(window(w, h, 5, 4, (0.03, 0.032, 0.034), 0.05), (x, 0.16, z))
    glazing(-1.5, 1.5, 3.0, 0.2, step=0.75, transom=2.5, skip=(1, 2))
    door(0, 1.46, 2.5, 0.2)
    shop_floor(kit, -12.8, 12.8, 0.45, 8.5, 3.95, 1.0, tint=(1.0, 0.68, 0.38))
    fascia(0, 3.55, 4.2, 0.84, -0.12, 0.68, 7)
    for x in (-9.6, -4.8, 4.8, 9.6):
        quick(lambda q: (q.tube([(0, 0, 0), (0, -0.35, 0.18), (0, -0.5, 0.02)], 0.018, powder(DARK), fil=0.1), q.lathe([(0.03, 0.1), (0.16, 0), (0.15, 0), (0.02, 0.09)], (0, -0.5, -0.1), powder(DARK)), q.cyl(0.05, 0.03, (0, -0.5, -0.07), emit(WARM, 60), bev=0)), (x, -0.05, 3.72))
        spot((x, -0.56, 3.6), (x, -0.4, 0), 90, WARM, 80, 0.8)
    street_lamp((-7.6, -3.4, 0), 5.2, power=120)
    bike_stand((3.2, -1.6, 0), 4)
    parked((4.05, -1.6, 0), 184, (0.2, 0.03, 0.02))
    bollards((-2.3, 2.3), -1.5)
    tree((12.6, -2.2, 0), 7, bare=True)
    skyline(70, 7, (0.06, 0.07, 0.1), kind='roofs', seed=5)
    stand(3.4, -14.5, -0.3, 25, 0.38)
