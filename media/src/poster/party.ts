import { as, cast } from "../figure/cast.ts";
import type { Piece } from "../figure/figure.ts";
import { tones } from "../figure/gear.ts";
import { fill, shape } from "../figure/path.ts";
import { mirrored, type Pose } from "../figure/pose.ts";
import type { Skeleton } from "../figure/skeleton.ts";
import { box, disc, rod } from "../figure/solid.ts";
import { along, type Point, type View } from "../figure/space.ts";
import type { Scene } from "../figure/stage.ts";
import { type Fabric, fabrics, wear } from "../figure/wear.ts";
import { ink, lime } from "../portrait/palette.ts";

const salsa: Pose = {
	hips: [0.05, 0.86, 0],
	pelvis: { side: -9, turn: 16 },
	chest: { side: 12, turn: -8 },
	head: { side: 4, turn: 6 },
	left: {
		hand: [0.5, 1.72, 0.14],
		grip: "open",
		elbow: [1, -0.4, 0],
		foot: { at: [0.22, 0, 0.14], turn: 24, heel: 20 },
	},
	right: { hand: [-0.56, 1.2, 0.2], grip: "open", elbow: [-0.6, -1, 0], foot: { at: [-0.16, 0, -0.1], turn: 20 } },
};

const clapping: Pose = {
	hips: [-0.04, 0.82, 0],
	pelvis: { side: 8 },
	chest: { side: -10, lean: 6 },
	head: { side: -6, turn: -6 },
	left: { hand: [0.12, 1.2, 0.42], grip: "open", elbow: [1, -0.4, 0], foot: { at: [0.3, 0, 0.12], turn: 30 } },
	right: {
		hand: [0.02, 1.22, 0.44],
		grip: "open",
		elbow: [-1, -0.4, 0],
		foot: { at: [-0.26, 0, -0.06], turn: 14, heel: 26 },
	},
};

const zumba: Scene = {
	alt: {
		sr: "Tri žene plešu zumbu: jedna sa rukom uvis, jedna plješće, jedna u okretu",
		en: "Three women dance Zumba, one with an arm up, one clapping, one turning",
	},
	backdrop: "waves",
	scheme: "lime",
	camera: { zoom: 346, at: [500, 740] },
	draw(stage) {
		stage.person(as(cast.zora, { mouth: "laugh" }), wear("tee", "ink", "capri", "slate", "bone"), clapping, {
			x: 0.98,
			z: -0.3,
			turn: -28,
		});
		stage.person(as(cast.tea, { mouth: "laugh" }), wear("crop", "bone", "loose", "ink", "ink"), salsa, {
			x: -0.98,
			z: -0.35,
			turn: 34,
		});
		stage.person(as(cast.nina, { mouth: "laugh" }), wear("bra", "ink", "leggings", "ink", "bone"), mirrored(salsa), {
			z: 0.15,
			turn: -8,
		});
	},
};

/** A skirt around the hips that flies in the turn. */
function skirt(view: View, { hips, pelvisFrame: f, left, right }: Skeleton, cloth: Fabric, flare: number): Piece {
	const tone = fabrics[cloth];
	const at = (side: number, up: number, front: number): Point =>
		view.at(along(hips, [f.left, side], [f.up, up], [f.front, front]));
	const hem: Point[] = [];
	for (let i = 0; i <= 12; i++) {
		const angle = -Math.PI * (i / 12);
		const r = flare * (1 + 0.1 * Math.cos(i * 2.6));
		hem.push(at(Math.cos(angle) * r, -0.28 + 0.05 * Math.sin(i * 1.7), -Math.sin(angle) * r * 0.7));
	}
	const whole = shape([at(-0.15, 0.1, 0.02), at(0, 0.1, 0.1), at(0.15, 0.1, 0.02)], hem);
	const dark = shape([at(-0.15, 0.1, 0.02), at(-0.06, 0.1, 0.09)], hem.slice(8));
	return {
		depth: (view.see(left.knee).depth + view.see(right.knee).depth) / 2 + 0.2,
		svg: fill(whole, tone.lit) + fill(dark, tone.shade),
	};
}

const bachata: Pose = {
	hips: [0.04, 0.9, 0],
	pelvis: { side: -10, turn: 24 },
	chest: { side: 8, turn: -10, lean: -4 },
	head: { turn: 12, lean: -6 },
	left: {
		hand: [0.2, 1.94, 0.1],
		grip: "open",
		fingers: [-0.5, 1, 0],
		elbow: [1, 0, 0],
		foot: { at: [0.2, 0, 0.22], turn: 10, heel: 34 },
	},
	right: {
		hand: [-0.6, 1.36, 0.12],
		grip: "open",
		fingers: [-1, 0.3, 0],
		elbow: [-0.3, -1, 0],
		foot: { at: [-0.1, 0, -0.06], turn: 24 },
	},
};

