"""Group-training studios, yoga, boxing, functional corner and small still lifes."""
from registry import scene
from rooms import *
from props_studio import *
from props_racks import *

DIM = tuple(c * 0.34 for c in ACC)
GREY, BLACK, PALE = (0.09, 0.1, 0.1), (0.03, 0.03, 0.032), (0.3, 0.3, 0.3)


def studio_shell(kit, W=5.2, y0=-3, y1=8, h=3.4, mirror_side=None):
    """Wooden floor, mirrored long wall with a barre, slatted end wall."""
    s = mirror_side or kit.side
    world()
    room(-W, W, y0, y1, h, kit.boards(), kit.wall(), kit.ceil())
    x = -s * (W - 0.02)
    n = 5
    mirrors(y0 + 0.2, y1 - 0.2, x, 0.15, 2.7, n, 1, s)
    b = B()
    b.tube([(x + s * 0.14, y0, 1.02), (x + s * 0.14, y1, 1.02)], 0.021, kit.wood(1))
    y = y0 + 0.6
    while y < y1:
        b.box((0.14, 0.03, 0.03), (x + s * 0.07, y, 1.0), powder(), 0.006)
        y += 1.8
    put(b.mesh('barre'))
    slat_wall(kit, -W + 0.1, W - 0.1, y1 - 0.05, h - 0.02, 0.2)
    led((x + s * 0.03, y0, 2.8), (x + s * 0.03, y1, 2.8), ACC, 14, 0.03)
    led((x + s * 0.03, y0, 0.1), (x + s * 0.03, y1, 0.1), ACC, 10, 0.025)
    led((-W, y1 - 0.1, h - 0.1), (W, y1 - 0.1, h - 0.1), ACC if kit.time == 'night' else kit.fill, 10, 0.03)
    ceiling_lights(kit, -W + 0.8, W - 0.8, y0 + 0.6, y1 - 0.8, h, 0.62)
    for xx in (-3.4, -0.2, 3.0):
        spot((xx, y1 - 1.3, h - 0.1), (xx, y1 - 0.05, 1.1), 120, kit.fill, 70, 0.8)
    put(speaker(), (W - 0.2, y1 - 0.25, 2.8), (0, 0, 30))
    put(speaker(), (-W + 0.2, y1 - 0.25, 2.8), (0, 0, -30))


G_CAMS = {
    'diag': ((2.75, -2.1, 1.0), (-1.2, 3.2, 0.78), 26, 4.0, (0.3, 0.4, 0.3)),
    'left': ((-3.1, -2.2, 1.25), (1.2, 3.6, 0.75), 25, 4.0, (-0.5, 0.8, 0.3)),
    'axis': ((0.1, -2.6, 1.35), (0, 4.5, 0.95), 24, 5.0, (0, 1.2, 0.3)),
    'low': ((0.9, -1.6, 0.26), (-0.8, 3.2, 0.6), 28, 2.8, (0.2, 0.2, 0.15)),
    'high': ((3.6, -2.4, 2.5), (-0.9, 3.2, 0.1), 25, 6.0, (0, 2.0, 0)),
}


@scene('studio', G_CAMS)
def studio(kit, c):
    studio_shell(kit)
    mode = R.choice(('mix', 'mats', 'steps', 'balls'))
    for iy in range(4):
        for ix in range(4):
            if R.random() < 0.08:
                continue
            x, y = -3.3 + ix * 1.95 + R.uniform(-0.04, 0.04), 0.0 + iy * 2.1 + R.uniform(-0.05, 0.05)
            kind = mode if mode != 'mix' else ('mats' if ix % 2 == 0 else 'steps')
            if kind == 'steps':
                put(step_platform(), (x, y, 0), (0, 0, 90 + R.uniform(-4, 4)))
            else:
                put(yoga_mat(R.choice((GREY, GREY, BLACK, (0.16, 0.16, 0.165), DIM))), (x, y, 0), (0, 0, R.uniform(-2, 2)))
                if kind == 'balls':
                    put(ball(0.3, R.choice((BLACK, (0.2, 0.2, 0.21), DIM))), (x + 0.02, y + 0.3, 0.008), (0, 0, 40 * ix))
                elif R.random() < 0.45:
                    put(bottle(R.choice((None, (0.5, 0.5, 0.5)))), (x + 0.45, y - 0.5, 0))
                    put(yoga_block(R.choice((BLACK, DIM))), (x - 0.1, y + 0.62, 0.008), (0, 0, R.uniform(-20, 20)))
    for i in range(3):
        put(
            ball(0.32, [(0.05, 0.05, 0.055), tuple(q * 0.6 for q in ACC), (0.2, 0.2, 0.21)][i]),
            (kit.side * 4.6, 5.2 + i * 0.74, 0),
            (0, 0, 40 * i),
        )
    for i in range(5):
        put(roll(R.choice([(0.05, 0.05, 0.06), (0.2, 0.21, 0.2), DIM])), (kit.side * 4.7, 2.4 + i * 0.16, 0.065), (0, 0, R.uniform(-3, 3)))
    area((1, -2.4, 3.1), (-0.5, 3, 0.2), 4, 120 * kit.level, kit.fill, 1.2, gl=False)
    shoot(G_CAMS, c)


