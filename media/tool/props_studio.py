"""Props for studios, boxing, padel and still lifes."""
from props_soft import *


@prop
def step_platform(col=None):
    b = B()
    b.box((0.98, 0.36, 0.05), (0, 0, 0.175), plastic((0.03, 0.03, 0.032)), 0.02)
    b.box((0.94, 0.33, 0.008), (0, 0, 0.202), foam(col or (0.05, 0.05, 0.052)), 0.004)
    for i in range(-5, 6):
        b.box((0.01, 0.31, 0.004), (i * 0.08, 0, 0.207), rubber(), 0.0015)
    for s in (-1, 1):
        for k in (0, 1):
            b.box(
                (0.22, 0.36, 0.07),
                (s * 0.36, 0, 0.036 + 0.073 * k),
                pbr('riser', col or ACC, 0.45, bump=0.1) if k == 0 else plastic((0.05, 0.05, 0.052)),
                0.018,
                taper=0.93,
            )
    return b.mesh('step')


@prop
def yoga_mat(col):
    b = B()
    b.box((0.62, 1.82, 0.008), (0, 0, 0.004), foam(col), 0.0035)
    return b.mesh('mat')


@prop
def roll(col, r=0.065, w=0.62):
    b = B()
    pts = []
    for i in range(160):
        a = i / 160 * 2 * pi * 7
        q = 0.012 + (r - 0.012) * i / 160
        pts.append((q * cos(a), q * sin(a)))
    bb = bmesh.new()
    a = [(bb.verts.new((x, y, -w / 2)), bb.verts.new((x, y, w / 2))) for x, y in pts]
    for p, q in zip(a, a[1:]):
        bb.faces.new([p[0], q[0], q[1], p[1]])
    bmesh.ops.solidify(bb, geom=bb.faces[:], thickness=0.0055)
    b._add(bb, foam(col), rot(0, 90, 0))
    return b.mesh('roll', wn=False)


@prop
def ball(r=0.32, col=(0.3, 0.3, 0.32)):
    b = B()
    prof = [
        (r * cos(t) * (1 + 0.004 * sin(t * 60)), r + r * sin(t) * (1 + 0.004 * sin(t * 60)))
        for t in [-pi / 2 + i * pi / 120 for i in range(121)]
    ]
    prof[0] = (0, 0)
    prof[-1] = (0, 2 * r)
    b.lathe(prof, mat=pbr('vinyl', col, 0.35, rvar=0.06), n=64)
    return b.mesh('ball', wn=False)


def grass(cam_y=-0.15, far=9.0, n=330000, c=(0.016, 0.075, 0.42)):
    """real blades in front of the camera, density falling off with distance so there is no patch edge (one mesh)"""
    vs, fs = [], []
    for i in range(n):
        u = R.random()
        dist = 0.35 * ((far + 0.35) / 0.35) ** u - 0.0
        y = cam_y + dist
        x = 0.3 + R.uniform(-1, 1) * (0.45 + 0.72 * dist)
        if abs(x) > 4.98:
            continue
        g = 1 + dist * 0.35
        a = R.uniform(0, 2 * pi)
        h = R.uniform(0.004, 0.009)
        l = h * R.uniform(0.2, 0.9)
        wx = 0.0007 * g
        dx, dy = cos(a), sin(a)
        k = len(vs)
        vs += [(x - dx * wx, y - dy * wx, 0), (x + dx * wx, y + dy * wx, 0), (x - dy * l, y + dx * l, h)]
        fs.append((k, k + 1, k + 2))
    me = bpy.data.meshes.new('grass')
    me.from_pydata(vs, [], fs)
    me.materials.append(pbr('blade', c, 0.55, cvar=0.5, cscale=90.0, sheen=0.3))
    put(me)


@prop
def padel_ball():
    b = B()
    r = 0.033
    prof = [(r * cos(t), r * sin(t)) for t in [-pi / 2 + i * pi / 40 for i in range(41)]]
    prof[0] = (0, -r)
    prof[-1] = (0, r)
    b.lathe(prof, mat=pbr('felt', (0.62, 0.78, 0.04), 0.95, bump=0.9, bscale=900.0, sheen=0.8, cvar=0.15, cscale=300.0), n=40)
    P = [
        V((cos(t) * 0.82 + 0.18 * cos(3 * t), sin(t) * 0.82 - 0.18 * sin(3 * t), 0.62 * sin(2 * t))).normalized() * r * 1.0
        for t in [i * 2 * pi / 80 for i in range(81)]
    ]
    b.tube(P, 0.0011, pbr('seam', (0.8, 0.8, 0.75), 0.8), n=6)
    return b.mesh('pb', wn=False)


