"""Fronts of concrete and steel: housing blocks, an office tower, a sports hall."""
from facade_parts import *
from props_street import *


def blokovi(kit):
    """A slab of flats on columns, raw concrete, glass set back below it, late sun."""
    sky('late', 0.55, 0.5)
    sun(48, 20, 5.2, (1.0, 0.76, 0.5))
    street(concrete((0.2, 0.195, 0.185), (1.0, 1.0), 0.75, False), asphalt(0.35), -6.0)
    raw = weathered(concrete((0.27, 0.262, 0.25), (2.1, 0.6)), 0.6, 0.5)
    ribbed = weathered(corrugated((0.3, 0.29, 0.275), 0.22, 0.0, 0.8), 0.9, 0.45)
    b = B()
    for i in range(9):
        b.box((0.55, 1.0, 4.1), (-17.2 + i * 4.3, 0.7, 2.05), raw, 0.03, taper=0.86)
    b.box((40, 9, 0.55), (0, 4.4, 4.36), raw, 0.03)
    put(b.mesh('columns'))
    for f in range(4):
        z = 4.65 + f * 3.0
        front(-19, 19, z + 1.0, z + 2.7, [(-15.95 + i * 4.3, z + 1.0, 1.5, 1.45) for i in range(9)] + [(-17.2 + i * 4.3 - 0.9, z + 1.0, 1.9, 1.7) for i in range(9)], raw, y=0.2)
        q = B()
        q.box((38, 0.16, 1.02), (0, 0.1, z + 0.5), ribbed, 0.02)
        q.box((38, 1.2, 0.16), (0, 0.6, z + 2.84), raw, 0.02)
        for i in range(10):
            q.box((0.24, 0.5, 3.0), (-19.35 + i * 4.3, 0.2, z + 1.5), raw, 0.02)
        put(q.mesh('floor', wn=False))
        for i in range(9):
            dwelling(-15.95 + i * 4.3, z + 1.0, 1.5, 1.45, 0.22, y=0.45)
            dwelling(-17.2 + i * 4.3 - 0.9, z + 1.0, 1.9, 1.7, 0.22, y=1.2, cols=3)
    glazing(-19, 19, 4.05, 3.4, step=1.58, transom=2.6, skip=(11, 12))
    door(0.0, 2.9, 2.56, 3.4)
    glazing(-1.58, 1.58, 1.45, 3.4, 2.6, step=1.58)
    shop_floor(kit, -18.8, 18.8, 3.6, 9.5, 4.05, 1.3)
    fascia(0, 3.68, 4.6, 0.72, 0.16, 0.58, 6)
    led((-19, 3.2, 4.02), (19, 3.2, 4.02), ACC, 5, 0.03, False)
    area((0, 1.6, 4.0), (0, 1.6, 0), 26, 260, (1.0, 0.82, 0.6), 0.5)
    bike_stand((4.6, -1.4, 0), 5)
    parked((5.5, -1.42, 0), 3, (0.03, 0.06, 0.2))
    parked((7.2, -1.38, 0), 178)
    seat((-5.2, -1.2, 0), 0, 2.2)
    for x in (-20.5, -23.5, -27):
        tree((x, 2 + R.uniform(-1, 2), 0), 9, 0.2, 0.7, (0.1, 0.12, 0.03), 60, 0.05, 'poplar')
    skyline(90, 8, (0.4, 0.3, 0.27), kind='trees', seed=2)
    stand(8.2, -14.5, -1.6, 25, 0.3)


