"""Fronts at the edge of the city: river, wood, orchard, building site."""
from facade_parts import *
from props_street import *


def usce(kit):
    """A glass pavilion on the quay, the river to the left, the sun just gone."""
    sky('dusk', 0.8, 0.7, 140)
    plane(60, 90, (21, 20, 0), mat=tiles((0.17, 0.165, 0.16), (0.9, 0.45), 0.32, (0.05, 0.05, 0.05), True))
    plane(220, 300, (-119, 80, -2.2), mat=water())
    quick(lambda q: q.box((0.5, 90, 0.35), (0, 0, 0), concrete(STONE, (0.5, 1.5), 0.8), 0.03), (-9.0, 20, 0.0))
    quick(lambda q: q.box((0.3, 90, 2.6), (0, 0, 0), weathered(concrete((0.2, 0.195, 0.19), (2.4, 1.2)), 0.4), 0), (-9.1, 20, -1.3))
    railing((-8.95, -14, 0.17), (-8.95, 60, 0.17), 1.0, 1.5, 4)
    skyline(150, 8, (0.14, 0.1, 0.13), -260, 90, 0.13, 3)
    x0, x1, h = -3.0, 24.0, 4.9
    glazing(x0, x1, h, 0, step=1.5, transom=3.0, skip=(3, 4))
    glazing(0, 14, h, 0, step=1.75, transom=3.0, M=T(x0, 0, 0) @ rot(0, 0, 90))
    glazing(x0 + 4.5, x0 + 7.5, 1.9, 0, 3.0, step=1.5)
    door(x0 + 6.0, 2.9, 3.0, 0.0)
    b = B()
    b.box((x1 - x0 + 3.6, 18, 0.34), ((x0 + x1) / 2, 7, h + 0.2), powder((0.03, 0.031, 0.033)), 0.03)
    b.box((x1 - x0 + 3.4, 17.8, 0.03), ((x0 + x1) / 2, 7, h + 0.01), kit.wood(0), 0)
    for x in (x0 + 0.3, 4.6, 9.2, 13.8, 18.4):
        b.cyl(0.11, h, (x, -1.3, h / 2), powder((0.05, 0.052, 0.055)), n=32)
    put(b.mesh('roof'))
    for i in range(9):
        quick(lambda q: q.cyl(0.07, 0.02, (0, 0, 0), emit((1.0, 0.8, 0.55), 40), bev=0), (x0 + 0.6 + i * 2.2, -0.8, h - 0.015))
    area((6, -0.8, h - 0.05), (6, -0.8, 0), 18, 260, (1.0, 0.8, 0.55), 0.4)
    shop_floor(kit, x0 + 0.2, x1, 0.3, 9, h - 0.05, 1.5, None, (1.0, 0.84, 0.64), skip='fl')
    for i in range(5):
        put(treadmill(i % 2), (x0 + 1.9, 1.3 + i * 1.35, 0), (0, 0, 90))
    for i in range(4):
        power_rack((6.5 + i * 3.2, 5.6, 0), R.uniform(-5, 5))
        put(bench(R.choice((0, 30))), (6.6 + i * 3.2, 2.6, 0), (0, 0, R.uniform(60, 120)))
    wordmark((x0 + 6.0, -2.02, h + 0.78), 0.86, k=6)
    led((x0 - 1.6, -2.0, h + 0.02), (x1, -2.0, h + 0.02), ACC, 5, 0.025, False)
    seat((-6.2, -1.6, 0), 90)
    for y in (-3, 7, 17, 27):
        street_lamp((-7.9, y, 0), 3.6, 30, arm=0.5, power=60 if y < 10 else 0, r=90)
    bike_stand((5.2, -2.9, 0), 5, 0.8)
    parked((6.05, -2.92, 0), 4, (0.5, 0.5, 0.48))
    planter((-1.4, -1.8, 0), 2.0)
    tree((15.5, -3.2, 0), 6.5, per=110)
    stand(-5.4, -13.0, 0.4, 24, 0.36)


