"""Makes shots.json: which club gets which scene from which camera.

python3 shots.py > shots.json
"""
import json

CLUBS = {  # key: (name sr, name en, pictures in the gallery, what the club offers)
    'pionir': ('Pionir', 'Pionir', 17, 'fitness'),
    'zvezdara': ('Zvezdara', 'Zvezdara', 15, 'gym padel'),
    'barajevo': ('Barajevo', 'Barajevo', 15, 'gym'),
    'prvomajska': ('Prvomajska', 'Prvomajska', 16, 'gym cardio massage'),
    'banjica': ('Banjica', 'Banjica', 18, 'gym fitness'),
    'blokovi': ('Blokovi', 'Blokovi', 15, 'gym cardio fitness'),
    'usce': ('Ušće', 'Ušće', 15, 'gym cardio massage'),
    'ustanicka': ('Ustanička', 'Ustanička', 30, 'fitness'),
    'miljakovac': ('Miljakovac', 'Miljakovac', 10, 'gym'),
    'vracar': ('Vračar', 'Vračar', 27, 'gym cardio fitness massage'),
    'navigator': ('Navigator', 'Navigator', 11, 'gym cardio massage'),
    'zemun': ('Zemun', 'Zemun', 10, 'gym cardio fitness massage'),
}
# Scenes of an offer, strongest first; cameras in the order they are used.
POOL = {
    'gym': [
        ('hall', 'axis left right low corner'),
        ('barbell', 'plate wide sleeve bench collar'),
        ('kettlebells', 'row end low over wide'),
        ('dumbbells', 'diag low along front hand'),
        ('platform', 'front plate side low'),
        ('plates', 'near wide face'),
        ('bench', 'seat row floor pair'),
        ('cable', 'tower handle wide stack'),
        ('medballs', 'rack front ball'),
        ('functional', 'wide ropes trx rope'),
        ('kit-bag', 'rope low bottle'),
    ],
    'fitness': [
        ('studio', 'diag left axis low high'),
        ('spin', 'row stage wide bars wheel'),
        ('yoga', 'corner wide blocks rolls'),
        ('steps', 'row near top'),
        ('handweights', 'near side top'),
        ('boxing', 'bags gloves bag low'),
        ('functional', 'wide ropes trx rope'),
        ('kit-bag', 'low rope bottle top'),
    ],
    'cardio': [('treadmills', 'row console low behind back'), ('rowers', 'row fly seat low'), ('crosstrainers', 'line wide console')],
    'padel': [('padel', 'net corner'), ('padel', 'balls wide'), ('padel', 'racket net')],
    'massage': [('massage', 'room low'), ('massage', 'towels stones')],
    'house': [('reception', 'front side sign desk'), ('lockers', 'bench aisle doors')],
}
COMMON = [
    ('kettlebells', 'row'),
    ('dumbbells', 'diag along'),
    ('barbell', 'sleeve'),
    ('hall', 'axis'),
    ('plates', 'near'),
    ('cable', 'handle'),
    ('medballs', 'rack ball'),
    ('functional', 'ropes'),
    ('treadmills', 'row console'),
    ('rowers', 'fly row'),
    ('crosstrainers', 'line'),
    ('spin', 'row stage bars wide'),
    ('studio', 'axis'),
    ('steps', 'row'),
    ('yoga', 'rolls'),
    ('handweights', 'near'),
    ('kit-bag', 'top'),
    ('padel', 'net balls racket corner'),
    ('massage', 'towels stones'),
    ('solarium', 'tubes'),
    ('sauna', 'bench'),
    ('bar', 'glasses fruit shaker'),
    ('reception', 'sign'),
    ('lockers', 'bench aisle'),
]
MORE_COMMON = [
    ('medals', 'near'),
    ('plan', 'board'),
    ('plan', 'low'),
    ('kettlebells', 'over'),
    ('dumbbells', 'low'),
    ('platform', 'low'),
    ('boxing', 'low'),
    ('yoga', 'wide'),
    ('studio', 'low'),
    ('bench', 'row'),
]
COMMON_HERO = [
    ('hall', 'axis'),
    ('spin', 'stage'),
    ('treadmills', 'row'),
    ('padel', 'net'),
]
SECOND_HERO = {
    'pionir': ('spin', 'wide'),
    'zvezdara': ('padel', 'corner'),
    'barajevo': ('platform', 'front'),
    'prvomajska': ('treadmills', 'row'),
    'banjica': ('spin', 'stage'),
    'blokovi': ('functional', 'wide'),
    'usce': ('treadmills', 'back'),
    'ustanicka': ('yoga', 'corner'),
    'miljakovac': ('barbell', 'wide'),
    'vracar': ('reception', 'front'),
    'navigator': ('treadmills', 'row'),
    'zemun': ('treadmills', 'row'),
}

