"""Outdoors: sky, sun, weathered walls, streets, and the camera that stands on the pavement."""
from rooms import *

SKIES = {  # elevation 0 (horizon) to 1 (zenith): colours; then cloud colour
    'day': ([(0.0, (0.86, 0.9, 0.94)), (0.12, (0.62, 0.76, 0.92)), (0.5, (0.26, 0.45, 0.78)), (1.0, (0.15, 0.31, 0.66))], (1.0, 1.0, 1.0)),
    'soft': ([(0.0, (0.9, 0.88, 0.84)), (0.2, (0.74, 0.79, 0.84)), (1.0, (0.5, 0.6, 0.72))], (0.98, 0.97, 0.95)),
    'late': ([(0.0, (1.15, 0.72, 0.42)), (0.1, (0.95, 0.72, 0.56)), (0.3, (0.52, 0.6, 0.74)), (1.0, (0.2, 0.32, 0.56))], (1.1, 0.82, 0.66)),
    'dusk': (
        [(0.0, (0.95, 0.4, 0.16)), (0.06, (0.8, 0.4, 0.26)), (0.2, (0.36, 0.33, 0.46)), (0.45, (0.13, 0.19, 0.38)), (1.0, (0.06, 0.1, 0.24))],
        (0.62, 0.34, 0.32),
    ),
    'blue': ([(0.0, (0.3, 0.27, 0.36)), (0.12, (0.17, 0.23, 0.42)), (0.5, (0.07, 0.13, 0.31)), (1.0, (0.035, 0.075, 0.2))], (0.2, 0.22, 0.33)),
    'night': ([(0.0, (0.075, 0.08, 0.13)), (0.2, (0.03, 0.045, 0.1)), (1.0, (0.008, 0.016, 0.045))], (0.05, 0.055, 0.085)),
}


class WorldTree(NT):
    def __init__(s):
        w = bpy.data.worlds.new('sky')
        bpy.context.scene.world = w
        w.use_nodes = True
        s.t = w.node_tree
        s.b = s.t.nodes['Background']


def sky(time, k=1.0, clouds=0.45, turn=0.0):
    """A gradient with thin clouds; it lights the street and stands in every pane of glass."""
    stops, cloud = SKIES[time]
    t = WorldTree()
    d = t.n('Mapping', None, Vector=t.n('TexCoord').outputs['Generated'], Rotation=(0, 0, rad(turn))).outputs[0]
    z = t.math('MAXIMUM', t.n('SeparateXYZ', None, _0=d).outputs[2], 0.0)
    col = t.ramp(z, stops)
    flat = t.n('Mapping', None, Vector=d, Scale=(1.6, 1.6, 7.0)).outputs[0]
    veil = t.n('MapRange', None, Value=t.noise(flat, 1.7, 7.0, 0.6), _1=0.48, _2=0.78, _3=0.0, _4=clouds).outputs[0]
    t.set(t.b.inputs[0], t.mix(veil, col, (*cloud, 1)))
    t.b.inputs[1].default_value = k


def sun(azimuth, height, power, col=(1.0, 0.9, 0.76), angle=1.2, gl=True):
    """Azimuth 0 comes from behind the camera, positive from the right. Without `gl` water and glass do not mirror it."""
    l = bpy.data.lights.new('sun', 'SUN')
    l.energy, l.color, l.angle = power, col, rad(angle)
    o = bpy.data.objects.new('sun', l)
    bpy.context.collection.objects.link(o)
    a, h = rad(azimuth), rad(height)
    o.rotation_euler = V((-sin(a) * cos(h), cos(a) * cos(h), -sin(h))).to_track_quat('-Z', 'Y').to_euler()
    o.visible_glossy = gl


def stand(x, y, tx, lens=27, horizon=0.36, z=1.55, ty=0.0):
    """A level camera, shifted instead of tilted, so that walls stay upright; the horizon at a share of the height."""
    cam((x, y, z), (tx, ty, z), lens, None, shift=(0, (0.5 - horizon) * 0.5625))


