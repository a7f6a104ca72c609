"""Weights area: still lifes and halls."""
from registry import scene
from rooms import *
from props_racks import *
from props_studio import *


def back_glow(kit, x0, x1, y, low=24, high=8, z=2.5):
    """Lime line at the foot of a wall, fainter one above."""
    led((x0, y, 0.1), (x1, y, 0.1), ACC, low, 0.04)
    led((x0, y, z), (x1, y, z), ACC if kit.side > 0 else kit.fill, high, 0.03)


def distant_gym(kit, y=3.2, n=2):
    """Out-of-focus background: racks, a bench, a box."""
    power_rack((1.3 * kit.side, y, 0), R.uniform(-14, 14))
    power_rack((-1.9 * kit.side, y + 0.5, 0), R.uniform(-10, 10))
    put(bench(R.choice((0, 30, 60))), (-0.4 * kit.side, y - 0.8, 0), (0, 0, R.uniform(0, 60)))
    put(plyo(), (2.9 * kit.side, y - 0.6, 0), (0, 0, R.uniform(0, 40)))
    for i in range(2):
        put(plate(20, None), (3.6 * kit.side - 0.02 * i, y + 0.2 + i * 0.5, 0.225), (0, 8, R.uniform(-20, 20)))


K_CAMS = {
    'row': ((-0.85, -1.75, 0.30), (-0.12, 0.1, 0.19), 58, 2.2, (-0.62, -0.35, 0.2)),
    'end': ((1.75, -0.75, 0.34), (0.1, 0.3, 0.16), 62, 2.8, (0.33, 0.50, 0.15)),
    'over': ((-0.2, -1.35, 1.05), (0.0, 0.12, 0.12), 45, 3.5, (0.0, 0.1, 0.15)),
    'wide': ((-1.9, -2.3, 0.7), (0.35, 0.9, 0.42), 32, 3.2, (-0.4, -0.1, 0.2)),
    'low': ((-0.3, -1.35, 0.11), (-0.42, 0.2, 0.22), 50, 2.0, (-0.6, -0.32, 0.15)),
}


@scene('kettlebells', K_CAMS)
def kettlebells(kit, c):
    world()
    room(-5, 5, -4, 7, 3.4, kit.floor(), kit.wall(), kit.ceil(), feature=kit.feature())
    ks = R.choice(([12, 16, 20, 24, 28, 16, 12], [8, 12, 16, 20, 24, 28, 32], [28, 24, 20, 16, 12, 8, 8], [16, 16, 20, 20, 24, 24, 28]))
    x = -0.95
    for i, k in enumerate(ks):
        put(kettlebell(k), (x, 0.05 * R.uniform(-1, 1) + i * 0.16 - 0.1, 0), (0, 0, R.uniform(-14, 14)))
        x += 0.30
    put(kettlebell(R.choice((32, 24, 28))), (-0.62, -0.32, 0), (0, 0, R.uniform(0, 24)))
    distant_gym(kit)
    back_glow(kit, -5, 5, 6.93, 28, 9)
    ceiling_lights(kit, -4, 4, 1, 6.8, 3.4, 0.8)
    area((-2.2, -1.4, 2.2), (0, 0.2, 0.1), 1.2, 120, NEUTRAL, 0.5)
    area((2.8, 1.5, 1.6), (0, 0.2, 0.2), 0.25, 45, ACC, 1.6)
    area((0.3, 1.9, 2.4), (0.2, 0.2, 0.1), 2.4, 100, COOL, 0.2)
    shoot(K_CAMS, c)


D_CAMS = {
    'diag': ((-1.42, -1.05, 0.98), (0.25, 0.12, 0.66), 50, 4.0, (-0.40, -0.05, 0.72)),
    'front': ((0.1, -1.75, 0.86), (0.14, 0.2, 0.68), 46, 3.5, (0.1, -0.05, 0.7)),
    'low': ((-1.15, -1.2, 0.42), (0.1, 0.1, 0.55), 42, 3.2, (-0.35, -0.05, 0.5)),
    'along': ((1.6, -0.62, 1.25), (-0.6, 0.25, 0.72), 48, 3.0, (0.65, 0.05, 0.8)),
    'hand': ((-0.35, -0.62, 0.95), (-0.1, 0.12, 0.66), 62, 2.4, (-0.14, 0.0, 0.7)),
}


