"""What stands on a pavement: trees, shrubs, bicycles and their stands, lamps, benches, railings, scaffolding."""
from rooms import *


@cached
def foliage(c=(0.05, 0.11, 0.025)):
    """Leaves let some light through; each cluster has its own green."""
    t = NT('foliage')
    n = t.noise(t.coord(world=True), 1.3, 3.0)
    col = t.mix(n, c4(c, 0.55), c4((c[0] * 1.7, c[1] * 1.35, c[2]), 1.0))
    d = t.n('BsdfDiffuse', None, Color=col)
    l = t.n('BsdfTranslucent', None, Color=col)
    x = t.n('MixShader', None, _0=0.4, _1=d.outputs[0], _2=l.outputs[0])
    t.t.links.new(x.outputs[0], t.out.inputs[0])
    return t.m


def leaves(points, per, size, spread, col, flat=0.0):
    """Small folded quads in clusters around points, as one mesh."""
    vs, fs = [], []
    for p in points:
        for _ in range(per):
            c = V(p) + V((R.gauss(0, spread), R.gauss(0, spread), R.gauss(0, spread * 0.8)))
            u = V((R.gauss(0, 1), R.gauss(0, 1), R.gauss(0, 1) * (1 - flat))).normalized()
            w = u.orthogonal().normalized() if R.random() < 0.5 else u.cross(V((R.gauss(0, 1), R.gauss(0, 1), R.gauss(0, 1)))).normalized()
            s = size * R.uniform(0.6, 1.3)
            k = len(vs)
            vs += [c - u * s, c - w * s * 0.42, c + u * s, c + w * s * 0.42]
            fs.append((k, k + 1, k + 2, k + 3))
    me = bpy.data.meshes.new('leaves')
    me.from_pydata(vs, [], fs)
    me.materials.append(foliage(col))
    put(me)


def tree(loc, h=7.0, r=0.14, crown=0.64, col=(0.05, 0.11, 0.025), per=150, size=0.055, kind='round', bare=False):
    """A trunk that forks three times. `round` spreads like a lime, `poplar` rises like a flame, `fruit` stays low."""
    b = B()
    bark = pbr('bark', (0.075, 0.06, 0.048), 0.92, bump=0.9, bscale=26.0, stretch=(1, 1, 0.25), cvar=0.4, cscale=9.0)
    tips = []
    up = {'round': 0.75, 'poplar': 2.6, 'fruit': 0.5}[kind]

    def grow(p, d, l, rad_, depth):
        q = [p]
        for i in range(1, 5):
            d = (d + V((R.gauss(0, 0.09), R.gauss(0, 0.09), 0.05 * up))).normalized()
            q.append(q[-1] + d * l / 4)
        b.tube(q, rad_, bark, n=8 if depth > 1 else 5)
        if depth == 0:
            tips.extend(q[1:])
            return
        n = R.choice((3, 4)) if depth > 1 else R.choice((2, 3, 3))
        for i in range(n):
            a = 2 * pi * (i + R.uniform(-0.2, 0.2)) / n
            s = R.uniform(0.55, 0.95) if kind != 'poplar' else R.uniform(0.2, 0.42)
            e = (d + V((cos(a), sin(a), 0)) * s * 1.25 + V((0, 0, 0.22 * up))).normalized()
            grow(q[-1] if i else q[-2], e, l * R.uniform(0.6, 0.78), rad_ * R.uniform(0.5, 0.62), depth - 1)
            if depth <= 2:
                tips.append(q[2])

    grow(V((0, 0, -0.1)), V((R.gauss(0, 0.03), R.gauss(0, 0.03), 1)).normalized(), h * (1 - crown), r, 3)
    put(b.mesh('trunk', wn=False), loc)
    if not bare:
        leaves([V(loc) + t for t in tips], per, size, 0.3 if kind != 'fruit' else 0.2, col)


def pine(loc, h=9.0, col=(0.02, 0.05, 0.026)):
    """A park pine: a bare lower trunk, then whorls of drooping branches."""
    b = B()
    bark = pbr('pinebark', (0.12, 0.06, 0.035), 0.92, bump=0.9, bscale=18.0, stretch=(1, 1, 0.3), cvar=0.4, cscale=6.0)
    b.tube([(R.gauss(0, 0.05), R.gauss(0, 0.05), h * i / 6 - 0.1) for i in range(7)], 0.14, bark, n=10)
    pts = []
    z = h * 0.3
    while z < h * 1.02:
        L = (1 - (z / h) ** 2) * 2.1 + 0.25
        n = R.choice((5, 6, 7))
        for i in range(n):
            a = 2 * pi * i / n + R.uniform(-0.3, 0.3)
            e = V((cos(a) * L, sin(a) * L, -0.12 * L + R.uniform(-0.15, 0.25)))
            b.tube([(0, 0, z), V((0, 0, z)) + e * 0.6 + V((0, 0, 0.1)), V((0, 0, z)) + e], 0.022, bark, n=5)
            pts += [V(loc) + V((0, 0, z)) + e * u for u in (0.4, 0.62, 0.82, 1.0)]
        z += h * 0.062
    put(b.mesh('pine', wn=False), loc)
    leaves(pts, 60, 0.1, 0.17, col, 0.2)


