import { as, cast } from "../figure/cast.ts";
import { mat, roller, tones } from "../figure/gear.ts";
import { mirrored, type Pose } from "../figure/pose.ts";
import type { Scene } from "../figure/stage.ts";
import { wear } from "../figure/wear.ts";

const tree: Pose = {
	hips: [0.02, 0.945, 0],
	left: {
		hand: [0.035, 2.02, 0.03],
		grip: "open",
		fingers: [0, 1, 0],
		elbow: [1, 0, -0.2],
		foot: { at: [0.05, 0, 0], turn: 6 },
	},
	right: {
		hand: [-0.035, 2.02, 0.03],
		grip: "open",
		fingers: [0, 1, 0],
		elbow: [-1, 0, -0.2],
		foot: { at: [-0.02, 0.6, 0.02], turn: 60, heel: 74 },
		knee: [-1, 0, 0.25],
	},
};

const hatha: Scene = {
	alt: {
		sr: "Dvoje u položaju drveta, na jednoj nozi i sa dlanovima spojenim iznad glave",
		en: "Two people in tree pose, on one leg with their palms together overhead",
	},
	backdrop: "arch",
	scheme: "ink",
	camera: { zoom: 330, at: [500, 748] },
	draw(stage) {
		const { view } = stage;
		stage.put(
			mat(view, [-0.42, 0, 0.1], 90, tones.bone, 0.8, 0.62),
			mat(view, [0.5, 0, -0.15], 90, tones.slate, 0.8, 0.62),
		);
		stage.person(as(cast.olga, { mouth: "calm" }), wear("long", "bone", "loose", "slate", "bare"), tree, {
			x: -0.42,
			z: 0.1,
			turn: 10,
		});
		stage.person(
			as(cast.filip, { mouth: "calm", glasses: "none" }),
			wear("tank", "ink", "shorts", "slate", "bare"),
			mirrored(tree),
			{ x: 0.5, z: -0.15, turn: -12 },
		);
	},
};

const downDog: Pose = {
	hips: [0, 0.9, 0],
	pelvis: { lean: 132 },
	chest: { lean: 140 },
	head: { lean: 150 },
	left: {
		hand: [0.2, 0.05, 0.68],
		grip: "open",
		fingers: [0, -0.1, 1],
		elbow: [1, 0, -0.4],
		foot: { at: [0.11, 0, -0.34] },
		knee: [0, 0, 1],
	},
	right: {
		hand: [-0.2, 0.05, 0.68],
		grip: "open",
		fingers: [0, -0.1, 1],
		elbow: [-1, 0, -0.4],
		foot: { at: [-0.11, 0, -0.34] },
		knee: [0, 0, 1],
	},
};

const upDog: Pose = {
	hips: [0, 0.2, 0],
	pelvis: { lean: 62 },
	chest: { lean: 2 },
	head: { lean: -12 },
	left: {
		hand: [0.22, 0.05, 0.3],
		grip: "open",
		fingers: [0, -0.1, 1],
		elbow: [0.6, 0, -1],
		foot: { at: [0.1, 0.11, -1.08], heel: 168 },
		knee: [0, -1, 0.2],
	},
	right: {
		hand: [-0.22, 0.05, 0.3],
		grip: "open",
		fingers: [0, -0.1, 1],
		elbow: [-0.6, 0, -1],
		foot: { at: [-0.1, 0.11, -1.08], heel: 168 },
		knee: [0, -1, 0.2],
	},
};

const vinyasa: Scene = {
	alt: {
		sr: "Muškarac u položaju psa koji gleda dole i žena u položaju psa koji gleda gore",
		en: "A man in downward dog and a woman in upward dog",
	},
	backdrop: "waves",
	scheme: "stone",
	camera: { zoom: 400, at: [500, 690], pitch: 18 },
	floor: 500,
	draw(stage) {
		const { view } = stage;
		stage.put(
			mat(view, [-0.28, 0, -0.55], 0, tones.lime, 1.75, 0.6),
			mat(view, [0.2, 0, 0.16], -12, tones.bone, 1.9, 0.6),
		);
		stage.person(as(cast.jovan, { mouth: "calm" }), wear("tank", "ink", "shorts", "ink", "bare"), downDog, {
			x: -0.5,
			z: -0.55,
			turn: 86,
		});
		stage.person(as(cast.sara, { mouth: "calm" }), wear("long", "ink", "leggings", "slate", "bare"), upDog, {
			x: 0.5,
			z: 0.12,
			turn: 76,
		});
	},
};

