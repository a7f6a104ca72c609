"""Parts of a front: walls with openings, windows and what is behind them, doors, shop floors, roofs, balconies."""
from outdoors import *
from props_racks import *
from props_cardio import treadmill
from props_studio import ball, heavy_bag, yoga_mat

DARK, STONE = (0.014, 0.015, 0.016), (0.26, 0.25, 0.235)


def front(x0, x1, z0, z1, holes, mat, y=0.0, t=0.38, M=None):
    """A wall that looks towards -y, with openings (x, z, width, height; x is the middle). Reveals have the wall's thickness."""
    xs = sorted({x0, x1, *[h[0] - h[2] / 2 for h in holes], *[h[0] + h[2] / 2 for h in holes]})
    zs = sorted({z0, z1, *[h[1] for h in holes], *[h[1] + h[3] for h in holes]})
    b = B()
    for za, zb in zip(zs, zs[1:]):
        if za < z0 - 1e-6 or zb > z1 + 1e-6:
            continue
        start = None
        for xa, xb in [*zip(xs, xs[1:]), (x1, x1)]:
            cx, cz = (xa + xb) / 2, (za + zb) / 2
            solid = xb > xa and x0 <= cx <= x1 and not any(abs(cx - h[0]) < h[2] / 2 and h[1] < cz < h[1] + h[3] for h in holes)
            if solid and start is None:
                start = xa
            if not solid and start is not None:
                b.box((xa - start, t, zb - za), ((xa + start) / 2, y + t / 2, cz), mat, 0)
                start = None
    return put(b.mesh('front', wn=False), M=M)


def pane(b, w, h, c, mat):
    q = bmesh.new()
    q.faces.new([q.verts.new((x * w / 2, 0, z * h / 2)) for x, z in ((-1, -1), (1, -1), (1, 1), (-1, 1))])
    b._add(q, mat, T(c))


@cached
def lamplight(k=1.0, tint=(1.0, 0.66, 0.36)):
    """A lit room behind a far window: bright under its lamp, darker furniture below."""
    t = NT('lamplight')
    vec = t.coord(world=True)
    box = t.n('TexBrick', {'offset': 0.4}, Vector=t.coord((1, 1, 1), r=(rad(90), 0, 0), world=True), Color1=(0.35, 0.3, 0.27, 1), Color2=(1, 1, 1, 1),
              Mortar=(0.6, 0.55, 0.5, 1), Scale=1.0, Mortar_Size=0.02, Bias=0.35, Brick_Width=0.83, Row_Height=0.9)
    n = t.n('MapRange', None, Value=t.noise(vec, 1.1, 3.0), _1=0.3, _2=0.7, _3=0.35, _4=1.25).outputs[0]
    col = t.n('MixRGB', {'blend_type': 'MULTIPLY'}, _0=0.7, _1=c4(tint), _2=box.outputs['Color']).outputs[0]
    e = t.n('Emission', None, Color=col, Strength=t.math('MULTIPLY', n, k))
    t.t.links.new(e.outputs[0], t.out.inputs[0])
    return t.m


@cached
def curtain(c=(0.5, 0.47, 0.42), k=0.0):
    t = NT('curtain')
    sx = t.n('SeparateXYZ', None, _0=t.coord(world=True))
    u = t.math('ADD', sx.outputs[0], sx.outputs[1])
    wave = t.math('SINE', t.math('MULTIPLY', t.math('ADD', u, t.math('MULTIPLY', t.noise(t.coord(world=True), 2.0), 0.3)), 55.0))
    t.p(Base_Color=c4(c), Roughness=0.95, Normal=t.bump(wave, 0.9, 0.03), Emission=c4((1.0, 0.7, 0.42)), Emission_Strength=k)
    return t.m


@prop
def window(w, h, cols=2, rows=1, frame=(0.5, 0.49, 0.46), bar=0.055, low=0.0, tint=(0.86, 0.92, 0.9)):
    """Frame, glazing bars and glass; `low` is the height of a lower row. Its origin is the middle of the sill."""
    b = B()
    m = paint(frame, 0.4)
    for s in (-1, 1):
        b.box((bar, 0.08, h), (s * (w - bar) / 2, 0, h / 2), m, 0.006, seg=2)
        b.box((w, 0.08, bar), (0, 0, h / 2 + s * (h - bar) / 2), m, 0.006, seg=2)
    for i in range(1, cols):
        b.box((bar * 0.8, 0.07, h), (-w / 2 + w * i / cols, 0, h / 2), m, 0.005, seg=2)
    for i in range(1, rows):
        b.box((w, 0.06, bar * 0.7), (0, 0, low + (h - low) * i / rows if low else h * i / rows), m, 0.005, seg=2)
    if low:
        b.box((w, 0.07, bar * 0.8), (0, 0, low), m, 0.005, seg=2)
    pane(b, w - bar, h - bar, (0, 0.01, h / 2), archglass(tint, 1.6))
    return b.mesh('window', wn=False)