def zvezdara(kit):
    """A low house at the edge of the wood, and the padel cage alight beside it, at night."""
    sky('night', 2.2, 0.5)
    plane(160, 120, (0, 0, -0.01), mat=asphalt(0.75))
    plane(160, 60, (0, 44, 0.02), mat=earth((0.02, 0.035, 0.014)))
    conc = weathered(concrete((0.22, 0.215, 0.21), (2.4, 0.6)), 0.6, 0.4)
    dark = weathered(brick((0.06, 0.061, 0.064), paint_k=1.0), 0.7, 0.3)
    entry = (-2.6, 0, 5.4, 2.9)
    front(-14, 1.4, 0, 3.4, [entry, (-9.4, 0.9, 5.2, 1.7)], dark)
    quick(lambda q: q.box((16.4, 11, 0.55), (0, 0, 0), conc, 0.03), (-6.4, 4.6, 3.68))
    quick(lambda q: q.box((0.35, 10, 3.4), (0, 0, 0), conc, 0.02), (1.25, 5.0, 1.7))
    glazing(-5.3, 0.1, 2.9, 0.22, step=1.35, transom=2.45, skip=(1, 2))
    door(-2.6, 2.6, 2.45, 0.22)
    put(window(5.2, 1.7, 5, 1, DARK, 0.05), (-9.4, 0.2, 0.9))
    shop_floor(kit, -13.8, 1.0, 0.5, 8, 3.3, 1.2, tint=(1.0, 0.7, 0.42))
    wordmark((-2.6, -0.98, 4.4), 0.92, k=6)
    led((-14.4, -0.9, 3.38), (1.6, -0.9, 3.38), ACC, 6, 0.03, False)
    area((-2.6, -0.5, 3.35), (-2.6, -0.5, 0), 6, 90, (1.0, 0.84, 0.64), 0.5)
    X0, X1, Y0, Y1 = 3.2, 13.2, 1.0, 21.0  # the court
    plane(10, 20, ((X0 + X1) / 2, (Y0 + Y1) / 2, 0.03), mat=turf((0.008, 0.05, 0.3)))
    wl = pbr('line', (0.8, 0.8, 0.8), 0.8)
    for y in (4.05, 17.95):
        plane(10, 0.06, (8.2, y, 0.036), mat=wl)
    plane(0.06, 13.9, (8.2, 11, 0.036), mat=wl)
    b = B()
    m = powder((0.016, 0.017, 0.019))
    for x in (X0, X1):
        for i in range(11):
            tall = i in (0, 1, 9, 10)
            b.box((0.09, 0.09, 4.0 if tall else 3.0), (x, Y0 + i * 2, 2.0 if tall else 1.5), m, 0.008, seg=2)
        b.box((0.06, 20, 0.06), (x, 11, 3.0), m, 0.006, seg=2)
        for k in range(15):
            b.tube([(x, Y0 + 4, 0.1 + k * 0.2), (x, Y1 - 4, 0.1 + k * 0.2)], 0.005, m, n=4)
        for k in range(60):
            b.tube([(x, Y0 + 4 + k * 0.2, 0.05), (x, Y0 + 4 + k * 0.2, 3.0)], 0.005, m, n=4)
        for y in (Y0 + 2, Y1 - 2):
            plane(3, 4, (x, y, 1.5), (0, 90, 0), archglass((0.88, 0.96, 0.94), 1.4))
    for y in (Y0, Y1):
        for i in range(6):
            b.box((0.09, 0.09, 4.0), (X0 + i * 2, y, 2.0), m, 0.008, seg=2)
        for z in (3.02, 4.0):
            b.box((10, 0.06, 0.06), (8.2, y, z), m, 0.006, seg=2)
        for k in range(5):
            b.tube([(X0, y, 3.2 + k * 0.2), (X1, y, 3.2 + k * 0.2)], 0.005, m, n=4)
        for k in range(50):
            b.tube([(X0 + k * 0.2, y, 3.0), (X0 + k * 0.2, y, 4.0)], 0.005, m, n=4)
        plane(10, 3, (8.2, y, 1.5), (90, 0, 0), archglass((0.88, 0.96, 0.94), 1.2))
    for k in range(18):
        b.tube([(X0, 11, 0.05 + k * 0.05), (X1, 11, 0.05 + k * 0.05)], 0.004, m, n=4)
    b.box((10, 0.02, 0.06), (8.2, 11, 0.92), wl, 0.003)
    put(b.mesh('cage', wn=False))
    for x, y in ((X0 - 0.25, 5), (X1 + 0.25, 5), (X0 - 0.25, 17), (X1 + 0.25, 17)):
        s = 1 if x < 8 else -1
        p = B()
        p.box((0.12, 0.12, 6.4), (x, y, 3.2), m, 0.01)
        p.box((0.6, 0.4, 0.1), (x + s * 0.25, y, 6.4), m, 0.02)
        p.box((0.52, 0.34, 0.01), (x + s * 0.25, y, 6.344), emit((0.92, 0.96, 1.0), 70, 'flood'), 0)
        put(p.mesh('flood'))
        area((x + s * 0.3, y, 6.3), (8.2, 11 + (y - 11) * 0.4, 0), 0.5, 1900, (0.92, 0.96, 1.0), 0.4)
    for i in range(12):
        tree((-19 + i * 3.6 + R.uniform(-1, 1), 24 + R.uniform(0, 9), 0), R.uniform(7.5, 11), 0.2, 0.66, (0.03, 0.06, 0.02), 26, 0.11)
    skyline(60, 15, (0.012, 0.018, 0.022), rough=0.14, seed=9)
    skyline(52, 9, (0.008, 0.011, 0.013), rough=0.2, seed=3)
    bike_stand((-7.6, -1.4, 0), 4)
    parked((-6.75, -1.4, 0), 4, (0.4, 0.4, 0.38))
    tree((-12.4, -1.6, 0), 6.5, per=70)
    stand(-1.2, -13.4, 0.9, 24, 0.36)