def shrub(loc, w=1.2, d=0.5, h=0.7, col=(0.045, 0.1, 0.03), n=70):
    leaves([(loc[0] + R.uniform(-w, w) / 2, loc[1] + R.uniform(-d, d) / 2, loc[2] + R.uniform(0.15, 1) * h) for _ in range(n)], 60, 0.035, 0.11, col)


def planter(loc, w=1.4, d=0.45, h=0.5, mat=None):
    b = B()
    m = mat or concrete((0.2, 0.195, 0.185), None, 0.75)
    b.box((w, d, h), (0, 0, h / 2), m, 0.02)
    put(b.mesh('planter'), loc)
    shrub((loc[0], loc[1], loc[2] + h - 0.12), w - 0.1, d - 0.1, 0.55)


def bike_stand(loc, n=4, step=0.85, r=0):
    """Hoops of bent tube."""
    b = B()
    for i in range(n):
        x = i * step
        b.tube([(x, -0.35, -0.05), (x, -0.35, 0.8), (x, 0.35, 0.8), (x, 0.35, -0.05)], 0.024, steel(), fil=0.16, n=12)
    put(b.mesh('hoops'), loc, (0, 0, r))


@prop
def bicycle(c=(0.03, 0.1, 0.09)):
    """A plain city bicycle, front wheel towards +y."""
    b = B()
    tyre, m = rubber(), powder(c)
    for y in (-0.52, 0.53):
        P = [(0, y + 0.335 * cos(2 * pi * i / 36), 0.345 + 0.335 * sin(2 * pi * i / 36)) for i in range(37)]
        b.tube(P, 0.017, tyre, n=8)
        b.tube([(0, y + (q[1] - y) * 0.95, 0.345 + (q[2] - 0.345) * 0.95) for q in P], 0.009, chrome(), n=6)
        for i in range(14):
            a = 2 * pi * i / 14
            b.tube([(0.02 * (-1) ** i, y, 0.345), (0, y + 0.31 * cos(a), 0.345 + 0.31 * sin(a))], 0.0014, chrome(), n=4)
        b.cyl(0.03, 0.08, (0, y, 0.345), chrome(), 'X')
        b.tube([(0, y + 0.37 * cos(a), 0.345 + 0.37 * sin(a)) for a in [rad(20 + i * 10) for i in range(14)]], 0.022, m, n=6)
    bb, seat, head, fork = (0, -0.08, 0.3), (0, -0.24, 0.82), (0, 0.36, 0.86), (0, 0.53, 0.345)
    for p, q, rr in ((bb, seat, 0.017), (bb, (0, 0.38, 0.72), 0.02), (seat, head, 0.016), (bb, (0, -0.52, 0.345), 0.011), (seat, (0, -0.52, 0.345), 0.009)):
        b.tube([p, q], rr, m, n=10)
    b.tube([(0, 0.33, 1.0), head, (0, 0.41, 0.66), fork], 0.016, m, n=10, fil=0.05)
    b.tube([seat, (0, -0.27, 0.93)], 0.013, steel())
    b.box((0.15, 0.26, 0.06), (0, -0.28, 0.96), leather(), 0.028)
    b.tube([(-0.28, 0.2, 1.04), (-0.24, 0.36, 1.07), (0, 0.34, 1.0), (0.24, 0.36, 1.07), (0.28, 0.2, 1.04)], 0.011, chrome(), fil=0.08)
    for s in (-1, 1):
        b.tube([(s * 0.27, 0.24, 1.045), (s * 0.285, 0.12, 1.035)], 0.016, rubber())
        b.box((0.09, 0.05, 0.02), (s * 0.12, -0.08 + s * 0.12, 0.3 - s * 0.1), rubber(), 0.006)
        b.tube([(s * 0.05, -0.08, 0.3), (s * 0.06, -0.08 + s * 0.12, 0.3 - s * 0.1)], 0.009, steel(), n=6)
    b.cyl(0.09, 0.012, (0.05, -0.08, 0.3), steel(), 'X')
    b.box((0.12, 0.34, 0.012), (0, -0.56, 0.74), powder(), 0.005)
    return b.mesh('bicycle')


def parked(loc, r=0, c=(0.03, 0.1, 0.09)):
    put(bicycle(c), loc, (0, R.uniform(4, 8), r))