# ---------------------------------------------------------------- surfaces
@cached
def weathered(m, foot=0.55, streaks=0.3):
    """Splashes at the foot and streaks of rain, on any material that has a base colour."""
    t = NT.of(m)
    vec = t.coord(world=True)
    link = t.b.inputs['Base Color'].links
    col = link[0].from_socket if link else tuple(t.b.inputs['Base Color'].default_value)
    z = t.math('ADD', t.n('SeparateXYZ', None, _0=vec).outputs[2], t.math('MULTIPLY', t.noise(vec, 1.4, 5.0), -0.9))
    low = t.n('MapRange', None, Value=z, _1=-0.45, _2=0.5, _3=foot, _4=1.0).outputs[0]
    run = t.noise(t.coord((3.2, 3.2, 0.16), world=True), 1.5, 6.0, 0.6)
    run = t.n('MapRange', None, Value=run, _1=0.36, _2=0.6, _3=1.0 - streaks, _4=1.0).outputs[0]
    k = t.math('MULTIPLY', low, run)
    t.set(t.b.inputs['Base Color'], t.n('MixRGB', {'blend_type': 'MULTIPLY'}, _0=1.0, _1=col, _2=t.n('CombineXYZ', None, _0=k, _1=k, _2=k)))
    return m


@cached
def asphalt(wet=0.8, c=(0.04, 0.041, 0.043)):
    t = NT('asphalt')
    vec = t.coord(world=True)
    grit = t.noise(vec, 150.0, 3.0)
    worn = t.noise(vec, 0.5, 6.0, 0.6)
    pool = t.n('MapRange', None, Value=t.noise(vec, 0.42, 4.0, 0.5), _1=0.44, _2=0.58, _3=wet * 0.35, _4=wet).outputs[0]
    base = t.mix(grit, c4(c, 0.55), c4(c, 1.7))
    base = t.n('MixRGB', {'blend_type': 'MULTIPLY'}, _0=0.6, _1=base, _2=t.ramp(worn, [(0.35, (0.6, 0.6, 0.6)), (0.65, (1.2, 1.2, 1.2))])).outputs[0]
    base = t.mix(pool, base, c4(c, 0.35))
    t.p(
        Base_Color=base,
        Roughness=t.math('SUBTRACT', 0.72, t.math('MULTIPLY', pool, 0.64)),
        Normal=t.bump(grit, t.math('SUBTRACT', 0.5, t.math('MULTIPLY', pool, 0.48)), 0.006),
    )
    return t.m


@cached
def setts(c=(0.09, 0.088, 0.085), size=(0.16, 0.11), wet=0.5):
    """Small square stones, rounded by wheels."""
    t = NT('setts')
    vec = t.coord(world=True)
    br = t.n(
        'TexBrick',
        {'offset': 0.5},
        Vector=vec,
        Color1=c4(c, 0.6),
        Color2=c4(c, 1.35),
        Mortar=c4(c, 0.18),
        Scale=1.0,
        Mortar_Size=0.012,
        Mortar_Smooth=1.0,
        Bias=0.0,
        Brick_Width=size[0],
        Row_Height=size[1],
    )
    n = t.noise(vec, 0.6, 5.0)
    rough = t.n('MapRange', None, Value=n, _1=0.35, _2=0.62, _3=0.68, _4=0.68 - wet * 0.5).outputs[0]
    h = t.bump(t.noise(vec, 40.0, 3.0), 0.3, 0.006)
    t.p(Base_Color=br.outputs['Color'], Roughness=rough, Normal=t.bump(br.outputs['Fac'], -0.9, 0.02, h))
    return t.m


@cached
def earth(c=(0.05, 0.085, 0.022), c2=(0.11, 0.12, 0.04), scale=60.0, bump=0.9):
    """Grass or gravel seen from eye height."""
    t = NT('earth')
    vec = t.coord(world=True)
    n = t.noise(vec, scale, 5.0, 0.7)
    n2 = t.noise(vec, 0.6, 6.0)
    d = t.mix(n, c4(c, 0.45), c4(c, 1.5))
    t.p(Base_Color=t.mix(t.math('MULTIPLY', n2, 0.8), d, c4(c2)), Roughness=0.95, Specular=0.15, Normal=t.bump(n, bump, 0.05))
    return t.m


@cached
def water(c=(0.02, 0.035, 0.045)):
    t = NT('water')
    vec = t.coord((0.5, 1.4, 1), world=True)
    t.p(Base_Color=c4(c), Roughness=0.07, Specular=0.6, Normal=t.bump(t.noise(vec, 1.6, 6.0, 0.6), 0.35, 0.25))
    return t.m