@scene('dumbbells', D_CAMS)
def dumbbells(kit, c):
    world()
    room(-4, 7, -4, 4.2, 3.2, kit.floor(0.45), kit.wall(), kit.ceil())
    lo = R.choice((0, 2))
    W = [[30 + lo, 32 + lo, 34 + lo, 36 + lo, 38 + lo, 40 + lo], [18, 20, 22, 24, 26, 28], [6, 8, 10, 12, 14, 16]]
    dumbbell_rack((0, 0.2, 0), 2.7, weights=W)
    dumbbell_rack((2.95, 0.2, 0), 2.7, weights=W)
    plane(11, 3.2, (1.5, 1.95, 1.6), (90, 0, 0), kit.feature())
    led((-4, 1.9, 0.1), (7, 1.9, 0.1), ACC, 20, 0.045)
    led((-4, 1.88, 1.75), (7, 1.88, 1.75), ACC if kit.side > 0 else kit.fill, 12, 0.03)
    power_rack((5.2, -1.9, 0), -80)
    put(bench(R.choice((30, 45, 60))), (3.3, -1.6, 0), (0, 0, -70))
    k = kit.level
    area((-1.7, -1.9, 2.4), (0.1, 0.1, 0.7), 1.6, 210 * k, NEUTRAL, 0.4)
    area((2.6, -1.6, 2.9), (2, 0.3, 0.6), 2.8, 200 * k, kit.fill, 0.3)
    area((1.0, 0.9, 2.2), (0.4, 0.1, 0.8), 2.4, 40, COOL, 0.1)
    shoot(D_CAMS, c)


B_CAMS = {
    'plate': ((2.05, -1.25, 1.12), (0.62, -0.02, 1.22), 62, 2.2, (0.93, -0.09, 1.28)),
    'collar': ((1.62, -0.78, 1.5), (0.85, -0.05, 1.27), 70, 2.2, (1.0, -0.09, 1.3)),
    'bench': ((-0.95, -2.35, 0.95), (0.15, 0.1, 1.0), 38, 3.2, (-0.2, -0.1, 1.2)),
    'sleeve': ((1.75, -0.95, 1.62), (0.8, -0.06, 1.26), 60, 2.6, (0.82, -0.09, 1.29)),
    'wide': ((2.5, -3.2, 1.35), (-0.2, 1.2, 1.05), 30, 4.0, (0.3, -0.1, 1.2)),
}


@scene('barbell', B_CAMS)
def barbell_rack(kit, c):
    world()
    room(-5, 6, -5, 7, 3.6, kit.floor(0.45), kit.wall(), kit.ceil(), feature=kit.feature())
    L = ((25, None), (20, None), (15, None), (10, None))
    n = R.choice((2, 3, 3))
    load = tuple(sorted(R.sample(L, n), key=lambda p: -p[0]))
    power_rack((0, 0, 0), 0, load=load)
    power_rack((-3.2, 1.6, 0), 0)
    power_rack((3.2, 2.6, 0), 0)
    put(bench(R.choice((0, 0, 30))), (0, -0.2, 0))
    back_glow(kit, -5, 6, 6.93, 24, 6, 2.4)
    ceiling_lights(kit, -4, 5, 0, 6.6, 3.6, 0.8)
    area((2.7, -1.6, 2.3), (0.75, -0.1, 1.3), 0.8, 140, NEUTRAL, 0.8)
    area((1.6, 2.0, 1.9), (0.8, 0, 1.3), 0.2, 22, ACC, 1.4)
    area((-1.2, -2, 2.9), (0.2, 0, 1), 1.5, 110, COOL)
    shoot(B_CAMS, c)