def dwelling(x, z, w, h, lit=0.3, M=None, y=0.24, **frame):
    """A window of a flat: its frame, and a dark room, a curtain, a blind or a lamp behind it."""
    put(window(w, h, **frame), (x, y, z), M=M)
    k = R.random()
    b = B()
    if k < lit:
        pane(b, w * 1.9, h * 1.4, (0, 0.5, h / 2), lamplight(R.choice((0.5, 0.8, 1.1)), R.choice(((1.0, 0.62, 0.3), (1.0, 0.72, 0.45), (0.95, 0.85, 0.7)))))
    else:
        pane(b, w * 1.9, h * 1.4, (0, 0.6, h / 2), paint((0.025, 0.026, 0.03)))
    j = R.random()
    if j < 0.5:  # curtains, drawn to one side or both
        c = R.choice(((0.55, 0.52, 0.47), (0.36, 0.33, 0.3), (0.6, 0.6, 0.58)))
        for s in (-1, 1):
            d = w * R.choice((0.16, 0.2, 0.3, 0.46))
            pane(b, d, h, (s * (w - d) / 2, 0.16, h / 2), curtain(c, 0.25 if k < lit else 0.0))
    elif j < 0.75:  # roller shutter, part of the way down
        d = h * R.choice((0.2, 0.35, 0.6))
        pane(b, w - 0.06, d, (0, 0.035, h - d / 2), corrugated_lying((0.42, 0.41, 0.38)))
    put(b.mesh('behind', wn=False), (x, y, z), M=M)


@cached
def corrugated_lying(c):
    t = NT('shutter')
    z = t.n('SeparateXYZ', None, _0=t.coord(world=True)).outputs[2]
    t.p(Base_Color=c4(c), Roughness=0.5, Normal=t.bump(t.math('SINE', t.math('MULTIPLY', z, 2 * pi / 0.05)), 0.7, 0.01))
    return t.m


def door(x, w=1.9, h=2.5, y=0.3, z=0.0, frame=DARK, M=None):
    """Two leaves of glass with long handles, a lit threshold and a mat."""
    b = B()
    m = powder(frame)
    for s in (-1, 1):
        for e in (0.02, w / 2 - 0.035):
            b.box((0.06, 0.06, h), (s * e if e > 0.03 else s * 0.036, 0, h / 2), m, 0.006)
        for q in (0.06, h - 0.05):
            b.box((w / 2 - 0.02, 0.06, 0.1), (s * w / 4, 0, q), m, 0.006)
        b.tube([(s * 0.12, -0.03, 0.75), (s * 0.12, -0.09, 0.75), (s * 0.12, -0.09, 1.65), (s * 0.12, -0.03, 1.65)], 0.016, steel(), fil=0.03)
        pane(b, w / 2 - 0.08, h - 0.16, (s * w / 4, 0.005, h / 2), archglass((0.93, 0.97, 0.96), 1.2))
        b.box((0.16, 0.004, 0.1), (s * w / 4, -0.006, 1.45), accent(), 0)
    put(b.mesh('door'), (x, y, z), M=M)
    quick(lambda q: q.box((w, 0.7, 0.012), (0, 0, 0), pbr('mat', (0.03, 0.03, 0.03), 0.95, bump=0.9, bscale=220.0), 0.004), (x, y - 0.75, z + 0.006))