ST_CAMS = {
    'row': ((-1.7, -1.35, 0.62), (0.2, 0.5, 0.16), 42, 2.4, (-0.85, -0.1, 0.2)),
    'near': ((-0.95, -1.0, 0.34), (-0.3, 0.1, 0.16), 58, 2.0, (-0.62, -0.18, 0.18)),
    'top': ((0.2, -1.6, 1.5), (0.2, 0.6, 0.0), 35, 4.0, (0.1, 0.2, 0.2)),
}


@scene('steps', ST_CAMS)
def steps(kit, c):
    studio_shell(kit)
    for iy in range(4):
        for ix in range(3):
            put(
                step_platform(None if (ix + iy) % 2 else (0.25, 0.26, 0.27)),
                (-0.7 + ix * 1.4 + R.uniform(-0.03, 0.03), iy * 1.05, 0),
                (0, 0, R.uniform(-4, 4)),
            )
    put(bottle(), (-1.3, -0.35, 0))
    put(towel_fold(0.3, 0.22, 3, seed=4), (-0.55, -0.02, 0.21), (0, 0, R.uniform(-20, 20)))
    area((-2, -2, 2.3), (0, 0.3, 0.1), 1.2, 90, NEUTRAL, 0.5)
    area((2.4, 1.2, 1.2), (0, 0.3, 0.1), 0.3, 24, ACC, 1.4)
    shoot(ST_CAMS, c)


Y_CAMS = {
    'corner': ((-1.75, -1.7, 0.8), (0.15, 0.5, 0.22), 40, 2.6, (-0.2, 0.1, 0.15)),
    'blocks': ((-0.78, -0.95, 0.36), (0.0, 0.15, 0.1), 60, 2.2, (-0.2, -0.12, 0.08)),
    'rolls': ((1.5, -1.2, 0.45), (0.7, 0.6, 0.16), 50, 2.2, (0.85, 0.35, 0.12)),
    'wide': ((-1.7, -2.5, 1.2), (0.45, 1.0, 0.42), 29, 4.0, (0, 0.3, 0.1)),
}


@scene('yoga', Y_CAMS)
def yoga(kit, c):
    world()
    room(-4, 4, -3.4, 3.2, 3.2, kit.boards(0.0), kit.wall(), kit.ceil(), skip='l')
    window_wall(kit, (-4, -0.1, 0), 'y', 6.6, 3.2, 1.3, 0.7)
    slat_wall(kit, -3.9, 3.9, 3.15, 3.18, 0.16)
    earth = R.choice(((0.16, 0.11, 0.075), (0.07, 0.09, 0.075), (0.12, 0.12, 0.13), (0.2, 0.075, 0.05)))
    put(yoga_mat(earth), (-0.1, 0.1, 0), (0, 0, R.uniform(-4, 4)))
    put(yoga_mat((0.1, 0.1, 0.1)), (0.85, 0.15, 0), (0, 0, R.uniform(-3, 3)))
    put(yoga_mat(GREY), (-1.1, 0.2, 0), (0, 0, R.uniform(-3, 3)))
    put(bolster(earth), (-0.1, 0.62, 0.008), (0, 0, R.uniform(-8, 8)))
    put(bolster((0.2, 0.19, 0.17)), (0.86, 0.75, 0.008), (0, 0, 84))
    put(cork_block(), (-0.26, -0.1, 0.008), (0, 0, 12))
    put(cork_block(), (-0.22, -0.1, 0.083), (0, 0, 30))
    put(yoga_block(DIM), (0.06, -0.22, 0.008), (0, 0, -24))
    for i in range(3):
        put(roll((earth, (0.2, 0.21, 0.2), DIM)[i], 0.06), (1.5, 0.1 + i * 0.15, 0.06), (0, 0, R.uniform(-5, 5)))
    for i in range(3):
        put(
            towel_fold(0.4, 0.28, 3, 0.016, (0.5, 0.46, 0.4) if i != 1 else (0.3, 0.32, 0.28), i),
            (1.9, 1.2, 0.002 + i * 0.05),
            (0, 0, R.uniform(-5, 5)),
        )
    for i, (x, y) in enumerate(((2.5, 2.6), (2.75, 2.4), (2.35, 2.35))):
        candle((x, y, 0), 0.12 + 0.05 * i)
    plant((3.2, 2.4, 0), 1.3)
    area((-3.2, 0.2, 2.2), (0, 0.2, 0.2), 2.2, 90 * kit.level, kit.fill if kit.time == 'day' else (1.0, 0.75, 0.5), 1.6)
    area((1.8, -2.2, 2.6), (0.2, 0.3, 0.1), 1.0, 60 * kit.level, NEUTRAL)
    led((-3.9, 3.05, 0.08), (3.9, 3.05, 0.08), (1.0, 0.7, 0.4), 12, 0.025, False)
    shoot(Y_CAMS, c)