F_CAMS = {
    'axis': ((-0.15, -3.4, 1.05), (-0.1, 6, 1.36), 24, 5.0, (-0.6, 0.8, 0.7)),
    'left': ((3.4, -3.2, 1.5), (-2.4, 5, 1.05), 24, 5.0, (-1.0, 2.0, 1.0)),
    'right': ((-3.2, -3.3, 1.45), (2.9, 5.0, 1.0), 24, 5.0, (1.6, 2.0, 0.8)),
    'low': ((0.9, -2.2, 0.42), (-1.6, 6, 1.2), 24, 4.0, (-1.2, -0.5, 0.3)),
    'corner': ((4.6, -3.6, 2.2), (-2.0, 6.5, 0.8), 22, 6.0, (0, 2.5, 0.8)),
}


@scene('hall', F_CAMS)
def hall(kit, c):
    W, D, H = 5.6, 13.0, 4.0
    s = kit.side
    world()
    win = 'r' if s > 0 else 'l'
    room(-W, W, -4.4, D, H, kit.floor(0.36), kit.wall(), kit.ceil(), skip=win, feature=kit.feature())
    ceiling_services(-W, W, -4.4, D, H, 2)
    window_wall(kit, (s * W, 4.3, 0), 'y', 17.4, H, 1.9, 0.5)
    racks = R.choice((4, 4, 3))
    if racks == 3:
        cable_machine((-s * 4.1, 9.2, 0), s * 90)
    for i in range(racks):
        y = 0.4 + i * 2.7
        power_rack(
            (-s * 4.1, y, 0),
            s * 90,
            load=R.choice([((20, None), (10, None)), ((25, None),), ((20, None), (20, None)), ((15, None), (10, None)), None]),
        )
        put(
            bench(R.choice([0, 0, 35, 60])),
            (-s * 3.15 + R.uniform(-0.1, 0.1), y + R.uniform(-0.06, 0.06), 0),
            (0, 0, s * 90 + R.uniform(-6, 6)),
        )
    for i in range(4):
        put(bench(R.choice([0, 30, 60])), (s * (2.1 + (i % 2) * 0.25), 0.9 + i * 2.2, 0), (0, 0, -s * 90 + R.uniform(-12, 12)))
    for i in range(3):
        dumbbell_rack((s * 4.3, 1.2 + i * 2.9, 0), 2.6, r=-s * 90)
    plate_tree((-s * 2.6, 10.9, 0), R.uniform(-20, 20))
    ball_rack((s * 1.9, 12.55, 0), 0)
    for k, kg in enumerate((12, 16, 20, 24, 28)):
        put(kettlebell(kg), (-1.1 + k * 0.32, 12.5 + R.uniform(-0.05, 0.05), 0), (0, 0, R.uniform(-30, 30)))
    fore = R.randint(0, 3)  # what lies in front
    if fore in (0, 1):
        put(dumbbell(24), (s * 0.85, -0.35, 0.075), (0, 0, 70))
        put(dumbbell(24), (s * 1.02, -0.68, 0.075), (0, 0, 52))
    if fore in (0, 2):
        for x, y, kg in ((-1.25, -0.75, 20), (-0.95, -0.45, 24), (-1.5, -0.4, 16)):
            put(kettlebell(kg), (x * s, y, 0), (0, 0, R.uniform(-20, 30)))
    if fore == 1:
        put(plyo(), (-s * 1.5, -0.3, 0), (0, 0, R.uniform(10, 40)))
        put(medball(8), (-s * 0.85, -0.75, 0), (0, 0, R.uniform(-30, 30)))
        put(medball(6, (0.75, 0.76, 0.76)), (-s * 0.6, -0.35, 0), (0, 0, R.uniform(-30, 30)))
    if fore == 2:
        put(bench(0), (s * 1.1, -0.3, 0), (0, 0, R.uniform(20, 50)))
    if fore == 3:
        barbell(
            (-0.2 * s, -0.35, 0.225),
            R.choice((((20, None), (20, None)), ((25, None), (10, None)), ((20, None), (15, None), (10, None)))),
            R.uniform(8, 24) * s,
        )
    put(bottle(), (s * 1.62, 1.4, 0), (0, 0, 40))
    put(bottle((0.5, 0.5, 0.5)), (-s * 2.5, 3.4, 0))
    put(towel_fold(0.26, 0.2, 3, seed=R.randint(1, 9)), (s * 1.7, 0.9, 0.486), (0, 0, R.uniform(80, 100)))
    put(plate(20, None), (-s * 2.45, 5.6, 0.031), (0, 90, 0))
    put(plate(10, None), (-s * 2.5, 5.62, 0.085), (0, 90, 30))
    put(yoga_mat((0.05, 0.052, 0.055)), (0.3 * s, 3.2, 0), (0, 0, R.uniform(-8, 8)))
    mirrors(-3.0, 3.0, D - 0.02, 0.25, 2.55, 4)
    led((-W, D - 0.05, 2.75), (W, D - 0.05, 2.75), ACC, 12, 0.035)
    led((-s * (W - 0.05), -4.4, 0.12), (-s * (W - 0.05), D, 0.12), ACC, 12, 0.035)
    wordmark((-s * (W - 0.03), 5.6, 2.9), 0.62, s * 90, k=5.0)
    ceiling_lights(kit, -W + 0.8, W - 0.8, -3.4, D - 0.6, H, 0.62)
    area((0, -3.8, 3.4), (0, 1, 0.3), 4, 120 * kit.level, COOL, 1.0, gl=False)
    shoot(F_CAMS, c)