@prop
def racket():
    b = B()
    P = []
    for i in range(64):
        t = 2 * pi * i / 64
        r = 0.13
        P.append((r * sin(t) * (1 - 0.06 * cos(t)), 0.17 + (0.135 * cos(t) if cos(t) > 0 else 0.15 * cos(t))))
    b.prism(P, 0.036, pbr('carbon', (0.02, 0.02, 0.022), 0.28, coat=0.6, bump=0.05), 0.009, M=T(0, 0, -0.018))
    for z in (-1, 1):
        b.prism(
            [(x * 0.8, 0.17 + (y - 0.17) * 0.8) for x, y in P],
            0.0008,
            pbr('face', tuple(c * 0.75 for c in ACC), 0.4, coat=0.3),
            0,
            M=T(0, 0, 0.0185 if z > 0 else -0.0193),
        )
    for i in range(-4, 5):
        for j in range(-4, 5):
            if i * i + j * j < 15:
                b.cyl(0.0052, 0.0402, (i * 0.02, 0.175 + j * 0.021, 0), pbr('hole', (0.002, 0.002, 0.002), 0.9), 'Z', n=14, bev=0)
    for s in (-1, 1):
        b.tube([(s * 0.07, 0.055, 0), (s * 0.02, -0.05, 0)], 0.013, pbr('carbon', (0.02, 0.02, 0.022), 0.28, coat=0.6, bump=0.05))
    b.cyl(0.0165, 0.2, (0, -0.14, 0), rubber(), 'Y')
    for i in range(12):
        b.lathe([(0.0165, -0.004), (0.0176, 0), (0.0165, 0.004)], (0, -0.06 - i * 0.0145, 0), rubber(), 'Y', n=24, M=rot(8))
    b.cyl(0.02, 0.014, (0, -0.245, 0), rubber(), 'Y')
    return b.mesh('racket')


# ---------------------------------------------------------------- boxing, functional
@prop
def heavy_bag(h=1.15, r=0.17):
    """Bag hanging from z=0 downwards, chains above."""
    b = B()
    le = pbr('bagskin', (0.02, 0.02, 0.021), 0.36, bump=0.5, bscale=60.0, rvar=0.1, rscale=4.0)
    pr = (
        [(0, -h), (r * 0.8, -h + 0.004), (r * 0.97, -h + 0.03), (r, -h + 0.09)]
        + [(r * (1 + 0.018 * sin(i * 1.9)), -h + 0.09 + i * (h - 0.18) / 14) for i in range(1, 14)]
        + [(r, -0.09), (r * 0.97, -0.03), (r * 0.85, 0), (0, 0)]
    )
    b.lathe([(p, z - 0.34) for p, z in pr], mat=le, n=64)
    for z in (-0.5, -1.28):
        b.lathe(
            [(r * 1.004, z - 0.05), (r * 1.02, z - 0.045), (r * 1.02, z + 0.045), (r * 1.004, z + 0.05)],
            mat=accent() if z > -1 else pbr('bagband', (0.05, 0.05, 0.052), 0.4),
            n=64,
        )
    b.text('KVART', 0.12, pbr('ink', (0.75, 0.76, 0.76), 0.5), M=T(0, -r * 1.012, -0.82) @ rot(90), ext=0.0015, wrap=(r, None))
    for i in range(4):
        a = pi / 4 + pi / 2 * i
        p0, p1 = V((r * 0.8 * cos(a), r * 0.8 * sin(a), -0.34)), V((0, 0, -0.05))
        n = 9
        for k in range(n):
            c = p0.lerp(p1, (k + 0.5) / n)
            d = (p1 - p0).normalized()
            u = d.orthogonal().normalized() if k % 2 else d.cross(d.orthogonal()).normalized()
            P = [c + d * 0.02 * cos(t) + u * 0.009 * sin(t) for t in [j * 2 * pi / 12 for j in range(13)]]
            b.tube(P, 0.0032, steel(), n=6)
    b.tube([(0, 0, -0.06), (0, 0, 0.1)], 0.01, steel())
    b.cyl(0.03, 0.03, (0, 0, -0.03), steel(), 'Z')
    return b.mesh('bag', wn=False)