def barajevo(kit):
    """One storey, open doors, and the orchard behind the house, on a bright morning."""
    sky('day', 0.62, 0.7)
    sun(-48, 36, 6.2)
    plane(160, 160, (0, 20, -0.02), mat=earth())
    plane(17, 9, (-0.5, -4.4, 0.0), mat=earth((0.3, 0.27, 0.22), (0.36, 0.33, 0.28), 90.0, 0.6))
    wall = weathered(plaster((0.66, 0.62, 0.54)), 0.62, 0.14)
    gate, win = (2.6, 0, 3.2, 2.75), [(x, 0.95, 1.5, 1.35) for x in (-7.45, -4.35)]
    front(-8.2, 6.0, 0, 3.3, [*win, gate], wall)
    front(-8.2, 6.0, 0, 0.45, [gate], weathered(concrete((0.3, 0.29, 0.27), None, 0.85), 0.6), y=-0.05, t=0.08)
    side = B()
    side.prism([(0, 0), (9, 0), (9, 3.3), (4.5, 6.3), (0, 3.3)], 0.38, wall, 0, M=T(6.0, 0, 0) @ rot(0, 0, 90) @ rot(90, 0, 0))
    b = B()
    oak = kit.wood(0)
    for x, z, w, h in win:
        put(window(w, h, 2, 1, (0.1, 0.2, 0.12), 0.07), (x, 0.16, z))
        b.box((w + 0.24, 0.3, 0.06), (x, -0.06, z - 0.03), concrete(STONE, None), 0.012)
        for s in (-1, 1):  # shutters, open
            b.box((0.74, 0.05, h), (x + s * (w / 2 + 0.42), -0.05, z + h / 2), paint((0.075, 0.16, 0.1), 0.55), 0.01)
            for i in range(12):
                b.box((0.6, 0.02, 0.05), (x + s * (w / 2 + 0.42), -0.08, z + 0.12 + i * 0.1), paint((0.06, 0.13, 0.08), 0.55), 0.006)
    for s, x in ((-1, 0.25), (1, 5.0)):  # sliding doors, pushed aside
        for i in range(8):
            b.box((0.2, 0.045, 2.8), (x - 0.72 + i * 0.205, -0.12, 1.45), kit.wood(2), 0.006)
        for z in (0.4, 2.4):
            b.box((1.62, 0.04, 0.14), (x, -0.165, z), kit.wood(0), 0.006)
    b.tube([(-0.8, -0.14, 2.95), (6.2, -0.14, 2.95)], 0.03, powder(DARK))
    b.box((3.3, 0.9, 0.1), (2.6, -0.4, 0.03), concrete(STONE, None, 0.8), 0.02)
    put(b.mesh('joinery', wn=False))
    put(side.mesh('gable', wn=False))
    gable_roof(-8.2, 6.0, 3.36, 6.3, 9, 0.55, roof_tiles((0.33, 0.1, 0.05)))
    shop_floor(kit, -8, 5.8, 0.45, 8.6, 3.2, 3.6)
    plane(3.0, 2.5, (2.6, 8.5, 1.3), (90, 0, 0), lamplight(5.0, (0.75, 1.0, 0.5)))
    wordmark((-1.62, -0.06, 2.35), 0.5, k=3.2)
    quick(lambda q: q.box((2.3, 0.05, 0.78), (0, 0, 0), powder(DARK), 0.012), (-1.62, -0.02, 2.35))
    for i in range(5):
        for j in range(4):
            tree((8.6 + i * 3.4 + R.uniform(-0.4, 0.4), -1.5 + j * 4.2 + R.uniform(-0.4, 0.4), 0), R.uniform(3.0, 3.6), 0.09, 0.62, (0.075, 0.15, 0.03), 34 if j > 1 else 60, 0.05, 'fruit')
    skyline(70, 7, (0.3, 0.4, 0.34), rough=0.6, seed=8)
    tree((-10.5, -1.5, 0), 7.5, 0.2, per=120, col=(0.06, 0.13, 0.03))
    seat((-5.9, -0.75, 0), 0)
    parked((-7.3, -0.55, 0), 96, (0.35, 0.05, 0.03))
    shrub((-2.4, -0.45, 0), 1.6, 0.4, 0.5, (0.09, 0.15, 0.05))
    stand(-4.6, -12.2, 1.6, 26, 0.37)


