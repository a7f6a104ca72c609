"""The one room only this club has, by its own light: a function with the club's name, like the fronts."""
from registry import scene
from facade_parts import *
from props_gymnastics import *
from props_street import railing, tree
from props_studio import *

GREY, PALE = (0.09, 0.1, 0.1), (0.3, 0.3, 0.3)


def shell(W, D, H, floor, wall, ceil, left=(), right=(), back=(), t=0.35):
    """A room from y=-1 to D whose walls have real openings (place along the wall, sill, width, height), so that sun and sky come in."""
    plane(2 * W, D + 1, (0, (D - 1) / 2, 0), mat=floor)
    if ceil:
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


def ustanicka(kit):
    """Windows along the whole wall, sun across the boards."""
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


def plums(loc, n, spread):
    b = B()
    for _ in range(n):
        skin = pbr('plum', R.choice(((0.06, 0.025, 0.13), (0.09, 0.03, 0.12), (0.13, 0.1, 0.26))), 0.42, cvar=0.3, cscale=14.0)
        b.lathe([(0.028 * sin(t), -0.034 * cos(t)) for t in [i * pi / 8 for i in range(9)]], [v * R.uniform(-1, 1) for v in spread], skin, n=12)
    put(b.mesh('plums', wn=False), loc)


def crate(loc, r=0):
    """A fruit crate of thin boards, full."""
    b = B()
    m = wood((0.5, 0.34, 0.18), (0.42, 0.27, 0.13), 0.6, 0.0, 0)
    for z in (0.05, 0.14, 0.23):
        for s in (-1, 1):
            b.box((0.5, 0.012, 0.07), (0, s * 0.17, z), m, 0.002)
            b.box((0.012, 0.34, 0.07), (s * 0.25, 0, z), m, 0.002)
    for x in (-1, 1):
        for y in (-1, 1):
            b.box((0.035, 0.035, 0.29), (x * 0.23, y * 0.15, 0.145), m, 0.003)
    b.box((0.5, 0.34, 0.01), (0, 0, 0.02), m, 0)
    put(b.mesh('crate'), loc, (0, 0, r))
    plums((loc[0], loc[1], loc[2] + 0.22), 90, (0.19, 0.12, 0.05))