const leading: Pose = {
	hips: [-0.03, 0.88, 0],
	pelvis: { side: 8, turn: -14 },
	chest: { side: -6, turn: 10 },
	head: { turn: 4, lean: 2 },
	left: {
		hand: [0.22, 1.16, 0.22],
		grip: "open",
		fingers: [-1, 0, 0.2],
		elbow: [1, -0.5, -0.3],
		foot: { at: [0.24, 0, 0.02], turn: 30, heel: 24 },
	},
	right: {
		hand: [-0.5, 1.5, 0.3],
		grip: "open",
		fingers: [-1, 0.4, 0.3],
		elbow: [-0.4, -1, 0],
		foot: { at: [-0.14, 0, -0.08], turn: 10 },
	},
};

const latin: Scene = {
	alt: {
		sr: "Žena u suknji se okreće sa rukom iznad glave, muškarac vodi ritam pored nje",
		en: "A woman in a skirt turns with one arm overhead, a man keeps the rhythm beside her",
	},
	backdrop: "half",
	scheme: "bone",
	camera: { zoom: 352, at: [500, 740] },
	draw(stage) {
		const { view } = stage;
		stage.person(as(cast.stefan, { mouth: "laugh" }), wear("long", "ink", "loose", "ink", "bone"), leading, {
			x: -0.52,
			z: -0.1,
			turn: 30,
		});
		const vera = stage.person(
			as(cast.vera, { mouth: "smile" }),
			wear("crop", "ink", "tights-shorts", "ink", "ink"),
			bachata,
			{ x: 0.52, z: 0.1, turn: -30 },
			{ swing: [0.35, 0.1] },
		);
		stage.put(skirt(view, vera, "ink", 0.42));
	},
};

const bounce: Pose = {
	hips: [0, 0.62, -0.06],
	pelvis: { lean: 16, turn: 12 },
	chest: { lean: 16, side: 16, turn: -6 },
	head: { side: 10, lean: 6 },
	left: {
		hand: [0.62, 0.86, 0.3],
		grip: "open",
		fingers: [0.6, -1, 0.3],
		elbow: [0.6, 0.6, -0.4],
		foot: { at: [0.38, 0, 0.04], turn: 34 },
	},
	right: {
		hand: [-0.16, 1.2, 0.36],
		grip: "open",
		fingers: [0.7, 0.7, 0],
		elbow: [-1, 0.2, 0],
		foot: { at: [-0.36, 0, 0], turn: 34 },
	},
};

const freeze: Pose = {
	hips: [0, 0.84, 0],
	pelvis: { turn: 16 },
	chest: { side: -14, turn: 20, lean: -6 },
	head: { side: -10 },
	left: {
		hand: [0.2, 1.1, 0.28],
		grip: "open",
		fingers: [-1, 0.1, 0.2],
		elbow: [1, -0.2, -0.3],
		foot: { at: [0.3, 0, 0.2], turn: 40, heel: -22 },
	},
	right: {
		hand: [-0.52, 1.84, 0.12],
		grip: "open",
		fingers: [-0.4, 1, 0],
		elbow: [-1, -0.2, 0],
		foot: { at: [-0.18, 0, -0.1], turn: 20 },
	},
};

function boombox(view: View): Piece {
	const at = [-1.02, 0, -0.25] as const;
	const front = at[2] + 0.1;
	const speaker = (x: number) =>
		disc(view, [at[0] + x, 0.17, front], [0, 0, 1], 0.105, ink) +
		disc(view, [at[0] + x, 0.17, front], [0, 0, 1], 0.06, lime, 7);
	return {
		depth: 0,
		svg:
			rod(view, [at[0] - 0.24, 0.42, at[2]], [at[0] + 0.24, 0.42, at[2]], 0.016, tones.steel) +
			rod(view, [at[0] - 0.24, 0.3, at[2]], [at[0] - 0.24, 0.43, at[2]], 0.014, tones.steel) +
			rod(view, [at[0] + 0.24, 0.3, at[2]], [at[0] + 0.24, 0.43, at[2]], 0.014, tones.steel) +
			box(view, { at, wide: 0.68, high: 0.33, deep: 0.2 }, tones.steel) +
			speaker(-0.2) +
			speaker(0.2) +
			box(view, { at: [at[0], 0.2, at[2]], wide: 0.14, high: 0.05, deep: 0.202 }, tones.ink),
	};
}

const hipHop: Scene = {
	alt: {
		sr: "Dvoje plešu hip-hop u širokoj odeći pored kasetofona",
		en: "Two people in loose clothes dance hip-hop beside a boombox",
	},
	backdrop: "windows",
	scheme: "ink",
	camera: { zoom: 366, at: [520, 742] },
	draw(stage) {
		stage.put(boombox(stage.view));
		stage.person(
			as(cast.dejan, { mouth: "smile", band: lime }),
			wear("hoodie", "bone", "loose", "slate", "lime"),
			bounce,
			{ x: -0.2, z: 0.15, turn: 14 },
		);
		stage.person(
			as(cast.lena, { hair: "braid", mouth: "laugh" }),
			wear("crop", "lime", "loose", "bone", "bone"),
			freeze,
			{ x: 0.78, z: -0.25, turn: -24 },
		);
	},
};

export const party = {
	zumba: zumba,
	"latin-dance": latin,
	"hip-hop-cardio": hipHop,
} satisfies Record<string, Scene>;
