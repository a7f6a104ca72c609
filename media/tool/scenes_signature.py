"""The one room only this club has, by its own light: Ustanička's window wall, Barajevo's door to the orchard, the river at Ušće."""
from registry import scene
from facade_parts import *
from props_street import tree
from props_studio import *

GREY, PALE = (0.09, 0.1, 0.1), (0.3, 0.3, 0.3)


def shell(W, D, H, floor, wall, ceil, left=(), right=(), back=(), t=0.35):
    """A room from y=-1 to D whose walls have real openings (place along the wall, sill, width, height), so that sun and sky come in."""
    plane(2 * W, D + 1, (0, (D - 1) / 2, 0), mat=floor)
    plane(2 * W, D + 1, (0, (D - 1) / 2, H), (180, 0, 0), ceil)
    plane(2 * W, H, (0, -1, H / 2), (-90, 0, 0), wall)
    front(-W, W, 0, H, back, wall, t=t, M=T(0, D, 0))
    front(-1, D, 0, H, left, wall, t=t, M=T(-W, 0, 0) @ rot(0, 0, 90))
    front(-D, 1, 0, H, [(-p, z, w, h) for p, z, w, h in right], wall, t=t, M=T(W, 0, 0) @ rot(0, 0, -90))
    b = B()
    for x in (-W + 0.012, W - 0.012):
        b.box((0.024, D + 1, 0.11), (x, (D - 1) / 2, 0.055), paint((0.12, 0.12, 0.12)), 0.004)
    put(b.mesh('skirting', wn=False))


def glaze(side, W, D, holes, power, col=(0.92, 0.96, 1.0), **frame):
    """Windows for the openings of one side, and a soft light at each, which keeps the sky's light free of noise."""
    M = {'left': T(-W, 0, 0) @ rot(0, 0, 90), 'right': T(W, 0, 0) @ rot(0, 0, -90), 'back': T(0, D, 0)}[side]
    for p, z, w, h in holes:
        x = -p if side == 'right' else p
        put(window(w, h, **frame), (x, 0.2, z), M=M)
        area(M @ V((x, -0.06, z + h / 2)), M @ V((x, -4, z + h / 2 - 1.2)), w * 0.9, power * w * h, col, h * 0.9, gl=False)


def ustanicka(kit, c='room'):
    sky('day', 1.3, 0.6)
    sun(66, 33, 5.2)
    W, D, H = 4.6, 17, 3.7
    wins = [(0.6 + i * 2.0, 0.55, 1.84, 2.65) for i in range(9)]
    shell(W, D, H, planks((0.5, 0.32, 0.17), (0.38, 0.22, 0.11), 0.12, 1.5, 0.24, 90.0), plaster((0.62, 0.58, 0.5)), paint((0.6, 0.59, 0.57)), right=wins)
    glaze('right', W, D, wins, 9, cols=2, low=2.0, rows=1, frame=(0.6, 0.59, 0.56))
    mirrors(0.2, D - 0.2, -W + 0.02, 0.15, 2.6, 8, 1, 1)
    b = B()
    b.tube([(-W + 0.16, 0, 1.02), (-W + 0.16, D, 1.02)], 0.021, kit.wood(1))
    for i in range(9):
        b.box((0.16, 0.03, 0.03), (-W + 0.08, 0.6 + i * 2, 1.0), powder(), 0.006)
    put(b.mesh('barre'))
    for i in range(6):
        for j in range(3):
            if R.random() < 0.9:
                put(yoga_mat(R.choice((GREY, (0.26, 0.3, 0.11), (0.3, 0.31, 0.3), (0.16, 0.1, 0.07)))), (-2.4 + j * 2.1 + R.uniform(-0.05, 0.05), 2.2 + i * 2.2, 0), (0, 0, R.uniform(-3, 3)))
    put(bottle(), (0.2, 1.6, 0))
    put(ball(0.32, (0.3, 0.36, 0.12)), (3.6, 3.0, 0))
    put(ball(0.32, (0.3, 0.3, 0.31)), (3.7, 3.8, 0))
    for i in range(4):
        put(roll(R.choice((GREY, PALE, (0.26, 0.3, 0.11)))), (3.9, 5.0 + i * 0.17, 0.065), (0, 0, R.uniform(-4, 4)))
    for y in (3, 8, 13):
        led((-1.5, y, H - 0.5), (1.5, y, H - 0.5), NEUTRAL, 5, 0.05)
    wordmark((0, D - 0.03, 2.4), 0.7, k=4)
    for y in (2, 8, 14):
        tree((W + 5, y, 0), 6, per=50, col=(0.09, 0.16, 0.03))
    plane(80, 80, (45, 10, -0.5), mat=asphalt(0.0, (0.12, 0.12, 0.12)))
    plane(120, 8, (32, 10, 3.5), (90, 0, 90), emit((0.55, 0.6, 0.62), 1.0, 'far'))
    cam((-1.9, -0.6, 1.3), (0.55, 6, 1.2), 23, 7.0, (0, 4, 0.2))


