import { as, cast } from "../figure/cast.ts";
import { kettlebell, tones } from "../figure/gear.ts";
import { moving } from "../figure/motion.ts";
import { mirrored, type Pose } from "../figure/pose.ts";
import { add, between } from "../figure/space.ts";
import type { Scene } from "../figure/stage.ts";
import { wear } from "../figure/wear.ts";
import { ink2, lime } from "../portrait/palette.ts";
import { circle, path, rect } from "../portrait/shapes.ts";
import { heroFrame } from "./frame.ts";

const goblet: Pose = {
	hips: [0, 0.66, -0.18],
	pelvis: { lean: 24 },
	chest: { lean: 18 },
	head: { lean: 0 },
	left: { hand: [0.06, 1.06, 0.24], elbow: [0.8, -1, 0], foot: { at: [0.26, 0, 0], turn: 24 } },
	right: { hand: [-0.06, 1.06, 0.24], elbow: [-0.8, -1, 0], foot: { at: [-0.26, 0, 0], turn: 24 } },
};
const coaching: Pose = {
	hips: [0, 0.86, -0.06],
	pelvis: { lean: 14 },
	chest: { lean: 22, turn: 8 },
	head: { lean: 8, turn: 6 },
	left: {
		hand: [0.18, 1.2, 0.5],
		grip: "open",
		fingers: [-0.2, 0.5, 1],
		elbow: [0.8, -0.8, 0],
		foot: { at: [0.2, 0, 0.2], turn: 12 },
	},
	right: {
		hand: [-0.24, 0.98, 0.22],
		grip: "open",
		elbow: [-1, -0.2, -0.5],
		foot: { at: [-0.2, 0, -0.24], turn: 18 },
	},
};

export const personal: Scene = {
	...heroFrame,
	alt: {
		sr: "Trenerkinja korak po korak vodi muškarca kroz čučanj sa girjom",
		en: "A coach guides a man through a kettlebell squat, step by step",
	},
	camera: { zoom: 470, at: [1120, 870] },
	draw(stage) {
		stage.behind(circle(1130, 470, 400, lime) + rect(640, 850, 960, 50, ink2));
		stage.person(
			as(cast.lena, { mouth: "laugh", hair: "ponytail" }),
			wear("tee", "bone", "leggings", "slate", "lime"),
			coaching,
			{ x: 0.64, z: -0.15, turn: -66 },
		);
		const breath = { rise: 0.012, seconds: 1.5 };
		const marko = stage.person(
			as(cast.marko, { mouth: "smile" }),
			wear("tee", "ink", "shorts", "slate", "bone"),
			goblet,
			{ x: -0.42, z: 0.1, turn: 40 },
			{ motion: breath },
		);
		const hands = between(marko.left.hand, marko.right.hand, 0.5);
		const bell = kettlebell(stage.view, add(hands, [0, 0.04, 0.03]), [0, -1, 0], tones.ink, 0.115);
		stage.put(moving(breath, bell));
	},
};

const highFive: Pose = {
	hips: [0, 0.93, 0.02],
	pelvis: { lean: 4 },
	chest: { lean: 6, turn: 14 },
	head: { lean: -4 },
	left: { hand: [0.26, 0.96, 0.1], elbow: [0.6, -0.2, -1], foot: { at: [0.13, 0, -0.2], turn: 14, heel: 20 } },
	right: {
		hand: [-0.06, 1.78, 0.46],
		grip: "open",
		fingers: [0, 1, 0.1],
		elbow: [-1, -0.6, 0],
		foot: { at: [-0.13, 0, 0.2], turn: 10 },
	},
};
const waving: Pose = {
	hips: [0.02, 0.94, 0],
	pelvis: { side: -4 },
	chest: { side: 5 },
	left: {
		hand: [0.44, 1.86, 0.14],
		grip: "open",
		fingers: [0.2, 1, 0],
		elbow: [1, -0.4, 0],
		foot: { at: [0.14, 0, 0.04], turn: 18 },
	},
	right: { hand: [-0.3, 1.06, 0.14], elbow: [-1, -0.2, -0.6], foot: { at: [-0.13, 0, 0], turn: 18 } },
};

export const welcome: Scene = {
	...heroFrame,
	alt: {
		sr: "Dvoje daju pet posle treninga, a trener im maše",
		en: "Two people high-five after training while a coach waves",
	},
	camera: { zoom: 384, at: [1110, 862] },
	draw(stage) {
		stage.behind(path("M690 900V450a410 410 0 0 1 820 0V900z", lime));
		stage.person(
			as(cast.jovan, { mouth: "laugh" }),
			wear("tee", "bone", "loose", "slate", "lime"),
			waving,
			{ x: 0.86, z: -0.45, turn: -20 },
			{ motion: { rise: 0.016, seconds: 0.75 } },
		);
		stage.person(
			as(cast.vera, { mouth: "laugh", hair: "ponytail" }),
			wear("bra", "ink", "leggings", "slate", "bone"),
			highFive,
			{ x: -0.86, z: 0.1, turn: 74 },
			{ swing: [0, 0.15] },
		);
		stage.person(
			as(cast.filip, { mouth: "laugh" }),
			wear("tee", "ink", "shorts", "slate", "bone"),
			mirrored(highFive),
			{ x: 0.06, z: 0.1, turn: -74 },
		);
	},
};
