"""Props that need no machine: wall bars, rings on straps, a frame with bars of three heights."""
from rooms import *


@prop
def wall_bars(w=0.9, h=2.6, n=14):
    """One field of wall bars; its back is at y=0, the bars look towards -y."""
    b = B()
    side, rung = wood((0.52, 0.34, 0.17), (0.44, 0.27, 0.13), 0.45, 0.0, 2), wood((0.6, 0.42, 0.23), (0.52, 0.34, 0.18), 0.4, 0.0, 0)
    for s in (-1, 1):
        b.box((0.035, 0.15, h), (s * (w / 2 - 0.018), -0.085, h / 2), side, 0.006)
    for i in range(n):
        z = 0.16 + (h - 0.28) * i / (n - 1)
        b.cyl(0.02, w - 0.04, (0, -0.145 if i == n - 1 else -0.115, z), rung, 'X', n=20, bev=0)
    return b.mesh('wallbars')


def rings(loc, drop, gap=0.52, sway=0.0):
    """Two wooden rings on webbing that hangs from `loc` on a beam."""
    b = B()
    web = fabric((0.025, 0.025, 0.026))
    ply = wood((0.62, 0.42, 0.22), (0.55, 0.36, 0.18), 0.35, 0.0, 0)
    for s in (-1, 1):
        x, r = s * gap / 2, 0.105
        b.box((0.03, 0.004, drop - 2 * r), (x, 0, -(drop - 2 * r) / 2), web, 0.001)
        b.box((0.042, 0.016, 0.06), (x, 0, -drop * 0.55), steel(), 0.005)
        c = V((x, 0, -drop + r))
        a = rad(sway * s + 12)
        P = [c + V((r * sin(t) * cos(a), r * sin(t) * sin(a), r * cos(t))) for t in [2 * pi * i / 40 for i in range(41)]]
        b.tube(P, 0.0145, ply, n=14)
        b.box((0.034, 0.04, 0.055), c + V((0, 0, r)), web, 0.008)
    put(b.mesh('rings', wn=False), loc)


def bar_frame(loc, heights=(2.45, 2.2, 1.95), w=1.35, r=0):
    """Posts in a row with a pull-up bar between each two, stepping down, and dip handles at the low end."""
    b = B()
    m, grip = powder(), knurl(0, 1500.0, 0.016)
    top = max(heights) + 0.35
    for i in range(len(heights) + 1):
        x = i * w
        b.box((0.09, 0.09, top), (x, 0, top / 2), m, 0.008)
        b.box((0.26, 0.26, 0.012), (x, 0, 0.006), m, 0.004)
        b.box((0.07, 1.1, 0.07), (x, 0.55, top - 0.05), m, 0.008)
        b.box((0.09, 0.09, top), (x, 1.1, top / 2), m, 0.008)
    for i, z in enumerate(heights):
        b.cyl(0.016, w - 0.06, ((i + 0.5) * w, 0, z), grip, 'X', n=24, bev=0)
        b.box((w, 0.07, 0.07), ((i + 0.5) * w, 1.1, top - 0.05), m, 0.008)
    e = len(heights) * w
    for s in (0.3, 0.82):
        b.tube([(e, s, 1.22), (e + 0.62, s, 1.22)], 0.022, grip, n=18)
    b.box((0.012, 0.7, 0.09), (e + 0.046, 0.55, 1.22), accent(), 0.004)
    put(b.mesh('barframe'), loc, (0, 0, r))