def glazing(x0, x1, h, y, z=0.0, step=1.6, transom=0.0, frame=DARK, M=None, skip=(), bar=0.06):
    """A glass wall: posts, rails and panes; `skip` are numbers of fields left open (a door)."""
    b = B()
    m = powder(frame)
    n = max(1, round((x1 - x0) / step))
    w = (x1 - x0) / n
    for i in range(n + 1):
        b.box((bar, 0.14, h), (x0 + i * w, 0, h / 2), m, 0.006, seg=2)
    b.box((x1 - x0, 0.12, 0.08), ((x0 + x1) / 2, 0, h - 0.04), m, 0.006, seg=2)
    for i in range(n):
        if i in skip:
            continue
        b.box((w, 0.12, 0.12), (x0 + (i + 0.5) * w, 0, 0.06), m, 0.006, seg=2)
        if transom:
            b.box((w, 0.1, 0.06), (x0 + (i + 0.5) * w, 0, transom), m, 0.005, seg=2)
        pane(b, w - bar, h - 0.1, (x0 + (i + 0.5) * w, R.uniform(-0.004, 0.004), h / 2), archglass((0.9, 0.96, 0.94), 1.5))
    put(b.mesh('glazing', wn=False), (0, y, z), M=M)


def shop_floor(kit, x0, x1, y0, y1, h, k=1.0, props='gym', tint=(1.0, 0.78, 0.52), floor=None, skip='f'):
    """The lit hall behind the glass: what people see from the street. Few lamps, so that it renders clean."""
    W, D, cx = x1 - x0, y1 - y0, (x0 + x1) / 2
    wall = plaster((0.42, 0.38, 0.33)) if kit.wall_k in ('ink', 'dark', 'blue', 'green') else kit.wall()
    room(x0, x1, y0, y1, h, floor or kit.floor(0.36), wall, paint((0.3, 0.29, 0.28)), skip=skip, feature=planks((0.36, 0.2, 0.1), (0.27, 0.14, 0.065), 0.3, 1.1, 0.5))
    n = max(2, round(W / 3.4))
    for i in range(n):
        x = x0 + W * (i + 0.5) / n
        led((x, y0 + 0.4, h - 0.25), (x, y1 - 0.4, h - 0.25), ACC if i == n - 2 else tint, 6 * k, 0.06)
    for q in (0.25, 0.75):
        area((x0 + W * q, (y0 + y1) / 2, h - 0.3), (x0 + W * q, (y0 + y1) / 2, 0), W * 0.45, 8 * k * W * D / 2, tint, D * 0.7)
    led((x0, y1 - 0.05, 0.1), (x1, y1 - 0.05, 0.1), ACC, 8 * k, 0.035)
    i, x = 0, x0 + 1.4
    while props and x < x1 - 1.0:
        if props == 'gym' or (props == 'run' and i % 4 == 3):
            if i % 3 == 0:
                power_rack((x, y0 + 1.9, 0), R.uniform(-6, 6), load=((20, None), (10, None)))
            elif i % 3 == 1:
                put(bench(R.choice((30, 60))), (x, y0 + 1.1, 0), (0, 0, R.uniform(50, 130)))
                dumbbell_rack((x, y0 + 3.6, 0), 2.2)
            else:
                put(plyo(), (x, y0 + 1.6, 0), (0, 0, R.uniform(10, 40)))
                power_rack((x + 0.3, y0 + 4.4, 0), R.uniform(-6, 6))
        elif props == 'run':
            put(treadmill(i % 2), (x, y0 + 1.6, 0), (0, 0, 180 + R.uniform(-2, 2)))
        elif props == 'studio':
            if i % 3 == 1:
                put(heavy_bag(), (x, y0 + 2.4, 2.5))
                quick(lambda q: q.tube([(0, 0, 2.5), (0, 0, h)], 0.008, steel(), n=6), (x, y0 + 2.4, 0))
            elif i % 3 == 2:
                put(ball(0.36, R.choice(((0.3, 0.36, 0.12), (0.3, 0.3, 0.31), (0.05, 0.05, 0.055)))), (x, y0 + 0.9, 0.3))
                quick(lambda q: q.box((0.7, 0.7, 0.3), (0, 0, 0.15), kit.wood(0), 0.02), (x, y0 + 0.9, 0))
            put(yoga_mat(R.choice(((0.09, 0.1, 0.1), (0.3, 0.34, 0.12), (0.2, 0.2, 0.21)))), (x, y0 + 1.6, 0), (0, 0, R.uniform(-3, 3)))
            put(yoga_mat((0.2, 0.2, 0.21)), (x + 0.5, y0 + 3.6, 0), (0, 0, R.uniform(-3, 3)))
        x += {'gym': 1.9, 'run': 1.25, 'studio': 1.5}[props]
        i += 1