def barajevo(kit, c='room'):
    sky('day', 1.3, 0.6)
    sun(158, 36, 5.6)
    W, D, H = 5.0, 10, 3.3
    gate = [(0.4, 0.0, 3.6, 2.75)]
    wins = [(3.0, 1.0, 1.5, 1.35), (7.0, 1.0, 1.5, 1.35)]
    shell(W, D, H, kit.floor(0.42), plaster((0.6, 0.57, 0.5)), planks((0.42, 0.26, 0.13), (0.34, 0.19, 0.09), 0.16, 4.0, 0.6, 90.0), left=wins, back=gate)
    glaze('left', W, D, wins, 10, cols=2, frame=(0.1, 0.2, 0.12))
    area((0.4, D - 0.1, 1.5), (0.4, 3, 0.6), 3.4, 190, (1.0, 0.97, 0.9), 2.5, gl=False)
    b = B()
    for i in range(5):
        b.box((2 * W, 0.16, 0.24), (0, 0.6 + i * 2.3, H - 0.12), kit.wood(0), 0.01)
    for s in (-1, 1):  # the doors, pushed aside
        for i in range(8):
            b.box((0.21, 0.045, 2.8), (0.4 + s * 2.75 - 0.75 + i * 0.215, D - 0.08, 1.42), kit.wood(2), 0.006)
        for z in (0.4, 2.4):
            b.box((1.75, 0.04, 0.14), (0.4 + s * 2.75, D - 0.12, z), kit.wood(0), 0.006)
    put(b.mesh('timber', wn=False))
    for y in (2.0, 4.9):
        power_rack((3.6, y, 0), -90, load=((20, None), (10, None)))
        put(bench(0), (2.7, y, 0), (0, 0, -90))
    dumbbell_rack((-4.5, 5.0, 0), 2.5, r=90)
    put(bench(30), (-2.3, 4.2, 0), (0, 0, 70))
    put(bench(0), (-2.0, 6.6, 0), (0, 0, 100))
    for i, kg in enumerate((12, 16, 20, 24)):
        put(kettlebell(kg), (-1.1 + i * 0.36, 2.5 + 0.1 * i, 0), (0, 0, R.uniform(-20, 20)))
    put(bottle(), (0.7, 3.2, 0))
    plane(120, 80, (0, D + 40.4, -0.06), mat=earth((0.07, 0.12, 0.03)))
    for i in range(6):
        for j in range(4):
            tree((-9 + i * 3.6 + R.uniform(-0.4, 0.4), D + 4.2 + j * 4.0, 0), R.uniform(2.9, 3.5), 0.09, 0.62, (0.09, 0.17, 0.035), 55 if j < 2 else 30, 0.05, 'fruit')
    skyline(80, 7, (0.5, 0.6, 0.52), rough=0.2, seed=8)
    wordmark((-4.1, D - 0.03, 2.35), 0.42, k=3.0)
    cam((-1.0, -0.5, 1.35), (0.25, 8, 1.25), 24, 7.0, (0.3, 5, 0.8))