def barajevo(kit):
    """Barn doors pushed aside, and the orchard in the morning sun."""
    sky('day', 1.1, 0.6)
    sun(152, 34, 7.5, (1.0, 0.88, 0.68))
    W, D, H = 4.7, 8.0, 3.6
    gate, win = (0.3, 0, 4.6, 2.9), [(1.6, 0.95, 1.5, 1.45), (4.9, 0.95, 1.5, 1.45)]
    shell(W, D, H, kit.floor(0.4), plaster((0.6, 0.56, 0.47)), planks((0.5, 0.3, 0.14), (0.42, 0.24, 0.1), 0.16, 2.4, 0.5, 90.0), right=win, back=[gate])
    glaze('right', W, D, win, 7, cols=2, rows=2, frame=(0.1, 0.2, 0.12))
    b = B()
    for i in range(6):
        b.box((2 * W, 0.16, 0.24), (0, 0.4 + i * 1.55, H - 0.12), kit.wood(0), 0.012)
    for x in (-2.93, 3.53):  # the doors
        for i in range(9):
            b.box((0.2, 0.045, 3.0), (x - 0.82 + i * 0.205, D - 0.1, 1.54), kit.wood(2), 0.006)
        for z in (0.45, 2.4):
            b.box((1.8, 0.04, 0.15), (x, D - 0.145, z), kit.wood(0), 0.006)
    b.tube([(-4.1, D - 0.12, 3.12), (4.6, D - 0.12, 3.12)], 0.028, powder(DARK))
    for x in (-3.6, -2.3, 2.9, 4.2):
        b.box((0.06, 0.05, 0.2), (x, D - 0.13, 3.08), powder(DARK), 0.008)
    b.box((4.6, 0.5, 0.05), (0.3, D + 0.12, 0.0), concrete(STONE, None, 0.8), 0.01)
    put(b.mesh('joinery', wn=False))
    area((0.5, D + 0.3, 1.4), (0.3, 2, 0.3), 4.4, 330, (0.94, 0.97, 1.0), 2.7, gl=False)
    area((0, 1.5, H - 0.35), (0, 3.5, 0), 5, 170, (1.0, 0.93, 0.82), 3, gl=False)
    nail = B()  # the skipping rope of the text
    P = [(0, 0.05 * sin(t * 0.7) + 0.11 * sin(t), -0.36 - 0.33 * cos(t)) for t in [pi + i * 2 * pi / 24 for i in range(49)]]
    nail.tube(P, 0.006, pbr('cord', tuple(c * 0.8 for c in ACC), 0.4), n=8)
    nail.tube([(-0.08, 0, 0), (0.05, 0, 0.012)], 0.006, steel(), n=8)
    for y in (-0.09, 0.1):
        nail.tube([(0.01, y, -0.68), (0.0, y * 1.2, -0.84)], 0.014, rubber(), n=12)
    put(nail.mesh('nail', wn=False), (-W + 0.42, D - 0.06, 2.05), (0, 0, -90))
    crate((2.75, 6.9, 0), 20)
    dumbbell_rack((-W + 0.42, 5.3, 0), 2.7, r=90)
    put(bench(45), (-1.95, 4.4, 0), (0, 0, 152))
    for i, kg in enumerate((12, 16, 24)):
        put(kettlebell(kg), (1.55 + i * 0.36, 2.6 + i * 0.28, 0), (0, 0, R.uniform(-20, 20)))
    barbell((2.45, 5.3, 0.225), ((20, None), (10, None)), 68)
    put(plyo(), (-2.45, 3.1, 0), (0, 0, 18))
    put(towel_fold(), (-2.5, 3.08, 0.51), (0, 0, 12))
    put(bottle(), (-2.2, 3.16, 0.51))
    plate_tree((4.15, 6.0, 0), -70)
    for i, kg in enumerate((4, 6)):
        put(medball(kg), (W - 0.35, 4.3 + i * 0.4, 0))
    wordmark((-2.93, D - 0.2, 1.9), 0.36, k=1.7)
    plane(120, 90, (0, D + 45.3, -0.06), mat=earth((0.085, 0.15, 0.03), (0.16, 0.19, 0.06)))
    plane(3.4, 4.2, (0.3, D + 2.4, -0.03), mat=earth((0.3, 0.27, 0.22), (0.36, 0.33, 0.28), 90.0, 0.6))
    for i in range(5):
        for j in range(5):
            at = (-7.1 + i * 3.6 + R.uniform(-0.3, 0.3), D + 4.0 + j * 3.8 + R.uniform(-0.3, 0.3), -0.06)
            tree(at, R.uniform(3.3, 3.8), 0.1, 0.62, (0.1, 0.19, 0.03), 70 if j < 2 else 36, 0.055, 'fruit')
            if j < 3:
                plums((at[0], at[1], 2.35), 46, (1.25, 1.25, 0.55))
    skyline(90, 9, (0.42, 0.52, 0.5), rough=0.3, seed=8)
    cam((-1.0, -0.7, 1.42), (0.25, 6, 1.36), 24, 7.0, (0, 5.5, 0.4))


def usce(kit):
    """Treadmills in a row before the glass, the river behind it just after sunset."""
    sky('dusk', 0.95, 0.75, 120)
    sun(157, 5, 0.7, (1.0, 0.46, 0.2), 2.5, gl=False)  # on the calm river its mirror image would look like a lit door
    W, D, H = 11.0, 6.2, 3.9
    room(-W, W, -3, D, H, kit.floor(0.28), plaster((0.1, 0.13, 0.18)), paint((0.05, 0.052, 0.058)), skip='b')
    glazing(-W, W, H, D, step=2.2, transom=3.05)
    for i in range(12):
        put(treadmill(R.randint(0, 5)), (-9.4 + i * 1.5, D - 1.7, 0), (0, 0, R.uniform(-0.6, 0.6)))
    for i in (2, 5, 8):
        put(bottle(R.choice((None, (0.5, 0.5, 0.5)))), (-9.4 + i * 1.5 + 0.3, D - 1.15, 1.135))
    put(towel_over(0.023, 0.3, 0.26, 0.24, seed=3), (-9.4 + 4 * 1.5 + 0.385, D - 1.53, 1.02), (0, 0, 90))
    for i in range(5):
        led((-9 + i * 4.2, -2.6, H - 0.3), (-7 + i * 4.2, D - 0.5, H - 0.3), ACC if i == 2 else COOL, 3.2, 0.045)
    led((-W, D - 0.16, 0.06), (W, D - 0.16, 0.06), ACC, 5, 0.025)
    area((0, 1.2, H - 0.4), (0, 3.6, 0), 16, 480, (0.9, 0.93, 1.0), 0.3, gl=False)
    wordmark((W - 0.03, 3.7, 2.5), 0.7, -90, k=4)
    quick(lambda q: q.box((60, 3.2, 0.3), (0, 0, 0), tiles((0.17, 0.165, 0.16), (0.9, 0.45), 0.32, (0.05, 0.05, 0.05), True), 0.02), (0, D + 1.8, -0.2))
    railing((-28, D + 3.2, -0.05), (28, D + 3.2, -0.05), 1.0, 2.0, 4)
    plane(2000, 260, (0, D + 133, -2.4), mat=water((0.03, 0.04, 0.055)))
    skyline(D + 210, 9, (0.13, 0.09, 0.12), -320, 900, 0.13, 3)
    skyline(D + 170, 4.5, (0.07, 0.05, 0.07), -320, 900, 0.2, 5)
    q = random.Random(4)
    lamps = B()
    for _ in range(46):
        lamps.box((0.34, 0.1, 0.34), (q.uniform(-130, 130), D + 168, q.uniform(0.2, 3.2)), emit((1.0, 0.66, 0.34), 26, 'shore'), 0)
    put(lamps.mesh('shore', wn=False))
    cam((-7.6, 0.35, 1.58), (0.6, D + 1.4, 1.28), 24, 7.0, (-4.6, D - 1.4, 1.2))


