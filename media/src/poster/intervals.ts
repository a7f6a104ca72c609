import { as, cast } from "../figure/cast.ts";
import { medicineBall } from "../figure/gear.ts";
import { mirrored, type Pose } from "../figure/pose.ts";
import type { Scene } from "../figure/stage.ts";
import { wear } from "../figure/wear.ts";
import { bone, ink, ink3, lime } from "../portrait/palette.ts";
import { circle, path, ring } from "../portrait/shapes.ts";

const leap: Pose = {
	hips: [0, 1.2, 0],
	chest: { lean: -4 },
	head: { lean: -8 },
	left: {
		hand: [0.36, 2.1, 0.05],
		grip: "open",
		elbow: [1, -0.2, 0],
		foot: { at: [0.2, 0.42, -0.34], heel: 60, turn: 10 },
		knee: [0.4, 0, 1],
	},
	right: {
		hand: [-0.36, 2.1, 0.05],
		grip: "open",
		elbow: [-1, -0.2, 0],
		foot: { at: [-0.2, 0.36, -0.22], heel: 60, turn: 10 },
		knee: [-0.4, 0, 1],
	},
};

const climber: Pose = {
	hips: [0, 0.56, -0.22],
	pelvis: { lean: 82 },
	chest: { lean: 74 },
	head: { lean: 24 },
	left: {
		hand: [0.24, 0.05, 0.42],
		grip: "open",
		fingers: [0, -0.1, 1],
		elbow: [1, 0, -1],
		foot: { at: [0.1, 0.05, 0.06], heel: 50 },
		knee: [0, 0.2, 1],
	},
	right: {
		hand: [-0.24, 0.05, 0.42],
		grip: "open",
		fingers: [0, -0.1, 1],
		elbow: [-1, 0, -1],
		foot: { at: [-0.1, 0.02, -1.1], heel: 66 },
	},
};

const hiit: Scene = {
	alt: {
		sr: "Muškarac skače uvis raširenih ruku, žena ispred njega radi penjača",
		en: "A man leaps with his arms up while a woman in front of him does mountain climbers",
	},
	backdrop: "beams",
	scheme: "ink",
	camera: { zoom: 312, at: [500, 742] },
	draw(stage) {
		stage.person(as(cast.dejan, { mouth: "laugh" }), wear("tank", "lime", "shorts", "slate", "bone"), leap, {
			x: -0.55,
			z: -0.35,
			turn: 26,
		});
		stage.person(as(cast.tea, { mouth: "effort" }), wear("bra", "bone", "leggings", "slate", "lime"), climber, {
			x: 0.5,
			z: 0.2,
			turn: -62,
		});
	},
};

const highKnee: Pose = {
	hips: [0, 0.95, 0],
	chest: { lean: 6 },
	left: { hand: [0.26, 1.34, 0.32], elbow: [0.4, -1, -0.3], foot: { at: [0.1, 0.02, -0.02], heel: 28 } },
	right: {
		hand: [-0.3, 1.02, -0.1],
		elbow: [-0.6, 0, -1],
		foot: { at: [-0.11, 0.56, 0.24], heel: 12 },
		knee: [-0.1, 0.3, 1],
	},
};

/** Twenty seconds of work, ten of rest. */
const clock =
	circle(500, 372, 338, ink3) +
	path("M500 372V52A320 320 0 1 1 222.9 532z", lime) +
	circle(500, 372, 236, ink) +
	Array.from(
		{ length: 12 },
		(_, i) => `<path d="M500 40V78" stroke="${bone}" stroke-width="9" transform="rotate(${i * 30} 500 372)"/>`,
	).join("") +
	ring(500, 372, 236, bone, 5);

const tabata: Scene = {
	alt: {
		sr: "Dvoje trče u mestu visoko dižući kolena, iza njih odbrojava veliki sat",
		en: "Two people sprint on the spot, knees high, before a big interval clock",
	},
	backdrop: "plain",
	scheme: "ink",
	camera: { zoom: 345 },
	draw(stage) {
		stage.behind(clock);
		stage.person(as(cast.stefan, { mouth: "effort" }), wear("tee", "bone", "shorts", "slate", "lime"), highKnee, {
			x: -0.45,
			turn: 18,
		});
		stage.person(
			as(cast.ana, { mouth: "effort", band: lime }),
			wear("bra", "lime", "leggings", "slate", "bone"),
			mirrored(highKnee),
			{ x: 0.5, z: 0.1, turn: -26 },
			{ swing: [0.35, 0.35] },
		);
	},
};