def street_lamp(loc, h=4.6, k=40.0, col=(1.0, 0.72, 0.42), arm=0.9, power=160, r=0):
    """A slim pole with an arm and a warm head."""
    b = B()
    m = powder((0.03, 0.032, 0.033))
    b.cyl(0.085, 0.9, (0, 0, 0.45), m, n=20)
    b.tube([(0, 0, 0), (0, 0, h), (0, -arm, h + 0.12)], 0.05, m, fil=0.4, n=12)
    b.box((0.22, 0.55, 0.07), (0, -arm - 0.2, h + 0.13), m, 0.02)
    b.box((0.16, 0.42, 0.01), (0, -arm - 0.2, h + 0.09), emit(col, k, 'lamp'), 0)
    put(b.mesh('lamp'), loc, (0, 0, r))
    d = rot(0, 0, r).to_3x3() @ V((0, -arm - 0.2, h + 0.05))
    p = V(loc) + d
    if power:
        area(p, p - V((0, 0, 4)), 0.4, power, col)


def seat(loc, r=0, w=1.8, wood=None):
    """Street bench: slats on two steel feet."""
    b = B()
    m = wood or pbr('slat', (0.22, 0.12, 0.06), 0.6, bump=0.3, bscale=30.0, stretch=(1, 12, 12))
    for i in range(4):
        b.box((w, 0.085, 0.035), (0, -0.15 + i * 0.1, 0.45), m, 0.008)
    for i in range(3):
        b.box((w, 0.03, 0.085), (0, 0.24 + i * 0.03, 0.6 + i * 0.12), m, 0.008)
    for s in (-1, 1):
        b.tube([(s * w * 0.38, -0.18, 0), (s * w * 0.38, -0.18, 0.42), (s * w * 0.38, 0.22, 0.42), (s * w * 0.38, 0.33, 0.92)], 0.022, powder(), fil=0.06)
        b.tube([(s * w * 0.38, 0.2, 0), (s * w * 0.38, 0.2, 0.42)], 0.022, powder())
    put(b.mesh('seat'), loc, (0, 0, r))


def railing(p0, p1, h=1.05, step=1.5, wires=5, m=None):
    """Posts, a round handrail and steel wires between two points on the ground."""
    p0, p1 = V(p0), V(p1)
    m = m or powder((0.03, 0.032, 0.034))
    b = B()
    n = max(1, round((p1 - p0).length / step))
    for i in range(n + 1):
        p = p0 + (p1 - p0) * i / n
        b.tube([p, p + V((0, 0, h))], 0.024, m, n=8)
    b.tube([p0 + V((0, 0, h)), p1 + V((0, 0, h))], 0.03, m, n=10)
    for i in range(wires):
        z = V((0, 0, 0.15 + (h - 0.25) * i / max(1, wires - 1)))
        b.tube([p0 + z, p1 + z], 0.006, steel(), n=5)
    put(b.mesh('railing', wn=False))


def bollards(xs, y, h=0.9):
    b = B()
    b.cyl(0.06, h, (0, 0, h / 2), powder((0.03, 0.031, 0.032)), bev=0.02)
    b.cyl(0.062, 0.05, (0, 0, h - 0.14), steel())
    m = b.mesh('bollard')
    for x in xs:
        put(m, (x, y, 0))


def scaffold(x0, x1, h, y=-0.9, bay=2.4, lift=2.0, d=0.75):
    """Tubes, planks and braces in front of a wall."""
    b = B()
    t = pbr('tube', (0.42, 0.43, 0.43), 0.45, 0.8, rvar=0.15, cvar=0.3, cscale=8.0)
    plank = pbr('plank', (0.34, 0.22, 0.11), 0.85, bump=0.4, bscale=26.0, stretch=(1, 9, 9), cvar=0.4, cscale=1.1)
    n = round((x1 - x0) / bay)
    for i in range(n + 1):
        x = x0 + (x1 - x0) * i / n
        for yy in (y, y - d):
            b.tube([(x, yy, 0), (x, yy, h + R.uniform(0.3, 0.9))], 0.024, t, n=8)
            b.box((0.16, 0.16, 0.02), (x, yy, 0.01), t, 0.003)
        z = lift
        while z < h + 0.1:
            b.tube([(x, y + 0.1, z - 0.06), (x, y - d - 0.1, z - 0.06)], 0.024, t, n=6)
            z += lift
    z = lift
    while z < h + 0.1:
        for yy in (y, y - d):
            for dz in (-0.1, 0.95) if yy < y else (-0.1,):
                b.tube([(x0 - 0.3, yy, z + dz), (x1 + 0.3, yy, z + dz)], 0.024, t, n=6)
        for i in range(n):
            for k in range(3):
                if R.random() < 0.93:
                    b.box((bay + 0.18, 0.22, 0.045), (x0 + (i + 0.5) * (x1 - x0) / n + R.uniform(-0.06, 0.06), y - 0.13 - k * 0.245, z), plank, 0.006)
        z += lift
    for i in range(0, n, 2):
        a, c = x0 + (x1 - x0) * i / n, x0 + (x1 - x0) * (i + 1) / n
        b.tube([(a, y - d - 0.03, 0.1), (c, y - d - 0.03, lift)], 0.022, t, n=6)
        b.tube([(c, y - d - 0.03, lift), (a, y - d - 0.03, lift * 2)], 0.022, t, n=6)
    put(b.mesh('scaffold', wn=False))