def pionir(kit):
    """A hall without one machine: wall bars, rings, bars of three heights, and the open floor under high windows."""
    sky('day', 1.6, 0.6)
    sun(74, 42, 7.5)
    W, D, H = 7.0, 16.2, 6.0
    high = [(0.9 + i * 2.55, 3.7, 2.2, 1.7) for i in range(6)]
    shell(W, D, H, planks((0.56, 0.37, 0.2), (0.46, 0.28, 0.14), 0.11, 1.3, 0.22, 90.0), plaster((0.66, 0.65, 0.61)), paint((0.52, 0.52, 0.5)), right=high)
    glaze('right', W, D, high, 30, cols=3, rows=2, frame=(0.16, 0.17, 0.17))
    b = B()
    green = paint((0.07, 0.11, 0.09), 0.5)
    for x in (-W + 0.006, W - 0.006):
        b.box((0.012, D + 1, 1.5), (x, (D - 1) / 2, 0.86), green, 0)
    b.box((2 * W, 0.012, 1.5), (0, D - 0.006, 0.86), green, 0)
    for i in range(6):
        b.box((2 * W, 0.2, 0.42), (0, 0.6 + i * 3.0, H - 0.21), paint((0.3, 0.3, 0.29)), 0.012)
    put(b.mesh('hall', wn=False))
    for i in range(15):
        put(wall_bars(), (W - 0.02, 0.9 + i * 0.94, 0), (0, 0, -90))
    for y, z, s in ((3.6, 2.5, 3), (6.6, 2.25, -4), (9.6, 2.5, 6)):  # under the beams
        for x in (-1.2, 1.3):
            rings((x, y, H - 0.42), H - 0.42 - z + R.uniform(-0.03, 0.03), sway=s)
    bar_frame((-W + 0.7, 11.6, 0))
    for i, kg in enumerate((4, 6, 8, 6)):
        put(medball(kg), (-3.7 + i * 0.36, 9.2 + R.uniform(-0.05, 0.05), 0))
    mats = B()
    for i in range(6):
        mats.box((1.25, 2.0, 0.055), (R.uniform(-0.02, 0.02), R.uniform(-0.02, 0.02), 0.03 + i * 0.058), foam(((0.05, 0.1, 0.09), (0.28, 0.33, 0.12))[i == 4]), 0.012)
    put(mats.mesh('mats'), (-4.9, 9.4, 0), (0, 0, 94))
    for x, y in ((-1.2, 3.6), (1.3, 6.6)):
        put(yoga_mat(GREY), (x, y, 0), (0, 0, 90))
    line = paint((0.72, 0.72, 0.7), 0.4)
    plane(0.06, D - 1.0, (-5.2, D / 2, 0.002), mat=line)
    plane(0.06, D - 1.0, (5.6, D / 2, 0.002), mat=line)
    quick(lambda q: q.lathe([(1.78, 0), (1.84, 0), (1.84, 0.001), (1.78, 0.001)], mat=pbr('lime line', tuple(c * 0.75 for c in ACC), 0.4), n=96), (0.5, 8.6, 0.002))
    for x in (-5.6, 5.6):
        put(speaker(), (x, D - 0.14, 3.5))
    wordmark((-2.9, D - 0.03, 4.2), 0.85, k=2.6)
    for y in (2.1, 8.1):
        led((-3.2, y, H - 0.6), (3.2, y, H - 0.6), NEUTRAL, 5, 0.06)
    plane(90, 90, (54, 8, -0.5), mat=asphalt(0.0, (0.12, 0.12, 0.12)))
    for y in (3, 10, 16):
        tree((W + 6.5, y, 0), 8, per=55, col=(0.08, 0.15, 0.03))
    cam((-2.3, -0.7, 1.45), (0.9, 7, 2.1), 21, 7.0, (0, 5, 1.5))


