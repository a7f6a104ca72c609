import { as, cast } from "../figure/cast.ts";
import { barbell } from "../figure/gear.ts";
import { moving } from "../figure/motion.ts";
import { mirrored, type Pose } from "../figure/pose.ts";
import type { Scene } from "../figure/stage.ts";
import { wear } from "../figure/wear.ts";
import { bone, ink2, ink3, lime } from "../portrait/palette.ts";
import { circle, path, rect, ring } from "../portrait/shapes.ts";
import { heroFrame } from "./frame.ts";

const star: Pose = {
	hips: [0, 1.14, 0],
	chest: { side: 3 },
	head: { lean: -4 },
	left: {
		hand: [0.6, 1.86, 0.06],
		grip: "open",
		elbow: [0.6, -1, 0],
		foot: { at: [0.5, 0.18, 0], heel: 46, turn: 40 },
	},
	right: {
		hand: [-0.6, 1.86, 0.06],
		grip: "open",
		elbow: [-0.6, -1, 0],
		foot: { at: [-0.5, 0.18, 0], heel: 46, turn: 40 },
	},
};
const armUp: Pose = {
	hips: [0.05, 0.88, 0],
	pelvis: { side: -8, turn: 14 },
	chest: { side: 11, turn: -8 },
	head: { side: 4, turn: 6 },
	left: {
		hand: [0.42, 1.84, 0.14],
		grip: "open",
		elbow: [1, -0.4, 0],
		foot: { at: [0.22, 0, 0.14], turn: 24, heel: 20 },
	},
	right: {
		hand: [-0.56, 1.2, 0.2],
		grip: "open",
		elbow: [-0.6, -1, 0],
		foot: { at: [-0.16, 0, -0.1], turn: 20 },
	},
};
const reach: Pose = {
	hips: [-0.04, 0.9, 0],
	pelvis: { side: 5 },
	chest: { side: 18 },
	head: { side: 8 },
	left: { hand: [0.3, 1.08, 0.1], elbow: [1, -0.2, -0.4], foot: { at: [0.3, 0, 0], turn: 28 } },
	right: {
		hand: [0.1, 1.96, 0.08],
		grip: "open",
		fingers: [1, 0.6, 0],
		elbow: [-1, 0.4, 0],
		foot: { at: [-0.3, 0, 0], turn: 28 },
	},
};

/** Tubes of light behind the people. */
const tubes = Array.from({ length: 8 }, (_, at) =>
	rect(700 + at * 118, at % 2 ? 0 : 60, 20, at % 3 === 1 ? 760 : 640, at % 3 === 1 ? lime : ink3, 10),
).join("");

export const group: Scene = {
	...heroFrame,
	alt: {
		sr: "Petoro različitih ljudi na grupnom treningu: jedna skače, drugi plešu i istežu se",
		en: "Five very different people in a group class: one leaps, others dance and stretch",
	},
	camera: { zoom: 352, at: [1120, 870] },
	draw(stage) {
		stage.behind(tubes);
		stage.person(as(cast.marko, { mouth: "smile" }), wear("tee", "bone", "shorts", "slate", "lime"), mirrored(armUp), {
			x: -1.02,
			z: 0.1,
			turn: 16,
		});
		stage.person(as(cast.nina, { mouth: "laugh" }), wear("bra", "lime", "leggings", "slate", "bone"), armUp, {
			x: -0.6,
			z: -0.8,
			turn: 8,
		});
		stage.person(as(cast.zora, { mouth: "laugh" }), wear("tee", "lime", "capri", "slate", "bone"), reach, {
			x: 0.7,
			z: -0.8,
			turn: -12,
		});
		stage.person(
			as(cast.dejan, { mouth: "laugh", band: lime }),
			wear("tank", "bone", "loose", "slate", "lime"),
			armUp,
			{ x: 1.16, z: 0.1, turn: -30 },
		);
		stage.person(
			as(cast.ana, { mouth: "laugh", band: bone }),
			wear("bra", "bone", "leggings", "slate", "lime"),
			star,
			{ z: 0.2, turn: -8 },
			{ swing: [0.3, 0.4], motion: { rise: 0.05, seconds: 0.75, legs: true } },
		);
	},
};