const child: Pose = {
	hips: [0, 0.27, -0.32],
	pelvis: { lean: 84 },
	chest: { lean: 92 },
	head: { lean: 92, turn: 0, side: 0 },
	left: {
		hand: [0.2, 0.05, 0.66],
		grip: "open",
		fingers: [0, -0.1, 1],
		elbow: [1, -0.4, 0],
		foot: { at: [0.1, 0.12, -0.62], heel: 168 },
		knee: [0.3, -0.2, 1],
	},
	right: {
		hand: [-0.2, 0.05, 0.66],
		grip: "open",
		fingers: [0, -0.1, 1],
		elbow: [-1, -0.4, 0],
		foot: { at: [-0.1, 0.12, -0.62], heel: 168 },
		knee: [-0.3, -0.2, 1],
	},
};

const resting: Pose = {
	hips: [0, 0.13, 0],
	pelvis: { lean: -84 },
	chest: { lean: -64 },
	head: { lean: -62 },
	left: {
		hand: [0.46, 0.05, -0.1],
		grip: "open",
		elbow: [1, -0.6, 0],
		foot: { at: [0.05, 0.04, 0.42], turn: 62, heel: -20 },
		knee: [1, 0.35, 0],
	},
	right: {
		hand: [-0.46, 0.05, -0.1],
		grip: "open",
		elbow: [-1, -0.6, 0],
		foot: { at: [-0.05, 0.04, 0.42], turn: 62, heel: -20 },
		knee: [-1, 0.35, 0],
	},
};

const yin: Scene = {
	alt: {
		sr: "Žena leži preko jastuka u položaju deteta, druga se odmara na leđima naslonjena na jastuk",
		en: "A woman rests over a bolster in child’s pose, another reclines on a cushion",
	},
	backdrop: "circle",
	scheme: "stone",
	camera: { zoom: 450, at: [500, 640], pitch: 25 },
	floor: 340,
	draw(stage) {
		const { view } = stage;
		stage.put(
			mat(view, [-0.04, 0, 0.26], -14, tones.slate, 1.9, 0.62),
			mat(view, [0.34, 0, -0.98], -14, tones.ink, 1.85, 0.6),
		);
		stage.put(roller(view, [-0.4, 0.09, -1.12], [0.02, 0.09, -1.02], 0.12, tones.lime, -0.3));
		stage.person(
			as(cast.zora, { mouth: "calm", glasses: "none" }),
			wear("long", "bone", "loose", "bone", "socks"),
			resting,
			{ x: 0.26, z: -1, turn: 76 },
		);
		stage.put(roller(view, [-0.2, 0.1, 0.2], [0.5, 0.1, 0.36], 0.12, tones.lime, -0.14));
		stage.person(
			as(cast.mila, { mouth: "calm" }),
			wear("tank", "ink", "leggings", "slate", "bare"),
			child,
			{ x: -0.08, z: 0.22, turn: 76 },
			{ order: { head: 0.05 } },
		);
	},
};

const threeLimbs: Pose = {
	hips: [0, 0.93, 0],
	pelvis: { lean: 80 },
	chest: { lean: 80 },
	head: { lean: 42 },
	left: { hand: [0.3, 0.98, -0.02], grip: "open", elbow: [1, 0.4, 0], foot: { at: [0.05, 0, 0] } },
	right: {
		hand: [-0.3, 0.98, -0.02],
		grip: "open",
		elbow: [-1, 0.4, 0],
		foot: { at: [-0.09, 1.05, -1.12], heel: 158 },
		knee: [0, -1, 0],
	},
};

const taiChi: Pose = {
	hips: [0, 0.76, 0.06],
	chest: { lean: 2, turn: 12 },
	head: { turn: 4 },
	left: {
		hand: [0.12, 1.34, 0.52],
		grip: "open",
		fingers: [0, 1, 0.15],
		elbow: [0.7, -1, 0],
		foot: { at: [0.2, 0, 0.42], turn: 4 },
	},
	right: {
		hand: [-0.36, 0.92, 0.16],
		grip: "open",
		fingers: [-0.1, -0.2, 1],
		elbow: [-1, 0.2, -0.6],
		foot: { at: [-0.2, 0, -0.4], turn: 40 },
	},
};

const balance: Scene = {
	alt: {
		sr: "Žena stoji na jednoj nozi u položaju ratnika, stariji muškarac izvodi pokret iz tai čija",
		en: "A woman balances in warrior three, an older man moves through tai chi",
	},
	backdrop: "half",
	scheme: "stone",
	camera: { zoom: 352, at: [500, 742] },
	draw(stage) {
		stage.person(as(cast.petar, { mouth: "calm" }), wear("long", "ink", "loose", "ink", "bare"), taiChi, {
			x: 0.9,
			z: -0.35,
			turn: -40,
		});
		stage.person(
			as(cast.ana, { hair: "bun", mouth: "calm" }),
			wear("tank", "lime", "leggings", "slate", "bare"),
			threeLimbs,
			{ x: -0.28, z: 0.15, turn: 66 },
		);
	},
};

export const yoga = {
	"hatha-yoga": hatha,
	"vinyasa-yoga": vinyasa,
	"yin-yoga": yin,
	"body-balance": balance,
} satisfies Record<string, Scene>;