X_CAMS = {
    'bags': ((-1.9, -2.3, 1.25), (0.3, 1.2, 1.2), 30, 3.2, (-0.6, 0.6, 1.2)),
    'gloves': ((-0.75, -1.75, 0.78), (0.05, -0.62, 0.5), 60, 2.2, (-0.1, -0.75, 0.52)),
    'bag': ((-0.15, -1.5, 1.3), (0.85, 0.8, 1.36), 40, 2.4, (0.82, 0.62, 1.4)),
    'low': ((1.4, -2.1, 0.4), (-0.3, 1.0, 1.15), 26, 4.0, (0, 0.2, 0.9)),
}


@scene('boxing', X_CAMS)
def boxing(kit, c):
    world()
    room(-4.5, 4.5, -3.6, 5, 3.6, kit.floor(0.45), kit.wall(), kit.ceil(), feature=kit.feature())
    b = B()
    fr = powder()
    for y in (0.8, 2.6):
        b.box((8.0, 0.1, 0.12), (0, y, 2.62), fr, 0.01)
    for x in (-3.9, 3.9):
        b.box((0.1, 1.9, 0.12), (x, 1.7, 2.62), fr, 0.01)
        b.box((0.1, 0.1, 2.6), (x, 0.8, 1.3), fr, 0.01)
        b.box((0.1, 0.1, 2.6), (x, 2.6, 1.3), fr, 0.01)
    put(b.mesh('frame'))
    for y, n in ((0.8, 4), (2.6, 4)):
        for i in range(n):
            put(
                heavy_bag(R.choice((1.15, 1.15, 1.3))),
                (-2.6 + i * 1.75 + (y > 1) * 0.6, y, 2.47),
                (R.uniform(-1.5, 1.5), R.uniform(-1.5, 1.5), R.uniform(-60, 60)),
            )
    q = B()
    q.box((1.5, 0.38, 0.045), (0, 0, 0.43), kit.wood(), 0.006)
    for x in (-0.6, 0.6):
        q.box((0.04, 0.34, 0.41), (x, 0, 0.205), fr, 0.006)
    put(q.mesh('bench'), (0.05, -0.75, 0))
    g = R.choice(((0.02, 0.02, 0.021), (0.3, 0.02, 0.018), (0.045, 0.05, 0.05)))
    put(glove(g, 1), (-0.22, -0.74, 0.452), (0, 0, 205))
    put(glove(g, -1), (0.02, -0.7, 0.452), (0, 0, 150))
    put(towel_over(0.02, 0.3, 0.05, 0.26, seed=2), (0.5, -0.93, 0.445), (0, 0, 0))
    put(bottle(), (0.33, -0.66, 0.452))
    put(towel_fold(0.3, 0.2, 3, seed=3), (0.56, -0.7, 0.452), (0, 0, 6))
    wr = B()
    for k in range(2):
        wr.lathe(
            [(0.006, -0.024), (0.03, -0.025), (0.031, 0), (0.03, 0.025), (0.006, 0.024)],
            (-0.5 + 0.075 * k, 0.05 * k, 0.03),
            fabric((0.55, 0.55, 0.53) if k else DIM),
            'Y',
            n=40,
        )
    put(wr.mesh(wn=False), (0.05, -0.8, 0.452), (0, 0, 15))
    led((-4.5, 4.93, 0.1), (4.5, 4.93, 0.1), ACC, 26, 0.045)
    wordmark((0, 4.96, 2.2), 0.75, k=5.0)
    ceiling_lights(kit, -4, 4, -2, 4.6, 3.6, 0.55)
    spot((-1.6, -2.2, 3.3), (-0.4, 0.6, 1.2), 420, NEUTRAL, 50)
    spot((2.4, 3.8, 3.3), (0.2, 0.8, 1.3), 420, ACC, 45)
    area((-1.6, -2.4, 1.9), (0, -0.7, 0.5), 0.8, 36, NEUTRAL, 0.5)
    area((1.5, 0.4, 1.2), (0, -0.7, 0.5), 0.3, 12, COOL, 0.8)
    shoot(X_CAMS, c)