def usce(kit, c='room'):
    sky('late', 1.0, 0.8)
    W, D, H = 8.0, 5.6, 4.2
    shell(W, D, H, kit.floor(0.3), plaster((0.34, 0.36, 0.38)), paint((0.12, 0.12, 0.125)), back=[(0, 0.0, 15.6, 4.0)])
    glazing(-7.8, 7.8, 4.0, D + 0.15, step=1.95, transom=0.5)
    area((0, D - 0.1, 2.2), (0, 0, 0.4), 15, 420, (1.0, 0.8, 0.62), 3.4, gl=False)
    for i in range(9):
        put(treadmill(i % 5), (-5.6 + i * 1.4, 3.4, 0), (0, 0, R.uniform(-0.6, 0.6)))
    put(bottle(), (-1.1, 3.95, 1.135))
    put(towel_over(0.023, 0.3, 0.26, 0.24, seed=3), (0.4, 3.55, 1.02), (0, 0, 90))
    plane(400, 300, (0, D + 158, -5.0), mat=water((0.03, 0.045, 0.055)))
    skyline(190, 7, (0.42, 0.28, 0.24), -260, 260, 0.5, 3)
    plane(60, 7, (0, D + 4, -2.4), mat=earth((0.06, 0.085, 0.03)))
    for x in (-6.2, 5.4):
        led((x - 1.5, 1.6, H - 0.35), (x + 1.5, 1.6, H - 0.35), COOL, 6, 0.06)
    led((-8, 0.6, H - 0.3), (8, 0.6, H - 0.3), ACC, 6, 0.05)
    area((0, 0.2, H - 0.4), (0, 3, 0.5), 10, 160, COOL, 0.6, gl=False)
    cam((-2.6, -0.7, 1.75), (-0.2, 6, 1.62), 25, 6.0, (-1.4, 3.6, 1.2))


def pionir(kit, c='room'):
    sky('soft', 1.5, 0.6)
    sun(58, 42, 4.2, (1.0, 0.94, 0.84), 2)
    W, D, H = 6.5, 14, 5.6
    wins = [(1.2 + i * 2.6, 2.9, 2.2, 1.9) for i in range(5)]
    shell(W, D, H, planks((0.52, 0.31, 0.14), (0.42, 0.23, 0.1), 0.07, 0.9, 0.2, 90.0), plaster((0.6, 0.59, 0.56)), paint((0.5, 0.5, 0.49)), right=wins)
    glaze('right', W, D, wins, 14, cols=4, rows=2, frame=(0.5, 0.5, 0.48), bar=0.045)
    q = B()  # wall bars
    for s in (-0.45, 0.45):
        q.box((0.1, 0.04, 2.6), (0, s, 1.3), kit.wood(2), 0.006)
    for i in range(13):
        q.tube([(0.03, -0.45, 0.2 + i * 0.185), (0.03, 0.45, 0.2 + i * 0.185)], 0.019, kit.wood(1), n=12)
    bars = q.mesh('bars')
    for i in range(12):
        put(bars, (-W + 0.08, 0.8 + i * 0.98, 0))
    b = B()
    for i in range(4):
        b.box((2 * W, 0.2, 0.4), (0, 1.5 + i * 3.6, H - 0.2), paint((0.42, 0.42, 0.41)), 0.01)
    for x in (-1.2, 1.5):  # rings on straps
        for s in (-0.27, 0.27):
            b.box((0.04, 0.004, 3.0), (x + s, 5.1, H - 1.9), fabric((0.05, 0.05, 0.05)), 0.001)
            b.tube([(x + s + 0.115 * cos(a), 5.1, H - 3.52 + 0.115 * sin(a)) for a in [2 * pi * i / 24 for i in range(25)]], 0.0155, kit.wood(0), n=10)
    put(b.mesh('beams', wn=False))
    for x, y, r in ((2.9, 5.6, 12), (3.9, 6.2, -18), (3.2, 7.4, 40)):
        put(plyo(), (x, y, 0), (0, 0, r))
    plane(2.0, 12, (4.9, 7, 0.006), mat=turf((0.05, 0.13, 0.03)))
    for x, y, kg in ((-2.6, 2.6, 6), (-2.1, 2.9, 8), (-3.0, 3.1, 4)):
        put(medball(kg), (x, y, 0), (0, 0, R.uniform(-30, 30)))
    line = pbr('line', (0.62, 0.62, 0.6), 0.4)
    for x in (-4.6, 3.5):
        plane(0.05, 13, (x, 7.4, 0.004), mat=line)
    plane(8.1, 0.05, (-0.55, 7.4, 0.004), mat=line)
    put(speaker(), (-W + 0.3, D - 0.3, 3.6), (0, 0, -30))
    put(speaker(), (W - 0.3, D - 0.3, 3.6), (0, 0, 30))
    wordmark((0, D - 0.03, 3.6), 1.1, k=4)
    if c == 'rings':
        cam((-3.6, 2.2, 1.5), (0.7, 5.4, 1.75), 32, 4.0, (-1.2, 5.1, 2.1))
    else:
        cam((-1.4, -0.6, 1.4), (0.5, 8, 1.65), 22, 7.0, (0, 5, 1))