def gable_roof(x0, x1, eave, ridge, depth, over=0.5, mat=None, y=0.0):
    """Two slopes with the ridge along x, gutter and boards."""
    m = mat or roof_tiles()
    rise, run = ridge - eave, depth / 2 + over
    L = math.hypot(rise, run)
    a = math.degrees(math.atan2(rise, run))
    W = x1 - x0 + 2 * over
    cx = (x0 + x1) / 2
    plane(W, L, (cx, y + depth / 2 - run / 2, eave + rise / 2), (a, 0, 0), m)
    plane(W, L, (cx, y + depth / 2 + run / 2, eave + rise / 2), (-a, 0, 0), m)
    b = B()
    zinc = pbr('zinc', (0.2, 0.2, 0.2), 0.45, 0.7, rvar=0.1)
    b.tube([(x0 - over, y - over - 0.06, eave - 0.02), (x1 + over, y - over - 0.06, eave - 0.02)], 0.07, zinc, n=10)
    b.box((W, 0.03, 0.18), (cx, y - over, eave - 0.1), fascia_board(), 0.004)
    b.tube([(x0 - over, y + depth / 2, ridge + 0.03), (x1 + over, y + depth / 2, ridge + 0.03)], 0.1, pbr('ridge', (0.2, 0.065, 0.035), 0.8), n=10)
    put(b.mesh('eaves', wn=False))
    downpipe(x1 - 0.25, eave - 0.1, y - 0.08)


def fascia_board():
    return pbr('fascia', (0.09, 0.055, 0.03), 0.7, bump=0.3, bscale=40.0, stretch=(1, 12, 12))


def downpipe(x, top, y=-0.1, m=None):
    b = B()
    m = m or pbr('zinc', (0.2, 0.2, 0.2), 0.45, 0.7, rvar=0.1)
    b.tube([(x, y - 0.3, top + 0.05), (x, y, top - 0.25), (x, y, 0.25), (x, y - 0.16, 0.1)], 0.05, m, fil=0.12, n=12)
    for z in (0.9, 2.3, 3.7, 5.1):
        if z < top - 0.3:
            b.box((0.13, 0.12, 0.03), (x, y + 0.02, z), m, 0.004)
    put(b.mesh('downpipe'))


def balcony(x, z, w=2.4, d=0.95, y=0.0):
    """Stone slab on two consoles with an iron railing."""
    b = B()
    st = concrete((0.26, 0.25, 0.235), None, 0.8)
    b.box((w, d, 0.14), (x, y - d / 2, z), st, 0.03)
    for s in (-1, 1):
        b.prism([(0, 0), (d * 0.75, 0), (d * 0.6, -0.14), (0.12, -0.5), (0, -0.5)], 0.2, st, 0.015, M=T(x + s * w * 0.34 + 0.1, y, z - 0.07) @ rot(0, 0, -90) @ rot(90, 0, 0))
    iron = powder((0.02, 0.02, 0.021))
    P = [(x - w / 2 + 0.06, y, z + 1.0), (x - w / 2 + 0.06, y - d + 0.07, z + 1.0), (x + w / 2 - 0.06, y - d + 0.07, z + 1.0), (x + w / 2 - 0.06, y, z + 1.0)]
    for dz in (0, -0.82):
        b.tube([(a, c, e + dz) for a, c, e in P], 0.018, iron, n=8)
    n = int(w / 0.13)
    for i in range(n + 1):
        q = x - w / 2 + 0.06 + (w - 0.12) * i / n
        b.tube([(q, y - d + 0.07, z + 0.1), (q, y - d + 0.07, z + 1.0)], 0.008, iron, n=6)
    for s in (-1, 1):
        for i in range(1, 6):
            q = y - (d - 0.07) * i / 6
            b.tube([(x + s * (w / 2 - 0.06), q, z + 0.1), (x + s * (w / 2 - 0.06), q, z + 1.0)], 0.008, iron, n=6)
    put(b.mesh('balcony'))


def fascia(x, z, w, h, y=-0.05, size=0.6, k=6.0, mat=None, M=None):
    """A dark board with the glowing wordmark."""
    b = B()
    b.box((w, 0.12, h), (x, y, z), mat or powder(DARK), 0.012)
    put(b.mesh('fascia'), M=M)
    wordmark((x, y - 0.085, z), size, k=k)


def band(z, h, d, x0, x1, mat, y=0.0, bev=0.02):
    """A cornice or string course."""
    b = B()
    b.box((x1 - x0, d + 0.1, h), ((x0 + x1) / 2, y - d / 2 + 0.05, z), mat, bev)
    put(b.mesh('band'))