const overhead: Pose = {
	hips: [0, 0.88, 0],
	chest: { lean: -3 },
	head: { lean: -6 },
	left: { hand: [0.34, 1.98, 0.02], elbow: [1, 0, 0.2], foot: { at: [0.24, 0, 0.1], turn: 18 } },
	right: { hand: [-0.34, 1.98, 0.02], elbow: [-1, 0, 0.2], foot: { at: [-0.24, 0, -0.1], turn: 18 } },
};

/** A plate as wide as the stage. */
const plate =
	circle(1120, 480, 400, lime) +
	ring(1120, 480, 348, ink2, 13) +
	ring(1120, 480, 224, ink2, 6) +
	circle(1120, 480, 70, ink2);

export const lesMills: Scene = {
	...heroFrame,
	alt: {
		sr: "Dve žene i muškarac u istom taktu drže šipke iznad glave",
		en: "Two women and a man hold their barbells overhead, all on the same beat",
	},
	camera: { zoom: 350, at: [1120, 880] },
	draw(stage) {
		stage.behind(plate);
		const bar = { long: 1.24, plate: 0.17 };
		const iva = stage.person(
			as(cast.iva, { mouth: "effort" }),
			wear("tank", "bone", "capri", "slate", "lime"),
			overhead,
			{ x: -0.82, z: -0.4, turn: 16 },
		);
		stage.put(barbell(stage.view, iva.left.hand, iva.right.hand, bar));
		const motion = { rise: 0.016, seconds: 1.25 };
		const stefan = stage.person(
			as(cast.stefan, { mouth: "effort" }),
			wear("tank", "ink", "shorts", "slate", "lime"),
			overhead,
			{ z: 0.15, turn: -6 },
			{ motion },
		);
		stage.put(moving(motion, barbell(stage.view, stefan.left.hand, stefan.right.hand, bar)));
		const sara = stage.person(
			as(cast.sara, { mouth: "effort", hair: "ponytail" }),
			wear("bra", "bone", "leggings", "slate", "bone"),
			overhead,
			{ x: 0.82, z: -0.4, turn: -18 },
		);
		stage.put(barbell(stage.view, sara.left.hand, sara.right.hand, bar));
	},
};

const running: Pose = {
	hips: [0, 0.98, 0],
	pelvis: { lean: 12 },
	chest: { lean: 16, turn: 12 },
	head: { lean: 4 },
	left: {
		hand: [0.26, 1.34, 0.36],
		elbow: [0.4, -1, -0.3],
		foot: { at: [0.1, 0.05, -0.5], heel: 60 },
	},
	right: {
		hand: [-0.3, 1.02, -0.24],
		elbow: [-0.5, 0, -1],
		foot: { at: [-0.1, 0.52, 0.28], heel: 16 },
		knee: [0, 0.3, 1],
	},
};

/** Lines of speed. */
const speed = [150, 280, 420, 560, 680]
	.map((y, at) => rect(640 + at * 20, y, 380 - at * 34, 20, at % 2 ? lime : ink3))
	.join("");

export const start: Scene = {
	...heroFrame,
	alt: {
		sr: "Troje ljudi različitih godina trče u istom pravcu",
		en: "Three people of different ages run in the same direction",
	},
	camera: { zoom: 376, at: [1110, 850] },
	draw(stage) {
		stage.behind(path("M860 900L1330 0H1600V900z", lime) + speed);
		stage.person(
			as(cast.goran, { mouth: "smile" }),
			wear("tee", "bone", "shorts", "slate", "lime"),
			mirrored(running),
			{ x: 0.74, z: -0.4, turn: 66 },
		);
		stage.person(
			as(cast.tea, { mouth: "laugh" }),
			wear("bra", "lime", "leggings", "slate", "bone"),
			mirrored(running),
			{ x: -0.8, z: -0.3, turn: 62 },
		);
		stage.person(
			as(cast.vuk, { mouth: "effort" }),
			wear("tank", "bone", "shorts", "ink", "lime"),
			running,
			{ x: -0.06, z: 0.2, turn: 58 },
			{ motion: { rise: 0.025, seconds: 0.5, legs: true } },
		);
	},
};