def zemun(kit, c='room'):
    sky('dusk', 0.8, 0.7)
    W, D, H = 6.0, 16, 4.6
    wins = [(1.8 + i * 3.4, 0.8, 2.4, 2.5) for i in range(5)]
    red = brick((0.27, 0.09, 0.055))
    shell(W, D, H, kit.floor(0.34), red, planks((0.3, 0.17, 0.08), (0.22, 0.11, 0.05), 0.2, 4.0, 0.6, 90.0), right=wins, t=0.5)
    glaze('right', W, D, wins, 4, (1.0, 0.6, 0.4), cols=4, rows=3, frame=DARK, bar=0.05)
    b = B()
    for i in range(6):  # timber ties
        y = 0.8 + i * 2.9
        b.box((2 * W, 0.2, 0.3), (0, y, H - 0.55), kit.wood(0), 0.012)
        for s in (-1, 1):
            b.box((0.16, 0.16, 1.3), (s * (W - 0.55), y, H - 0.95), kit.wood(2), 0.01, M=rot(0, s * -42, 0))
    put(b.mesh('ties', wn=False))
    for i in range(5):
        power_rack((-4.6, 1.4 + i * 2.8, 0), 90, load=R.choice((((20, None), (10, None)), ((25, None),), None)))
        put(bench(R.choice((0, 30))), (-3.6, 1.4 + i * 2.8, 0), (0, 0, 90))
    for i in range(3):
        dumbbell_rack((5.3, 3.4 + i * 3.4, 0), 2.5, r=-90)
        put(bench(R.choice((0, 45))), (2.9, 2.6 + i * 3.2, 0), (0, 0, -80))
    barbell((0.2, 2.2, 0.225), ((20, None), (15, None)), 16)
    for x, y in ((-2.2, 3), (2.2, 3), (-2.2, 7), (2.2, 7), (-2.2, 11), (2.2, 11)):
        put(pendant(30.0), (x, y, H - 1.5))
    for y in (3, 7, 11):
        area((0, y, H - 1.5), (0, y, 0), 5, 150, WARM, 0.5)
    area((0, 0, H - 1.0), (0, 6, 0.4), 6, 160, (1.0, 0.8, 0.6), 0.8, gl=False)
    led((-W + 0.05, -1, 0.12), (-W + 0.05, D, 0.12), ACC, 9, 0.035)
    wordmark((0, D - 0.03, 2.9), 0.9, k=6)
    skyline(70, 9, (0.1, 0.08, 0.11), seed=4)
    cam((-0.9, -0.6, 1.35), (0.5, 7, 1.4), 23, 7.0, (0.2, 3, 0.6))


ROOMS = {f.__name__: f for f in (ustanicka, barajevo, usce, pionir, zemun)}


@scene('signature', {'room': None, 'rings': None})
def signature(kit, c):
    ROOMS[kit.name](kit, c)
