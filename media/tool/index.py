#!/usr/bin/env python3
"""Write masters/index.json: every picture that lies in masters/, with scene, size and alt texts.

Needs nothing but Python itself, so that captions can be changed where Blender is not installed.

python3 index.py [MASTERS]
"""
import glob, json, os, re, struct, sys
from captions import text
from shots import CLUBS

HERE = os.path.dirname(os.path.abspath(__file__))
NAME = re.compile(r'([a-z-]+)/([a-z-]+)-([a-z]+)-(\d+)$')


def jpeg_size(path):
    """Width and height from the frame header; the only marker segments that hold them are SOF0 to SOF15."""
    with open(path, 'rb') as f:
        f.read(2)
        while True:
            marker, = struct.unpack('>H', f.read(2))
            length, = struct.unpack('>H', f.read(2))
            if 0xFFC0 <= marker <= 0xFFCF and marker not in (0xFFC4, 0xFFC8, 0xFFCC):
                _, h, w = struct.unpack('>BHH', f.read(5))
                return w, h
            f.seek(length - 2, 1)


def entry(out, file):
    name = file[:-4]
    m = NAME.match(name)
    club, scene, camera, seed = m.groups() if m else (name.split('/')[0], '', '', '0')
    try:
        sr, en = text(name, scene, camera)
    except KeyError:
        sys.exit("No caption for '%s': add a line to ONE in captions.py, Serbian and English." % name)
    if club in CLUBS:
        sr, en = '%s, centar %s' % (sr, CLUBS[club][0]), '%s, %s centre' % (en, CLUBS[club][1])
    w, h = jpeg_size(os.path.join(out, file))
    return dict(
        file=file, club=club, scene=scene, camera=camera, seed=int(seed), hero=w >= 1600, alt_sr=sr, alt_en=en, width=w, height=h
    )


def write(out):
    files = sorted(os.path.relpath(f, out).replace(os.sep, '/') for f in glob.glob(os.path.join(out, '*', '*.jpg')))
    index = [entry(out, f) for f in files]
    path = os.path.join(out, 'index.json')
    with open(path + '.tmp', 'w', encoding='utf-8') as fh:
        json.dump(index, fh, ensure_ascii=False, indent='\t')
        fh.write('\n')
    os.replace(path + '.tmp', path)
    return len(index)


if __name__ == '__main__':
    print('%d pictures in index.json' % write(sys.argv[1] if len(sys.argv) > 1 else os.path.join(HERE, '..', 'masters')))
