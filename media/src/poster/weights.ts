import { as, cast } from "../figure/cast.ts";
import { band, barbell, dumbbell, kettlebell, raised, tones } from "../figure/gear.ts";
import { type Pose } from "../figure/pose.ts";
import { between } from "../figure/space.ts";
import type { Scene } from "../figure/stage.ts";
import { wear } from "../figure/wear.ts";
import { lime } from "../portrait/palette.ts";

const press: Pose = {
	hips: [0, 0.9, 0],
	chest: { lean: -3 },
	head: { lean: -6 },
	left: { hand: [0.24, 2.02, 0.02], elbow: [1, 0, 0.2], foot: { at: [0.2, 0, 0], turn: 20 } },
	right: { hand: [-0.24, 2.02, 0.02], elbow: [-1, 0, 0.2], foot: { at: [-0.2, 0, 0], turn: 20 } },
};

const curl: Pose = {
	hips: [0, 0.93, 0],
	chest: { turn: -6 },
	left: { hand: [0.27, 1.3, 0.3], elbow: [0.2, -1, -0.3], foot: { at: [0.14, 0, 0.02], turn: 15 } },
	right: { hand: [-0.26, 0.9, 0.14], elbow: [-0.4, -0.2, -1], foot: { at: [-0.14, 0, -0.02], turn: 15 } },
};

const totalBody: Scene = {
	alt: {
		sr: "Žena potiskuje bučice iznad glave, a muškarac pored nje radi pregib za biceps",
		en: "A woman presses dumbbells overhead beside a man doing a biceps curl",
	},
	backdrop: "half",
	scheme: "ink",
	camera: { zoom: 322, at: [500, 742] },
	draw(stage) {
		const { view } = stage;
		const nina = stage.person(cast.nina, wear("bra", "bone", "leggings", "slate", "lime"), press, {
			x: 0.62,
			turn: -22,
		});
		const filip = stage.person(
			as(cast.filip, { mouth: "calm" }),
			wear("tee", "lime", "shorts", "slate", "bone"),
			curl,
			{ x: -0.6, z: -0.2, turn: 34 },
		);
		for (const hand of [nina.left.hand, nina.right.hand]) stage.put(dumbbell(view, hand, [1, 0, 0.3], tones.ink));
		stage.put(
			dumbbell(view, filip.left.hand, [1, 0, -0.7], tones.steel),
			dumbbell(view, filip.right.hand, [0.4, 0, 1], tones.steel),
		);
	},
};

const swingTop: Pose = {
	hips: [0, 0.93, 0.02],
	pelvis: { lean: -4 },
	chest: { lean: -6 },
	left: { hand: [0.04, 1.38, 0.62], elbow: [1, -0.4, 0], foot: { at: [0.22, 0, 0], turn: 20 } },
	right: { hand: [-0.04, 1.38, 0.62], elbow: [-1, -0.4, 0], foot: { at: [-0.22, 0, 0], turn: 20 } },
};

const swingLow: Pose = {
	hips: [0, 0.74, -0.3],
	pelvis: { lean: 62 },
	chest: { lean: 68 },
	head: { lean: 28 },
	left: { hand: [0.04, 0.62, -0.08], elbow: [1, 0, 0.4], foot: { at: [0.24, 0, 0], turn: 20 } },
	right: { hand: [-0.04, 0.62, -0.08], elbow: [-1, 0, 0.4], foot: { at: [-0.24, 0, 0], turn: 20 } },
};

const kettlebells: Scene = {
	alt: {
		sr: "Dvoje vežbaju zamah girjom: ona je na vrhu pokreta, on na dnu",
		en: "Two people swing kettlebells, she at the top of the movement, he at the bottom",
	},
	backdrop: "plate",
	scheme: "bone",
	draw(stage) {
		const { view } = stage;
		const sara = stage.person(
			as(cast.sara, { mouth: "effort" }),
			wear("tank", "ink", "leggings", "slate", "bare"),
			swingTop,
			{ x: -0.55, z: 0.1, turn: 74 },
			{ swing: [0, 0.15] },
		);
		const stefan = stage.person(
			as(cast.stefan, { mouth: "effort" }),
			wear("tank", "lime", "shorts", "ink", "ink"),
			swingLow,
			{ x: 0.8, z: -0.2, turn: -62 },
		);
		stage.put(kettlebell(view, between(sara.left.hand, sara.right.hand, 0.5), [1, 0.12, 0.2], tones.ink));
		stage.put(kettlebell(view, between(stefan.left.hand, stefan.right.hand, 0.5), [0.8, -0.5, -0.3], tones.ink));
	},
};