P_CAMS = {
    'front': ((-0.9, -2.7, 0.62), (0.1, 0.2, 0.35), 35, 3.2, (-0.4, -0.1, 0.25)),
    'plate': ((1.75, -1.0, 0.34), (0.75, 0.05, 0.22), 55, 2.2, (1.0, 0, 0.25)),
    'low': ((0.1, -2.1, 0.2), (0.05, 0.3, 0.38), 30, 3.0, (0, 0, 0.24)),
    'side': ((-2.6, -0.9, 0.95), (0.3, 0.2, 0.25), 38, 3.0, (-0.9, 0, 0.25)),
}


@scene('platform', P_CAMS)
def platform(kit, c):
    world()
    room(-5, 5, -4.5, 6, 3.6, kit.floor(0.42), kit.wall(), kit.ceil(), feature=kit.feature())
    lifting_platform((0, 0, 0), kit)
    barbell(
        (0, 0, 0.255),
        R.choice((((25, None), (20, None)), ((20, None), (20, None), (10, None)), ((25, None), (15, None)))),
        R.uniform(-2, 2),
    )
    power_rack((0, 1.9, 0), 0, load=None)
    plate_tree((2.1, 2.2, 0), 20)
    plate_tree((-2.2, 2.3, 0), -20)
    dumbbell_rack((-3.4, 4.8, 0), 2.6, r=0)
    put(bench(30), (2.9, 3.6, 0), (0, 0, 60))
    q = B()
    q.lathe(
        [(0, 0), (0.1, 0), (0.12, 0.01), (0.125, 0.3), (0.12, 0.31), (0.11, 0.3), (0.11, 0.2), (0, 0.19)],
        mat=plastic((0.03, 0.03, 0.032)),
        n=40,
    )
    q.lathe([(0, 0.22), (0.1, 0.21), (0.11, 0.2)], mat=pbr('chalk', (0.8, 0.8, 0.8), 0.95, bump=0.8, bscale=60.0), n=40)
    put(q.mesh(wn=False), (1.05, -1.0 if R.random() < 0.5 else 0.95, 0))
    back_glow(kit, -5, 5, 5.93, 24, 8, 2.6)
    ceiling_lights(kit, -4, 4, -2, 5.6, 3.6, 0.8)
    area((-2.4, -2.2, 2.4), (0, 0, 0.3), 1.4, 130, NEUTRAL, 0.6)
    area((2.6, 0.8, 1.8), (0.4, 0, 0.3), 0.3, 40, ACC, 1.6)
    area((0, 1.4, 2.9), (0, 0.2, 0.3), 2.4, 70, COOL, 0.3)
    shoot(P_CAMS, c)


PT_CAMS = {
    'near': ((-0.95, -1.0, 0.75), (0.1, 0.05, 0.72), 55, 2.2, (-0.22, -0.1, 0.8)),
    'face': ((1.45, -0.5, 0.9), (0.25, 0.02, 0.8), 55, 2.4, (0.36, 0, 0.86)),
    'wide': ((-1.7, -2.1, 1.15), (0.3, 0.5, 0.7), 34, 3.0, (0, 0, 0.8)),
}