def banjica(kit):
    """The corner of a housing block in pale concrete, pines before it, clear day; the club has two floors."""
    sky('day', 0.6, 0.5)
    sun(38, 40, 6.0, (1.0, 0.93, 0.82))
    plane(160, 160, (0, 0, 0), mat=concrete((0.3, 0.295, 0.285), (0.8, 0.8), 0.8, False))
    pale = weathered(concrete((0.5, 0.49, 0.465), (3.2, 3.1), 0.75), 0.65, 0.35)
    left = rot(0, 0, -90)
    for M, x0, x1 in ((Matrix(), 0.0, 26.0), (left, -24.0, 0.0)):
        big = [(x0 + 1.8 + i * 3.25, z, 2.55, 2.3) for i in range(7) for z in (0.55, 3.85)]
        if M != left:
            big = [h for h in big if not (abs(h[0] - 5.05) < 0.1 and h[1] < 1)]
            entry = [(5.05, 0, 2.6, 2.9)]
        else:
            entry = []
        front(x0, x1, 0, 6.6, [*big, *entry], pale, M=M)
        for x, z, w, h in big:
            put(window(w, h, 2, 1, (0.06, 0.062, 0.065), 0.06), (x, 0.2, z), M=M)
        for f in range(3):
            z = 6.9 + f * 2.9
            cs = [x0 + 1.6 + i * 2.45 for i in range(9)]  # a tenth would cut the corner
            front(x0, x1, z - 0.3, z + 2.6, [(x, z + 0.55, 1.35, 1.4) for x in cs], pale, M=M)
            for x in cs:
                dwelling(x, z + 0.55, 1.35, 1.4, 0.0, M=M)
        q = B()
        for z in (3.35, 6.6):
            q.box((x1 - x0 + 0.1, 0.16, 0.28), ((x0 + x1) / 2, -0.04, z), pale, 0.015)
        put(q.mesh('bands', wn=False), M=M)
    shop_floor(kit, 0.4, 25.6, 0.5, 9, 3.2, 3.4, skip='fl')
    for z in (3.4, 6.5):  # the slabs of the upper floor, and walls behind it
        quick(lambda q: q.box((24.5, 22, 0.16), (0, 0, 0), paint((0.4, 0.4, 0.4)), 0), (12.7, 11.6, z))
    plane(25, 3.2, (13, 9, 4.9), (90, 0, 0), paint((0.5, 0.49, 0.47)))
    plane(3.2, 25, (9, 13, 4.9), (0, 90, 0), paint((0.5, 0.49, 0.47)))
    plane(3.2, 25, (9, 13, 1.6), (0, 90, 0), paint((0.5, 0.49, 0.47)))
    area((8, 4, 6.3), (8, 4, 3.5), 14, 1500, (1.0, 0.93, 0.82), 6)
    area((3, 12, 6.3), (3, 12, 3.5), 4, 900, (1.0, 0.93, 0.82), 14)
    area((3, 14, 3.1), (3, 14, 0), 4, 900, (1.0, 0.93, 0.82), 10)
    glazing(3.75, 6.35, 2.9, 0.2, step=1.3, transom=2.5, skip=(0, 1))
    door(5.05, 2.5, 2.5, 0.2)
    c = B()
    c.box((4.4, 1.7, 0.2), (5.05, -0.8, 3.12), powder(DARK), 0.02)
    put(c.mesh('canopy'))
    wordmark((5.05, -1.62, 3.62), 0.7, k=4.5)
    for x, y, h in ((-4.6, 6.0, 9.5), (-6.0, 10.5, 11), (12.2, -3.6, 10), (-10.5, 6.5, 12)):
        pine((x, y, 0), h)
    plane(60, 60, (-33.6, 34, 0.05), mat=earth((0.06, 0.095, 0.03)))
    kerb = concrete(STONE, (1.0, 1.0), 0.8)
    quick(lambda q: q.box((60.3, 0.15, 0.14), (0, 0, 0), kerb, 0.02), (-33.6, 3.95, 0.05))
    quick(lambda q: q.box((0.15, 60, 0.14), (0, 0, 0), kerb, 0.02), (-3.55, 34, 0.05))
    seat((1.6, -1.4, 0), 0)
    bike_stand((8.0, -1.6, 0), 5)
    parked((8.85, -1.6, 0), 4, (0.5, 0.5, 0.48))
    planter((2.2, -0.7, 0), 2.0)
    skyline(90, 9, (0.36, 0.45, 0.42), seed=6)
    stand(-4.4, -13.6, 3.2, 25, 0.33, ty=1.0)