def zemun(kit):
    """Bare brick under an open roof, iron windows, lamps lit and the last of the light outside."""
    sky('dusk', 1.8, 0.7, 60)
    W, D, H, top = 4.8, 15.0, 3.7, 6.3
    red = brick((0.36, 0.125, 0.072), (0.24, 0.22, 0.2))
    wins = [(1.2 + i * 2.7, 0.8, 1.75, 2.25) for i in range(5)]
    shell(W, D, H, kit.floor(0.34), red, None, left=wins)
    glaze('left', W, D, wins, 7, (0.75, 0.72, 0.95), cols=4, rows=5, frame=DARK, bar=0.04)
    gable = B()
    for y, t in ((D, 0.35), (-1.3, 0.3)):
        gable.prism([(-W, H), (W, H), (0, top)], t, red, 0, M=T(0, y + t, 0) @ rot(90))
    put(gable.mesh('gable', wn=False))
    L, a = math.hypot(W + 0.3, top - H), math.degrees(math.atan2(top - H, W))
    for s in (-1, 1):
        plane(L, D + 2, (s * W / 2, D / 2 - 0.5, (H + top) / 2), (0, s * a, 0), planks((0.3, 0.16, 0.075), (0.22, 0.11, 0.05), 0.17, 2.6, 0.55, 90.0))
    beam, n = B(), 6
    for i in range(n):
        y = 0.8 + i * 2.7
        beam.box((2 * W, 0.18, 0.24), (0, y, H - 0.02), kit.wood(0), 0.014)
        for s in (-1, 1):
            beam.box((0.15, 0.2, L), (s * W / 2, y, (H + top) / 2 - 0.16), kit.wood(2), 0.014, M=rot(0, -s * (90 - a), 0))
        beam.box((0.18, 0.16, top - H - 0.2), (0, y, (H + top) / 2), kit.wood(2), 0.014)
        for s in (-1, 1):
            beam.tube([(s * 0.08, y, H + 0.2), (s * W * 0.46, y, (H + top) / 2 - 0.02)], 0.06, kit.wood(0), sq=True)
    beam.box((0.16, D + 1, 0.22), (0, D / 2 - 0.5, top - 0.14), kit.wood(1), 0.012)
    put(beam.mesh('trusses', wn=False))
    for i in range(5):
        for x in (-1.9, 1.9):
            y = 2.0 + i * 2.7
            put(pendant(26), (x, y, 2.75))
            area((x, y, 2.74), (x, y, 0), 0.3, 120, (1.0, 0.7, 0.42), gl=False)
    area((0, 6, 2.9), (0, 6, 6), 5, 170, (1.0, 0.74, 0.5), 10, gl=False)
    for i in range(4):
        power_rack((W - 1.15, 3.0 + i * 2.7, 0), -90, load=((20, None), (15, None)) if i % 2 == 0 else ((10, None),))
        put(bench((0, 30, 60, 0)[i]), (W - 2.35, 3.0 + i * 2.7, 0), (0, 0, R.uniform(82, 98)))
    for i in range(3):
        dumbbell_rack((-W + 0.42, 3.9 + i * 2.75, 0), 2.5, r=90)
    barbell((-0.6, 3.3, 0.225), ((20, None), (10, None)), 24)
    for i, kg in enumerate((16, 20, 24)):
        put(kettlebell(kg), (-2.3 + i * 0.34, 2.2 + i * 0.2, 0), (0, 0, R.uniform(-20, 20)))
    put(plyo(), (0.3, 8.6, 0), (0, 0, 30))
    led((-W, D - 0.05, 0.1), (W, D - 0.05, 0.1), ACC, 9, 0.035)
    wordmark((0, D - 0.04, 3.0), 0.78, k=5)
    plane(70, 80, (-40, 8, -0.4), mat=asphalt(0.3))
    for y in (2, 7.5, 13):
        tree((-W - 5.5, y, 0), 6.5, per=46, col=(0.03, 0.05, 0.02))
    cam((1.3, -0.7, 1.4), (-0.75, 6, 1.55), 23, 6.0, (-0.5, 4, 0.6))


@scene('signature', {'room': None})
def signature(kit, c):
    globals()[kit.name](kit)