FN_CAMS = {
    'ropes': ((0.75, -2.5, 0.34), (-0.2, 1.6, 0.4), 30, 3.0, (0.3, -0.9, 0.05)),
    'trx': ((-2.1, -0.75, 1.5), (-1.2, 1.6, 1.5), 38, 2.6, (-1.5, 1.5, 1.4)),
    'wide': ((-2.7, -2.9, 1.4), (0.5, 2.0, 0.85), 26, 4.0, (0, 0.6, 0.8)),
    'rope': ((1.0, -2.85, 0.34), (0.3, -1.6, 0.1), 45, 2.8, (0.5, -2.05, 0.03)),
}


@scene('functional', FN_CAMS)
def functional(kit, c):
    world()
    room(-4.5, 4.5, -4, 5, 3.6, kit.floor(0.42), kit.wall(), kit.ceil(), feature=kit.feature())
    turf_strip(kit)
    for x in (-2.4, -0.8, 0.8, 2.4):
        put(upright(2.9), (x, 1.6, 0))
        put(upright(2.9), (x, 3.0, 0))
    b = B()
    fr = powder()
    b.box((4.9, 0.07, 0.07), (0, 1.6, 2.86), fr, 0.008)
    b.box((4.9, 0.07, 0.07), (0, 3.0, 2.86), fr, 0.008)
    for x in (-2.4, -0.8, 0.8, 2.4):
        b.box((0.07, 1.4, 0.07), (x, 2.3, 2.86), fr, 0.008)
    for x in (-1.6, 1.6):
        b.tube([(x - 0.8, 1.6, 2.55), (x + 0.8, 1.6, 2.55)], 0.017, knurl(0, 1500.0, 0.017))
    put(b.mesh('rig'))
    for x in (-1.9, -1.2, 0.35, 1.5):
        trx((x, 1.55, 2.8), 1.35 + R.uniform(-0.1, 0.1), R.uniform(-0.04, 0.04))
    quick(
        lambda q: (
            q.box((0.2, 0.16, 0.12), (0, 0, 0.06), powder(), 0.01),
            q.tube([(-0.05, -0.08, 0.06), (-0.05, -0.12, 0.06), (0.05, -0.12, 0.06), (0.05, -0.08, 0.06)], 0.012, steel(), fil=0.02),
        ),
        (0, 1.45, 0),
    )
    battle_rope((0, 1.3, 0.07), R.uniform(0.35, 0.6), 3.4, R.randint(1, 99))
    put(plyo(), (2.2, 0.4, 0), (0, 0, 20))
    put(plyo(), (2.75, 1.15, 0), (0, 0, -8))
    for i, kg in enumerate((12, 16, 20, 24)):
        put(kettlebell(kg), (-2.2 + i * 0.3, 0.35 + R.uniform(-0.05, 0.05), 0), (0, 0, R.uniform(-30, 30)))
    for i in range(3):
        put(medball(4 + i * 2), (-3.2 + i * 0.05, 0.9 + i * 0.4, 0), (0, 0, R.uniform(-60, 60)))
    ball_rack((-3.4, 4.5, 0))
    led((-4.5, 4.93, 0.1), (4.5, 4.93, 0.1), ACC, 24, 0.045)
    led((-4.5, 4.93, 2.7), (4.5, 4.93, 2.7), ACC, 7, 0.03)
    ceiling_lights(kit, -4, 4, -2.4, 4.6, 3.6, 0.75)
    area((-2.2, -2.6, 2.4), (0, -0.4, 0.3), 1.2, 100, NEUTRAL, 0.5)
    area((2.6, -0.4, 1.6), (0, -0.6, 0.1), 0.3, 34, ACC, 1.6)
    area((0.2, 0.9, 2.5), (0, -0.5, 0.1), 2.0, 50, COOL, 0.3)
    shoot(FN_CAMS, c)


def turf_strip(kit):
    """Sled track down the middle, with metre marks."""
    plane(1.9, 6.6, (0, -0.5, 0.006), mat=turf((0.035, 0.04, 0.038) if kit.side > 0 else (0.012, 0.06, 0.03)))
    w = pbr('line', (0.7, 0.7, 0.68), 0.8)
    for i in range(6):
        plane(1.9 if i % 5 == 0 else 0.5, 0.03, (0, -3.4 + i * 1.0, 0.0075), mat=w)