def navigator(kit):
    """The lobby of an office tower in the blue hour."""
    sky('blue', 1.3, 0.4)
    plane(200, 120, (0, 0, 0), mat=tiles((0.12, 0.122, 0.126), (1.2, 0.6), 0.24, (0.03, 0.03, 0.03), True))
    steelm = powder((0.035, 0.038, 0.042))
    stone = tiles((0.05, 0.052, 0.056), (1.2, 0.6), 0.2, (0.015, 0.015, 0.016))
    front(-22, 22, 5.0, 6.0, [], stone, y=-0.3)
    m = window(1.46, 2.6, 1, 1, (0.02, 0.022, 0.025), 0.05, tint=(0.55, 0.68, 0.74))
    for f in range(5):
        z = 6.0 + f * 3.6
        quick(lambda q: q.box((44, 0.12, 1.0), (0, 0, 0), pbr('spandrel', (0.02, 0.026, 0.032), 0.12, 0.3, coat=0.5), 0.004), (0, 0.05, z + 0.5))
        on = R.random()
        for i in range(29):
            x = -21 + i * 1.5
            put(m, (x, 0, z + 1.0))
            k = R.random()
            q = B()  # taller than the window, or the sky shows above it
            lit = emit((0.95, 0.9, 0.8) if R.random() < 0.4 else (1.0, 0.74, 0.46), R.choice((0.35, 0.6, 0.9)), 'office')
            pane(q, 1.5, 3.6, (0, 0, 1.8), lit if (k + on) % 1 < 0.4 else paint((0.02, 0.022, 0.028)))
            put(q.mesh('office', wn=False), (x, 0.7, z + 0.6))
        b = B()
        for i in range(30):
            b.box((0.07, 0.26, 3.6), (-21.75 + i * 1.5, -0.1, z + 1.8), steelm, 0.01, seg=2)
        put(b.mesh('fins', wn=False))
    b = B()
    for x in (-13.5, -9, -4.5, 4.5, 9, 13.5):
        b.cyl(0.36, 5.0, (x, 0.4, 2.5), stone, n=48)
    b.box((44, 12, 0.1), (0, 5.6, 5.06), paint((0.06, 0.06, 0.062)), 0.01)  # the ceiling of the arcade
    b.box((6.6, 3.0, 0.16), (0, -1.3, 3.35), steelm, 0.02)
    b.box((6.4, 2.8, 0.02), (0, -1.3, 3.26), emit((1.0, 0.86, 0.68), 1.6, 'soffit'), 0)
    for x in (-2.9, 2.9):
        b.tube([(x, -2.5, 3.4), (x, -0.2, 4.7)], 0.02, steel(), n=8)
    put(b.mesh('canopy'))
    area((0, -1.3, 3.2), (0, -1.3, 0), 6, 120, (1.0, 0.86, 0.68), 2.6)
    glazing(-22, 22, 5.0, 1.6, step=1.5, transom=2.7, skip=(14,))
    door(0, 1.46, 2.66, 1.6)
    shop_floor(kit, -21.5, 21.5, 1.8, 9.0, 4.95, 2.4, 'run', (1.0, 0.84, 0.62))
    wordmark((0, -2.86, 3.98), 0.92, k=7)
    for s in (-1, 1):
        planter((s * 5.6, -2.6, 0), 3.0, 0.9, 0.55, stone)
        led((s * 5.6 - 1.5, -3.08, 0.05), (s * 5.6 + 1.5, -3.08, 0.05), ACC, 6, 0.025, False)
    bollards((-9.6, -8.1, 8.1, 9.6), -4.4)
    bike_stand((9.0, -2.4, 0), 4)
    tree((-11.2, -3.4, 0), 6.2, per=90)
    stand(-1.6, -14.5, 0.0, 22, 0.27)