EXTRA = [  # Zemun has a second hero picture for small screens, so it needs one more; Pionir has no bicycles
    ('zemun', 'kettlebells', 'low'),
    ('pionir', 'medballs', 'rack'),
]

# The front of each club, wide: tile, hero and link preview. The look is the time of day, see denoise_grade.py.
FACADE_LOOK = {
    'zemun': 'dusk',
    'vracar': 'day',
    'ustanicka': 'day',
    'prvomajska': 'dusk',
    'blokovi': 'day',
    'banjica': 'day',
    'navigator': 'dusk',
    'pionir': 'day',
    'usce': 'dusk',
    'zvezdara': 'dusk',
    'barajevo': 'day',
    'miljakovac': 'day',
}
# What a club's offers would give, but its gallery has something better for.
LEFT_OUT = {
    'banjica/kit-bag-low-1',
    'barajevo/bench-floor-1',
    'barajevo/reception-desk-2',
    'blokovi/crosstrainers-console-1',
    'miljakovac/hall-low-1',
    'navigator/kettlebells-row-1',
    'pionir/spin-row-1',
    'pionir/spin-stage-2',
    'pionir/spin-wide-7',
    'prvomajska/cable-stack-1',
    'usce/bench-floor-1',
    'usce/treadmills-console-1',
    'ustanicka/reception-desk-1',
    'ustanicka/studio-axis-1',
    'vracar/kit-bag-rope-1',
    'zemun/massage-stones-1',
    'zemun/treadmills-console-1',
    'zvezdara/kit-bag-low-1',
}
# The room that only this club has, first in its gallery.
SIGNATURE_LOOK = {
    'ustanicka': 'day',
    'barajevo': 'day',
    'usce': 'dusk',
    'pionir': 'day',
    'zemun': 'dusk',
}


def shot(club, scene, cam, seed, hero=False):
    w, h, spp = (1600, 900, 32) if hero else (1200, 800, 24)
    return dict(club=club, scene=scene, cam=cam, seed=seed, w=w, h=h, spp=spp, hero=hero)


def bright(club, scene, cam, look, hero=False):
    """The sky lights evenly, so 9 samples do."""
    return {**shot(club, scene, cam, 1, hero), 'spp': 9, 'look': look}


def club_shots(i, club):
    """Round robin over the club's scenes, one camera further each round, so the first pictures are the most varied."""
    offers = CLUBS[club][3].split() + ['house']
    scenes = []
    lanes = [[(sc, cams.split()) for sc, cams in POOL[o]] for o in offers]
    while any(lanes):  # mix the offers
        for l in lanes:
            if l:
                scenes.append(l.pop(0))
    seen, out, rnd = {SECOND_HERO[club]}, [], 0
    n = CLUBS[club][2]
    while len(out) < n and rnd < 6:
        for k, (sc, cams) in enumerate(scenes):
            if rnd >= len(cams) or len(out) >= n:
                continue
            cam = cams[(rnd + (i if rnd or k else 0)) % len(cams)] if sc not in ('hall', 'studio') else cams[(rnd + i) % len(cams)]
            if (sc, cam) in seen:
                continue
            seen.add((sc, cam))
            out.append(shot(club, sc, cam, rnd + 1, hero=not out))
        rnd += 1
    return out


def all_shots():
    per = [club_shots(i, c) for i, c in enumerate(CLUBS)]
    out = []
    for r in range(max(map(len, per))):
        out += [p[r] for p in per if r < len(p)]  # one of each club in turn
    wide = [shot('common', sc, cam, 9, True) for sc, cam in COMMON_HERO]
    wide += [shot(club, sc, cam, 7, True) for club, (sc, cam) in SECOND_HERO.items()]
    pairs = [(sc, cam) for sc, cams in COMMON for cam in cams.split()] + MORE_COMMON
    common = [shot('common', sc, cam, 1) for sc, cam in pairs if (sc, cam) not in COMMON_HERO]
    extra = [shot(club, sc, cam, 1) for club, sc, cam in EXTRA]
    fronts = [bright(club, 'facade', 'street', look, True) for club, look in FACADE_LOOK.items()]
    rooms = [bright(club, 'signature', 'room', look) for club, look in SIGNATURE_LOOK.items()]
    every = out[:48] + wide + common + out[48:] + extra + fronts + rooms
    return [s for s in every if '%(club)s/%(scene)s-%(cam)s-%(seed)d' % s not in LEFT_OUT]


if __name__ == '__main__':
    print('[\n' + ',\n'.join(json.dumps(s) for s in all_shots()) + '\n]')