const sideStep: Pose = {
	hips: [0.02, 0.68, -0.14],
	pelvis: { lean: 24 },
	chest: { lean: 20 },
	head: { lean: 2 },
	left: {
		hand: [0.05, 1.16, 0.34],
		grip: "fist",
		elbow: [1, -0.8, 0],
		foot: { at: [0.36, 0, 0.02], turn: 14 },
		knee: [0.5, 0, 1],
	},
	right: {
		hand: [-0.05, 1.12, 0.34],
		grip: "fist",
		elbow: [-1, -0.8, 0],
		foot: { at: [-0.22, 0, 0.02], turn: 14 },
		knee: [-0.4, 0, 1],
	},
};

const splitSquat: Pose = {
	hips: [0, 0.56, 0],
	chest: { lean: 8 },
	left: { hand: [0.27, 0.66, 0.04], elbow: [0.3, 0, -1], foot: { at: [0.11, 0, 0.44] } },
	right: { hand: [-0.27, 0.66, 0.04], elbow: [-0.3, 0, -1], foot: { at: [-0.11, 0, -0.5], heel: 52 } },
};

const legs: Scene = {
	alt: {
		sr: "Žena ide bočno sa trakom oko butina, muškarac radi iskorak sa bučicama",
		en: "A woman side-steps with a band around her thighs while a man lunges with dumbbells",
	},
	backdrop: "stairs",
	scheme: "lime",
	draw(stage) {
		const { view } = stage;
		const vera = stage.person(cast.vera, wear("crop", "ink", "leggings", "slate", "bone"), sideStep, {
			x: -0.52,
			z: 0.15,
			turn: 16,
		});
		const goran = stage.person(cast.goran, wear("tee", "bone", "shorts", "ink", "ink"), splitSquat, {
			x: 0.72,
			z: -0.2,
			turn: -64,
		});
		const on = (leg: typeof vera.left) => between(leg.hip, leg.knee, 0.8);
		stage.put(
			band(
				view,
				[raised(on(vera.left), 0.02), between(on(vera.left), on(vera.right), 0.5), raised(on(vera.right), 0.02)],
				lime,
				0.055,
				0.16,
			),
		);
		for (const side of ["left", "right"] as const)
			stage.put(dumbbell(view, goran[side].hand, [0.5, 0, 0.9], tones.steel, 1.1));
	},
};

const barSquat: Pose = {
	hips: [0, 0.62, -0.2],
	pelvis: { lean: 28 },
	chest: { lean: 26 },
	head: { lean: 4 },
	left: { hand: [0.36, 1.27, 0], elbow: [0.3, -1, -0.3], foot: { at: [0.24, 0, 0], turn: 24 } },
	right: { hand: [-0.36, 1.27, 0], elbow: [-0.3, -1, -0.3], foot: { at: [-0.24, 0, 0], turn: 24 } },
};

const barLunge: Pose = {
	hips: [0, 0.6, 0],
	chest: { lean: 4 },
	left: { hand: [0.36, 1.15, -0.02], elbow: [0.3, -1, -0.3], foot: { at: [0.11, 0, 0.42] } },
	right: { hand: [-0.36, 1.15, -0.02], elbow: [-0.3, -1, -0.3], foot: { at: [-0.11, 0, -0.48], heel: 50 } },
};

const bodyPump: Scene = {
	alt: {
		sr: "Dvoje sa šipkama na ramenima: on u čučnju, ona u iskoraku",
		en: "Two people with barbells on their shoulders, he in a squat, she in a lunge",
	},
	backdrop: "circle",
	scheme: "lime",
	camera: { zoom: 362, at: [480, 738] },
	draw(stage) {
		const { view } = stage;
		const jovan = stage.person(
			as(cast.jovan, { mouth: "effort" }),
			wear("tank", "ink", "shorts", "slate", "bone"),
			barSquat,
			{ x: -0.5, z: 0.15, turn: 24 },
		);
		const ana = stage.person(cast.ana, wear("bra", "bone", "leggings", "ink", "lime"), barLunge, {
			x: 0.78,
			z: -0.5,
			turn: -34,
		});
		stage.put(barbell(view, jovan.left.hand, jovan.right.hand, { long: 1.5, plate: 0.19 }));
		stage.put(barbell(view, ana.left.hand, ana.right.hand, { long: 1.2, plate: 0.15 }));
	},
};

export const weights = {
	"total-body": totalBody,
	kettlebell: kettlebells,
	"legs-and-glutes": legs,
	"body-pump": bodyPump,
} satisfies Record<string, Scene>;
