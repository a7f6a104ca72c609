"""The one room only this club has, by its own light: a function with the club's name, like the fronts."""
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


@scene('signature', {'room': None})
def signature(kit, c):
    globals()[kit.name](kit)