@prop
def glove(col=(0.02, 0.02, 0.021), side=1):
    """Boxing glove lying on its back: fist +y, cuff -y; voxel-joined blobs."""
    m = pbr('glove', col, 0.34, bump=0.1, bscale=220.0, rvar=0.06, rscale=6.0, coat=0.1)
    b = B()

    def blob(c, s, rr=(0, 0, 0)):
        bb = bmesh.new()
        bmesh.ops.create_uvsphere(bb, u_segments=32, v_segments=20, radius=1.0)
        b._add(bb, m, T(c) @ rot(*rr) @ Matrix.Diagonal((*s, 1)))

    blob((0, 0.085, 0.075), (0.074, 0.082, 0.066))
    blob((0, 0.03, 0.068), (0.07, 0.075, 0.058))
    blob((0, 0.12, 0.055), (0.066, 0.055, 0.052))
    blob((side * 0.07, 0.055, 0.06), (0.03, 0.068, 0.034), (0, 0, side * 12))
    blob((side * 0.05, 0.105, 0.05), (0.03, 0.035, 0.03))
    b.lathe([(0.0, -0.13), (0.052, -0.13), (0.057, -0.12), (0.053, -0.04), (0.056, 0.02), (0, 0.03)], (0, 0, 0.062), m, 'Y', n=40)
    me = b.mesh('g', wn=False)
    o = bpy.data.objects.new('t', me)
    bpy.context.collection.objects.link(o)
    md = o.modifiers.new('r', 'REMESH')
    md.mode = 'VOXEL'
    md.voxel_size = 0.004
    md.use_smooth_shade = True
    sm = o.modifiers.new('s', 'SMOOTH')
    sm.iterations = 10
    sm.factor = 0.5
    bpy.context.view_layer.update()
    dg = bpy.context.evaluated_depsgraph_get()
    m2 = bpy.data.meshes.new_from_object(o.evaluated_get(dg))
    bpy.data.objects.remove(o)
    b = B()
    b.mats = [m]
    b.bm.from_mesh(m2)
    for f in b.bm.faces:
        f.material_index = 0
        f.smooth = True
    ink = pbr('gstrap', (0.04, 0.04, 0.042), 0.6, bump=0.4, bscale=300.0)
    b.lathe([(0.0545, -0.034), (0.0585, -0.03), (0.0585, 0.03), (0.0545, 0.034)], (0, -0.075, 0.062), ink, 'Y', n=48)
    b.lathe([(0.058, -0.045), (0.0595, -0.043), (0.0595, -0.038), (0.058, -0.036)], (0, -0.075, 0.062), accent(), 'Y', n=48)
    b.text('KVART', 0.026, pbr('ink', (0.75, 0.76, 0.76), 0.5), M=T(0, -0.075, 0.1212), ext=0.0006, wrap=(0.0585, None))
    return b.mesh('glove', wn=False)


def battle_rope(anchor, spread=0.5, length=5.0, seed=1, r=0.019):
    """Two heavy ropes snaking from an anchor towards -y, frozen in waves on the floor."""
    ax, ay, az = anchor
    q = random.Random(seed)
    m = pbr('hemp', (0.03, 0.03, 0.031), 0.75, bump=0.9, bscale=60.0, stretch=(1, 6, 1))
    cap = pbr('ropecap', ACC, 0.45)
    lift = r * 1.12 + 0.008  # the grips are thicker than the rope and must not sink into the turf
    for s in (-1, 1):
        P = []
        ph = q.uniform(0, 6)
        n = 60
        for i in range(n):
            u = i / (n - 1)
            amp = 0.16 * sin(pi * min(1, u * 1.1)) * (1 - 0.35 * u)
            P.append(V((ax + s * (0.04 + spread * u) + amp * sin(u * 11 + ph), ay - length * u, lift + (az - lift) * max(0, 1 - u * 7) ** 2)))
        b = B()
        b.tube(fillet(P, 0.1, 2), r, m, n=14)
        d = (P[-1] - P[-2]).normalized()
        b.tube([P[-1] - d * 0.22, P[-1] + d * 0.01], r * 1.12, cap, n=18)
        put(b.mesh('brope', wn=False))


def trx(loc, length=1.5, sway=0.0):
    """Suspension trainer hanging from loc: two straps, handles, lime stitching."""
    b = B()
    bk = fabric((0.02, 0.02, 0.021))
    ye = pbr('webbing', tuple(c * 0.9 for c in ACC), 0.8, bump=0.5, bscale=500.0)
    b.tube([(0, 0, 0), (0, 0, -0.25)], 0.012, bk, n=8)
    b.tube(
        [(0, 0, -0.23), (0.015, 0, -0.25), (0.015, 0, -0.3), (-0.015, 0, -0.3), (-0.015, 0, -0.25), (0, 0, -0.23)],
        0.0045,
        chrome(),
        fil=0.01,
        n=8,
    )
    for s in (-1, 1):
        e = V((s * 0.2 + sway, 0, -length))
        b.box((0.036, 0.003, 1.0), mat=ye, bev=0.001, M=seg_matrix(V((0, 0, -0.3)), e))
        mid = V((0, 0, -0.3)).lerp(e, 0.55)
        b.box((0.044, 0.016, 0.05), mid, plastic(), 0.005)
        for dx in (-0.055, 0.055):
            b.tube([e, e + V((dx, 0, -0.13))], 0.006, bk, n=8)
        b.cyl(0.0165, 0.13, e + V((0, 0, -0.13)), rubber(), 'X')
    put(b.mesh('trx', wn=False), loc)


def seg_matrix(a, b):
    """Matrix that maps a unit z-box to the segment a..b."""
    d = b - a
    return T((a + b) / 2) @ d.to_track_quat('Z', 'Y').to_matrix().to_4x4() @ Matrix.Diagonal((1, 1, d.length, 1))


@prop
def speaker():
    b = B()
    b.box((0.22, 0.2, 0.36), (0, 0, 0), plastic(), 0.02)
    b.cyl(0.08, 0.006, (0, -0.1, -0.06), rubber(), 'Y')
    b.cyl(0.03, 0.006, (0, -0.1, 0.1), steel(), 'Y')
    return b.mesh('spk')
