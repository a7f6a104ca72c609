import { as, cast } from "../figure/cast.ts";
import { mat, stick, tones } from "../figure/gear.ts";
import { mirrored, type Pose } from "../figure/pose.ts";
import { sub } from "../figure/space.ts";
import type { Scene } from "../figure/stage.ts";
import { wear } from "../figure/wear.ts";

const deepSquat: Pose = {
	hips: [0, 0.4, -0.16],
	pelvis: { lean: 20 },
	chest: { lean: 12 },
	head: { lean: 0 },
	left: {
		hand: [0.44, 1.34, -0.02],
		elbow: [1, 0, -0.3],
		foot: { at: [0.26, 0, 0.02], turn: 32 },
		knee: [0.8, 0.3, 1],
	},
	right: {
		hand: [-0.44, 1.34, -0.02],
		elbow: [-1, 0, -0.3],
		foot: { at: [-0.26, 0, 0.02], turn: 32 },
		knee: [-0.8, 0.3, 1],
	},
};

const passThrough: Pose = {
	hips: [0, 0.94, 0],
	chest: { lean: -4, turn: 20 },
	head: { lean: -2, turn: 26 },
	left: { hand: [0.42, 1.36, 0.16], elbow: [0.3, -1, 0], foot: { at: [0.15, 0, 0], turn: 16 } },
	right: { hand: [-0.46, 1.36, -0.12], elbow: [-0.3, -1, 0], foot: { at: [-0.15, 0, 0], turn: 16 } },
};

const mobility: Scene = {
	alt: {
		sr: "Muškarac u dubokom čučnju drži štap iznad glave, žena rotira trup sa štapom na ramenima",
		en: "A man holds a stick overhead in a deep squat, a woman rotates with a stick across her shoulders",
	},
	backdrop: "rings",
	scheme: "lime",
	camera: { zoom: 366, at: [500, 740] },
	draw(stage) {
		const { view } = stage;
		const olga = stage.person(
			as(cast.tea, { mouth: "calm" }),
			wear("long", "ink", "leggings", "slate", "bare"),
			passThrough,
			{ x: 0.68, z: -0.3, turn: -24 },
		);
		stage.put(longStick(view, olga.left.hand, olga.right.hand, 0.28));
		const stefan = stage.person(
			as(cast.stefan, { mouth: "calm" }),
			wear("tank", "bone", "shorts", "ink", "bare"),
			deepSquat,
			{ x: -0.5, z: 0.15, turn: 30 },
		);
		stage.put(longStick(view, stefan.left.hand, stefan.right.hand, 0.26));
	},
};

function longStick(
	view: Parameters<typeof stick>[0],
	a: Parameters<typeof stick>[1],
	b: Parameters<typeof stick>[1],
	beyond: number,
) {
	const d = sub(a, b);
	const out = (from: typeof a, k: number): typeof a => [from[0] + d[0] * k, from[1] + d[1] * k, from[2] + d[2] * k];
	return stick(view, out(a, beyond), out(b, -beyond), tones.wood, 0.016, -0.02);
}

const birdDog: Pose = {
	hips: [0, 0.5, -0.25],
	pelvis: { lean: 86 },
	chest: { lean: 86 },
	head: { lean: 58 },
	left: {
		hand: [0.16, 0.05, 0.24],
		grip: "open",
		fingers: [0, -0.1, 1],
		elbow: [0.5, 0, -1],
		foot: { at: [0.1, 0.6, -1.34], heel: 158 },
		knee: [0, -1, 0],
	},
	right: {
		hand: [-0.17, 0.64, 0.84],
		grip: "open",
		elbow: [-1, -0.4, 0],
		foot: { at: [-0.11, 0.13, -0.94], heel: 168 },
		knee: [0, -1, 1],
	},
};

const kneeling: Pose = {
	hips: [0, 0.5, -0.05],
	pelvis: { lean: 10 },
	chest: { lean: 26 },
	head: { lean: 14 },
	left: {
		hand: [0.14, 0.76, 0.5],
		grip: "open",
		fingers: [-0.2, -0.2, 1],
		elbow: [1, -0.5, 0],
		foot: { at: [0.16, 0, 0.32] },
	},
	right: {
		hand: [-0.2, 0.6, 0.32],
		grip: "open",
		elbow: [-1, -0.2, -0.4],
		foot: { at: [-0.12, 0.13, -0.72], heel: 168 },
		knee: [0, -1, 1],
	},
};

const back: Scene = {
	alt: {
		sr: "Muškarac na sve četiri pruža ruku i nogu, trenerkinja mu pridržava leđa",
		en: "A man on all fours reaches out an arm and a leg, a coach steadies his back",
	},
	backdrop: "arch",
	scheme: "lime",
	camera: { zoom: 400, at: [500, 728], pitch: 10 },
	draw(stage) {
		const { view } = stage;
		stage.put(mat(view, [0, 0, 0.1], 0, tones.slate, 1.95, 0.6));
		stage.person(as(cast.sara, { mouth: "smile" }), wear("tee", "bone", "leggings", "slate", "bone"), kneeling, {
			x: 0.22,
			z: -0.55,
			turn: -24,
		});
		stage.person(as(cast.marko, { mouth: "calm" }), wear("tee", "ink", "loose", "slate", "socks"), mirrored(birdDog), {
			x: 0.1,
			z: 0.1,
			turn: 84,
		});
	},
};

export const posture = {
	mobility: mobility,
	"healthy-back": back,
} satisfies Record<string, Scene>;