@cached
def corrugated(c, step=0.18, metal=0.3, rough=0.42):
    """Profiled sheet or ribbed concrete: upright waves."""
    t = NT('corrugated')
    sx = t.n('SeparateXYZ', None, _0=t.coord(world=True))
    u = t.math('ADD', sx.outputs[0], sx.outputs[1])
    wave = t.math('SINE', t.math('MULTIPLY', u, 2 * pi / step))
    t.p(Base_Color=t.mix(t.noise(t.coord(world=True), 1.1, 6.0), c4(c, 0.82), c4(c, 1.15)), Metallic=metal, Roughness=rough)
    t.p(Normal=t.bump(wave, 0.8, 0.03))
    return t.m


@cached
def roof_tiles(c=(0.24, 0.075, 0.04)):
    t = NT('rooftiles')
    vec = t.coord(kind='Object')
    br = t.n(
        'TexBrick',
        {'offset': 0.5},
        Vector=vec,
        Color1=c4(c, 0.62),
        Color2=c4(c, 1.3),
        Mortar=c4(c, 0.2),
        Scale=1.0,
        Mortar_Size=0.014,
        Mortar_Smooth=0.6,
        Bias=0.0,
        Brick_Width=0.22,
        Row_Height=0.3,
    )
    sx = t.n('SeparateXYZ', None, _0=vec)
    step = t.math('FRACT', t.math('DIVIDE', sx.outputs[1], 0.3))
    moss = t.n('MapRange', None, Value=t.noise(vec, 0.9, 7.0), _1=0.5, _2=0.7, _4=0.5).outputs[0]
    t.p(
        Base_Color=t.mix(moss, br.outputs['Color'], c4((0.06, 0.055, 0.04))),
        Roughness=0.8,
        Normal=t.bump(br.outputs['Fac'], -0.8, 0.03, t.bump(step, -0.8, 0.05)),
    )
    return t.m


# ---------------------------------------------------------------- ground
def street(pave, road, kerb=-3.4, z=0.13):
    """Pavement from the wall to the kerb, kerb stones, and the road, a step lower, up to the camera and past it."""
    plane(160, 60 - kerb, (0, 30 + kerb / 2, 0), mat=pave)
    plane(160, 60, (0, kerb - 30, -z), mat=road)
    b = B()
    stone = concrete((0.22, 0.215, 0.205), None, 0.75)
    for i in range(-30, 30):
        b.box((0.988, 0.16, 0.3), (i + 0.5, kerb - 0.07, -0.148 + R.uniform(-0.004, 0.004)), stone, 0.02, seg=2)
    iron = castiron()
    b.box((0.55, 0.3, 0.02), (2.6, kerb - 0.32, -z), iron, 0.006)
    for i in range(7):
        b.box((0.02, 0.26, 0.012), (2.39 + i * 0.07, kerb - 0.32, -z + 0.012), steel(), 0.003)
    b.cyl(0.32, 0.02, (-3.8, kerb - 2.1, -z), iron, n=40)
    put(b.mesh('kerb', wn=False))


def skyline(y, height, col, x0=-90.0, x1=90.0, rough=0.5, seed=0, kind='trees'):
    """A far silhouette, flat and hazy: crowns of trees, or roofs as steps. Nothing that could be recognised."""
    q = random.Random(seed)
    from mathutils import noise as mn

    pts, x = [], x0
    while x < x1:
        if kind == 'roofs':
            w, h = q.uniform(4, 11), height * q.uniform(0.55, 1.1)
            pts += [(x, h), (x + w, h)]
            x += w
        else:
            n = mn.noise(V((x * 0.05, seed, 0))) + 0.5 * mn.noise(V((x * 0.21, seed, 3))) + 0.22 * mn.noise(V((x * 0.9, seed, 7)))
            pts.append((x, max(0.3, height * (1 + rough * n))))
            x += 0.35
    me = bpy.data.meshes.new('skyline')
    me.from_pydata([(a, y, h) for a, h in pts] + [(a, y, -4) for a, _ in pts], [], [(i, i + 1, i + 1 + len(pts), i + len(pts)) for i in range(len(pts) - 1)])
    me.materials.append(emit(col, 1.0, 'haze'))
    put(me)