@scene('plates', PT_CAMS)
def plates(kit, c):
    world()
    room(-4, 4, -3.6, 5, 3.4, kit.floor(0.45), kit.wall(), kit.ceil(), feature=kit.feature())
    plate_tree((0, 0, 0), R.uniform(-18, 18))
    plate_tree((1.7, 1.4, 0), R.uniform(-20, 20))
    distant_gym(kit, 3.1)
    z = 0.0
    for kg in R.choice(((25, 20, 15), (20, 20, 10), (15, 10))):
        th = {25: 0.075, 20: 0.064, 15: 0.052, 10: 0.04}[kg]
        put(plate(kg, None), (-0.95 + R.uniform(-0.02, 0.02), 0.55 + R.uniform(-0.02, 0.02), z + th / 2), (0, 90, R.uniform(0, 360)))
        z += th
    back_glow(kit, -4, 4, 4.93, 26, 8)
    ceiling_lights(kit, -3.5, 3.5, 0.5, 4.7, 3.4, 0.75)
    area((-1.7, -1.5, 2.0), (0, 0, 0.8), 0.9, 80, NEUTRAL, 0.5)
    area((1.8, 0.4, 1.5), (0.1, 0, 0.8), 0.2, 24, ACC, 1.4)
    area((0.2, 1.2, 2.2), (0, 0, 0.8), 1.6, 40, COOL, 0.2)
    shoot(PT_CAMS, c)


CB_CAMS = {
    'handle': ((-1.95, -1.35, 1.35), (-1.25, -0.25, 1.08), 55, 2.2, (-1.3, -0.31, 1.0)),
    'stack': ((-0.55, -1.0, 0.85), (-1.25, 0.1, 0.62), 52, 2.4, (-1.28, 0.06, 0.6)),
    'wide': ((0.6, -3.3, 1.4), (-0.1, 0.6, 1.2), 28, 4.5, (0, -0.2, 1.1)),
    'tower': ((-2.9, -1.9, 1.35), (-0.85, 0.15, 1.12), 32, 3.2, (-1.35, -0.28, 1.15)),
}


@scene('cable', CB_CAMS)
def cable(kit, c):
    world()
    room(-4.5, 4.5, -4, 4, 3.4, kit.floor(0.42), kit.wall(), kit.ceil(), feature=kit.feature())
    cable_machine((0, 0, 0), 0, 2.6, (R.choice((1.25, 1.4)), R.choice((1.25, 0.6, 2.0))))
    put(bench(R.choice((0, 30, 45))), (0.15, -0.75, 0), (0, 0, R.uniform(-8, 8)))
    dumbbell_rack((2.9, 2.9, 0), 2.5)
    plate_tree((-2.9, 2.4, 0), 20)
    put(kettlebell(16), (0.9, -0.9, 0), (0, 0, 20))
    put(bottle(), (-0.35, -1.2, 0))
    back_glow(kit, -4.5, 4.5, 3.93, 26, 8)
    ceiling_lights(kit, -4, 4, -2.6, 3.7, 3.4, 0.75)
    area((-2.7, -1.8, 2.2), (-1.3, -0.2, 1.0), 0.9, 80, NEUTRAL, 0.5)
    area((0.3, 0.9, 1.6), (-1.3, -0.2, 1.0), 0.2, 22, ACC, 1.4)
    area((-0.2, -2, 2.8), (-0.4, 0, 0.9), 1.4, 60, COOL)
    shoot(CB_CAMS, c)


MB_CAMS = {
    'rack': ((-1.15, -1.5, 1.05), (0.1, 0.0, 0.82), 45, 2.8, (-0.25, -0.1, 0.85)),
    'ball': ((-1.0, -1.6, 0.5), (-0.05, -0.3, 0.3), 45, 2.4, (-0.3, -0.6, 0.2)),
    'front': ((0.15, -2.2, 0.9), (0.1, 0, 0.75), 38, 3.5, (0, -0.1, 0.8)),
}