def miljakovac(kit):
    """Not open yet: a concrete frame, block walls and scaffolding at the edge of the wood, a hoarding in front."""
    sky('soft', 0.6, 0.7)
    sun(-38, 32, 5.4, (1.0, 0.9, 0.74), 1.5)
    plane(160, 120, (0, 0, -0.01), mat=earth((0.22, 0.18, 0.13), (0.28, 0.25, 0.2), 30.0, 0.8))
    plane(160, 20, (0, -14.6, 0.0), mat=asphalt(0.3, (0.08, 0.08, 0.081)))
    raw = weathered(concrete((0.36, 0.35, 0.335), (1.2, 0.5)), 0.8, 0.4)
    clay = brick((0.42, 0.17, 0.085), (0.3, 0.28, 0.26))
    b = B()
    for i in range(6):
        x = -11 + i * 4.6
        for y in (0.2, 6.0):
            b.box((0.4, 0.4, 3.9), (x, y, 1.95), raw, 0.012)
            b.box((0.4, 0.4, 3.0), (x, y, 5.65), raw, 0.012)
            for k in range(4):  # starter bars
                b.tube([(x - 0.13 + 0.26 * (k % 2), y - 0.13 + 0.26 * (k // 2), 7.1), (x - 0.13 + 0.26 * (k % 2) + R.uniform(-0.03, 0.03), y - 0.13 + 0.26 * (k // 2), 8.0)], 0.01, pbr('rebar', (0.16, 0.07, 0.035), 0.8), n=5)
    b.box((24.4, 7.4, 0.26), (0.5, 3.0, 4.03), raw, 0.012)
    put(b.mesh('frame', wn=False))
    for i in range(5):
        x = -8.7 + i * 4.6
        if i != 2:
            front(x - 2.1, x + 2.1, 0, 3.9, [(x, 0.9, 2.6, 2.2)], clay, y=0.15, t=0.25)
            quick(lambda q: q.box((3.0, 0.3, 0.24), (0, 0, 0), raw, 0.008), (x, 0.26, 3.2))
        if i < 3:
            front(x - 2.1, x + 2.1, 4.16, 4.16 + (2.9, 1.8, 0.9)[i], [(x, 5.0, 2.2, 1.6)] if i < 1 else [], clay, y=0.15, t=0.25)
    plane(22, 4, (0.5, 6.2, 1.9), (90, 0, 0), clay)
    scaffold(-11, 7.4, 6.2, -0.6)
    hood = B()  # hoarding
    board = paint((0.02, 0.022, 0.024), 0.5)
    for i in range(14):
        x = -13.6 + i * 2.05
        if i in (8,):
            continue
        hood.box((2.02, 0.05, 2.2), (x, 0, 1.2), board, 0.006)
        hood.box((0.09, 0.09, 2.3), (x - 1.02, 0.08, 1.15), pbr('post', (0.3, 0.2, 0.1), 0.8), 0.006)
    hood.box((16.4, 0.06, 0.1), (-6.4, 0, 2.34), accent(), 0.004)
    hood.box((10.4, 0.06, 0.1), (9.1, 0, 2.34), accent(), 0.004)
    hood.text('KVART', 1.35, accent(), M=T(-3.0, -0.03, 1.2) @ rot(90), ext=0.004)
    put(hood.mesh('hoarding', wn=False), (0, -4.2, 0))
    g = B()  # the gate, open
    for k in range(9):
        g.tube([(0.2 * k, 0, 0.1), (0.2 * k, 0, 2.1)], 0.012, steel(), n=6)
    for z in (0.1, 1.1, 2.1):
        g.tube([(0, 0, z), (1.7, 0, z)], 0.02, steel(), n=6)
    put(g.mesh('gate'), (3.85, -4.1, 0), (0, 0, 62))
    pal = B()
    for i in range(4):
        for j in range(5):
            pal.box((0.25, 0.98, 0.24), (i * 0.255, 0, 0.26 + j * 0.245), clay, 0.01)
    pal.box((1.1, 1.0, 0.13), (0.38, 0, 0.07), pbr('pallet', (0.3, 0.2, 0.1), 0.85), 0.008)
    m = pal.mesh('blocks')
    for x, y, r in ((2.9, -2.4, 8), (4.7, -2.2, -5), (5.9, -2.9, 20)):
        put(m, (x, y, 0), (0, 0, r))
    for i in range(14):
        tree((-26 + i * 4.0 + R.uniform(-1, 1), 10 + R.uniform(0, 8), 0), R.uniform(14, 18), 0.26, 0.66, (0.07, 0.12, 0.03), 32, 0.11)
    skyline(60, 12, (0.3, 0.37, 0.3), rough=0.2, seed=12)
    stand(-2.2, -14.6, 0.2, 25, 0.36)