def pionir(kit):
    """A sports hall: ribbed fascia, wide steps, a hoop in the forecourt, on a soft bright day."""
    sky('soft', 0.62, 0.8)
    sun(-34, 42, 5.0, (1.0, 0.92, 0.8), 2)
    plane(160, 120, (0, 0, -0.75), mat=asphalt(0.12, (0.1, 0.1, 0.102)))
    rib = weathered(corrugated((0.5, 0.49, 0.46), 0.3, 0.0, 0.75), 0.85, 0.25)
    conc = weathered(concrete((0.34, 0.33, 0.315), (2.4, 1.2)), 0.6, 0.4)
    front(-18, 20, 3.5, 8.0, [], rib, y=-1.2, t=0.5)
    b = B()
    b.box((38, 1.6, 0.25), (1, -0.6, 3.42), conc, 0.02)
    b.box((38.4, 1.9, 0.3), (1, -0.6, 8.1), conc, 0.02)
    for i in range(5):  # steps
        b.box((16, 0.36 * (5 - i) + 1.8, 0.15), (0, -0.9 - 0.18 * (5 - i), -0.675 + i * 0.15), conc, 0.012)
    b.box((40, 3.0, 0.75), (1, 1.4, -0.375), conc, 0.01)
    for x in (-14, -9.3, -4.6, 4.6, 9.3, 14):
        b.box((0.5, 0.5, 3.4), (x, -0.6, 1.7), conc, 0.03)
    for x in (-5.2, 5.2):
        b.tube([(x, -3.4, -0.75), (x, -3.4, 0.15), (x, -1.7, 0.9), (x, -1.0, 0.9)], 0.025, steel(), fil=0.06)
    put(b.mesh('steps', wn=False))
    glazing(-18, 20, 3.3, 0.3, step=1.5, transom=2.5, skip=(11, 12))
    door(0.0, 2.9, 2.5, 0.3)
    glazing(-1.5, 1.5, 0.8, 0.3, 2.5, step=1.5)
    shop_floor(kit, -17.8, 19.8, 0.5, 9, 3.3, 3.4, 'studio', (1.0, 0.86, 0.66), kit.boards())
    b = B()
    pane(b, 38, 1.3, (1, -0.9, 8.9), archglass((0.7, 0.8, 0.84), 2.2))
    pane(b, 38, 1.3, (1, 0.4, 8.9), paint((0.12, 0.13, 0.14)))
    b.box((38.6, 3, 0.35), (1, 0.2, 9.7), conc, 0.02)
    put(b.mesh('clerestory', wn=False))
    quick(lambda q: q.box((7.6, 0.1, 2.2), (0, 0, 0), powder(DARK), 0.02), (0, -1.3, 5.7))
    wordmark((0, -1.4, 5.7), 1.55, k=3.0)
    h = B()  # street hoop
    pole = powder((0.05, 0.052, 0.055))
    h.tube([(0, 0, 0), (0, 0, 3.0), (0, 1.15, 3.35)], 0.07, pole, fil=0.5)
    h.box((1.8, 0.05, 1.05), (0, 1.2, 3.45), pbr('board', (0.7, 0.7, 0.68), 0.35), 0.01)
    h.box((0.6, 0.01, 0.03), (0, 1.23, 3.6), accent(), 0)
    h.box((0.6, 0.01, 0.03), (0, 1.23, 3.17), accent(), 0)
    for s in (-1, 1):
        h.box((0.03, 0.01, 0.46), (s * 0.285, 1.23, 3.385), accent(), 0)
    h.tube([(0.225 * cos(2 * pi * i / 24), 1.5 + 0.225 * sin(2 * pi * i / 24), 3.05) for i in range(25)], 0.011, pbr('rim', (0.6, 0.13, 0.03), 0.4), n=8)
    for i in range(16):
        a, c = 2 * pi * i / 16, 2 * pi * (i + 0.5) / 16
        h.tube([(0.22 * cos(a), 1.5 + 0.22 * sin(a), 3.04), (0.14 * cos(c), 1.5 + 0.14 * sin(c), 2.62)], 0.004, fabric((0.7, 0.7, 0.68)), n=4)
    put(h.mesh('hoop'), (-7.6, -5.2, -0.75), (0, 0, -62))
    bike_stand((6.6, -3.6, -0.75), 5)
    parked((7.45, -3.6, -0.75), 4, (0.3, 0.04, 0.03))
    tree((13.5, -3.6, -0.75), 7.5, per=120)
    skyline(80, 7, (0.5, 0.55, 0.56), seed=11)
    for x0, x1, y0, y1 in ((-14, 14, -6.3, -6.22), (-9.0, -8.92, -14, -6.3)):
        plane(x1 - x0, y1 - y0, ((x0 + x1) / 2, (y0 + y1) / 2, -0.745), mat=pbr('court', (0.6, 0.6, 0.57), 0.6, cvar=0.3, cscale=3.0))
    stand(-7.0, -14.5, 0.6, 25, 0.33, 1.0)