@scene('medballs', MB_CAMS)
def medballs(kit, c):
    world()
    room(-4, 4, -3.4, 3.4, 3.3, kit.floor(0.45), kit.wall(), kit.ceil(), feature=kit.feature())
    ball_rack((0, 0, 0))
    ball_rack((1.62, 0.05, 0))
    put(medball(8), (-0.3, -0.5, 0), (0, 0, -20))
    put(medball(6, (0.75, 0.76, 0.76)), (0.1, -0.62, 0), (30, 10, 60))
    put(plyo(), (-1.7, 0.6, 0), (0, 0, 25))
    put(kettlebell(16), (-1.0, 0.2, 0), (0, 0, 10))
    power_rack((-2.4, 2.2, 0), 20)
    plane(8, 3.3, (0, 1.0, 1.65), (90, 0, 0), kit.feature()) if kit.side > 0 else None
    led((-4, 0.95 if kit.side > 0 else 3.33, 0.1), (4, 0.95 if kit.side > 0 else 3.33, 0.1), ACC, 22, 0.04)
    ceiling_lights(kit, -3.5, 3.5, -2.4, 3.0, 3.3, 0.7)
    area((-1.6, -1.7, 2.1), (0, 0, 0.7), 0.9, 80, NEUTRAL, 0.5)
    area((1.9, -0.7, 1.3), (0, -0.2, 0.6), 0.2, 18, ACC, 1.2)
    area((0.2, 0.8, 2.4), (0, 0, 0.8), 1.4, 26, COOL, 0.2)
    shoot(MB_CAMS, c)


BN_CAMS = {
    'pair': ((-1.05, -1.25, 0.62), (0.1, 0.1, 0.42), 50, 2.4, (-0.15, -0.2, 0.35)),
    'seat': ((1.3, -1.45, 0.98), (0.0, 0.0, 0.47), 46, 2.6, (0.05, -0.4, 0.5)),
    'floor': ((-0.75, -1.35, 0.16), (-0.05, 0.1, 0.36), 42, 2.4, (-0.42, -0.45, 0.1)),
    'row': ((-1.9, -1.9, 1.15), (0.9, 1.2, 0.55), 34, 3.0, (-0.1, 0, 0.5)),
}


@scene('bench', BN_CAMS)
def bench_scene(kit, c):
    world()
    room(-4.5, 4.5, -3.6, 5.5, 3.4, kit.floor(0.42), kit.wall(), kit.ceil(), feature=kit.feature())
    a = R.choice((0, 30, 45, 60))
    kg = R.choice((10, 14, 18, 22))
    put(bench(a), (0, 0, 0), (0, 0, R.uniform(-6, 6)))
    z = dumbbell(kg)['R']
    put(dumbbell(kg), (-0.5, -0.35, z), (0, 0, 62))
    put(dumbbell(kg), (-0.42, -0.66, z), (0, 0, 40))
    put(bottle(), (0.38, -0.3, 0), (0, 0, -30))
    put(
        towel_fold(0.26, 0.2, 3, seed=R.randint(1, 60), col=R.choice(((0.72, 0.71, 0.68), (0.1, 0.105, 0.11), (0.4, 0.42, 0.4)))),
        (0, -0.41, 0.484),
        (8 if a else 0, 0, R.uniform(-12, 12)),
    )
    for i in range(3):
        put(bench(R.choice((0, 30, 60))), (1.5 + i * 1.2, 1.2 + 0.1 * i, 0), (0, 0, R.uniform(-10, 10)))
    dumbbell_rack((0, 4.6, 0), 2.7)
    dumbbell_rack((2.9, 4.6, 0), 2.7)
    dumbbell_rack((-2.9, 4.6, 0), 2.7)
    back_glow(kit, -4.5, 4.5, 5.43, 26, 8, 2.2)
    ceiling_lights(kit, -4, 4, -1.4, 5.0, 3.4, 0.8)
    area((-1.8, -1.6, 2.1), (0, 0, 0.4), 0.9, 80, NEUTRAL, 0.5)
    area((1.9, 0.2, 1.2), (0, 0, 0.4), 0.2, 22, ACC, 1.4)
    area((0.2, 1.4, 2.2), (0, 0, 0.4), 1.6, 40, COOL, 0.2)
    shoot(BN_CAMS, c)