const star: Pose = {
	hips: [0, 1.16, 0],
	chest: { side: 3 },
	head: { lean: -4 },
	left: {
		hand: [0.64, 1.88, 0.06],
		grip: "open",
		elbow: [0.6, -1, 0],
		foot: { at: [0.52, 0.2, 0], heel: 46, turn: 40 },
	},
	right: {
		hand: [-0.64, 1.88, 0.06],
		grip: "open",
		elbow: [-0.6, -1, 0],
		foot: { at: [-0.52, 0.2, 0], heel: 46, turn: 40 },
	},
};

const shuffle: Pose = {
	hips: [0, 0.72, -0.05],
	pelvis: { lean: 18, turn: 20 },
	chest: { lean: 22, turn: 10 },
	head: { turn: 0 },
	left: { hand: [0.34, 1.1, 0.4], elbow: [0.5, -1, -0.2], foot: { at: [0.46, 0, 0.1], turn: 35 } },
	right: {
		hand: [-0.2, 0.72, 0.32],
		grip: "open",
		elbow: [-1, 0.2, 0],
		foot: { at: [-0.5, 0, -0.1], turn: 10, heel: 24 },
	},
};

const attack: Scene = {
	alt: {
		sr: "Žena u skoku raširenih ruku i nogu, dvojica muškaraca prave bočni korak iza nje",
		en: "A woman in a star jump, with two men lunging sideways behind her",
	},
	backdrop: "diagonal",
	scheme: "bone",
	camera: { zoom: 318, at: [500, 744] },
	draw(stage) {
		stage.person(cast.luka, wear("tank", "ink", "shorts", "slate", "lime"), shuffle, { x: -0.98, z: -0.45, turn: 24 });
		stage.person(as(cast.goran, { mouth: "smile" }), wear("tee", "ink", "shorts", "slate", "bone"), mirrored(shuffle), {
			x: 0.98,
			z: -0.45,
			turn: -24,
		});
		stage.person(
			as(cast.sara, { mouth: "laugh", band: bone }),
			wear("bra", "bone", "leggings", "ink", "lime"),
			star,
			{ z: 0.2, turn: -10 },
			{ swing: [0.2, 0.2] },
		);
	},
};

const sidePlank: Pose = {
	hips: [0, 0.42, 0],
	pelvis: { side: -66 },
	chest: { side: -70 },
	head: { side: -64 },
	left: {
		hand: [-0.42, 1.2, 0.02],
		grip: "open",
		elbow: [1, 0, 0],
		foot: { at: [0.82, 0.1, 0.05], turn: 20, heel: 10 },
		knee: [0, 0, 1],
	},
	right: {
		hand: [-0.52, 0.04, 0.3],
		grip: "fist",
		fingers: [0, 0, 1],
		elbow: [0, -1, -0.2],
		foot: { at: [0.84, 0, -0.06], turn: 20, heel: 0 },
		knee: [0, 0, 1],
	},
};

const twist: Pose = {
	hips: [0, 0.12, -0.05],
	pelvis: { lean: -32 },
	chest: { lean: -26, turn: 26 },
	head: { lean: -6, turn: 16 },
	left: {
		hand: [0.34, 0.5, 0.3],
		grip: "open",
		elbow: [0.6, -0.4, -1],
		foot: { at: [0.12, 0.2, 0.62], heel: -20 },
		knee: [0, 1, 0.2],
	},
	right: {
		hand: [0.1, 0.5, 0.42],
		grip: "open",
		elbow: [-0.4, -0.6, 0.2],
		foot: { at: [-0.1, 0.2, 0.66], heel: -20 },
		knee: [0, 1, 0.2],
	},
};

const core: Scene = {
	alt: {
		sr: "Žena drži bočni most sa rukom uvis, muškarac okreće trup sa medicinkom",
		en: "A woman holds a side plank with one arm up, a man twists with a medicine ball",
	},
	backdrop: "leaf",
	scheme: "lime",
	camera: { zoom: 430, at: [505, 728], pitch: 10 },
	draw(stage) {
		const { view } = stage;
		const filip = stage.person(
			as(cast.filip, { mouth: "effort" }),
			wear("tee", "ink", "shorts", "slate", "ink"),
			twist,
			{ x: 0.7, z: -0.85, turn: -46 },
		);
		stage.put(
			medicineBall(
				view,
				[
					(filip.left.hand[0] + filip.right.hand[0]) / 2,
					filip.left.hand[1],
					(filip.left.hand[2] + filip.right.hand[2]) / 2,
				],
				0.13,
			),
		);
		stage.person(as(cast.mila, { mouth: "calm" }), wear("tank", "ink", "leggings", "slate", "bare"), sidePlank, {
			x: -0.24,
			z: 0.15,
			turn: 0,
		});
	},
};

export const intervals = {
	hiit: hiit,
	tabata: tabata,
	"core-30": core,
	"body-attack": attack,
} satisfies Record<string, Scene>;
