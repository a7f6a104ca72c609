import { as, cast } from "../figure/cast.ts";
import { ball, hoop, mat, tones } from "../figure/gear.ts";
import { type Pose } from "../figure/pose.ts";
import { between } from "../figure/space.ts";
import type { Scene } from "../figure/stage.ts";
import { wear } from "../figure/wear.ts";
import { lime } from "../portrait/palette.ts";

const teaser: Pose = {
	hips: [0, 0.11, 0],
	pelvis: { lean: -40 },
	chest: { lean: -28 },
	head: { lean: -10 },
	left: {
		hand: [0.19, 0.62, 0.34],
		grip: "open",
		elbow: [1, -1, 0],
		foot: { at: [0.07, 0.58, 0.66], heel: -44 },
		knee: [0, 1, -0.3],
	},
	right: {
		hand: [-0.19, 0.62, 0.34],
		grip: "open",
		elbow: [-1, -1, 0],
		foot: { at: [-0.07, 0.58, 0.66], heel: -44 },
		knee: [0, 1, -0.3],
	},
};

const legCircle: Pose = {
	hips: [0, 0.11, 0],
	pelvis: { lean: -90 },
	chest: { lean: -90 },
	head: { lean: -84 },
	left: {
		hand: [0.3, 0.04, 0.02],
		grip: "open",
		fingers: [0, -0.1, 1],
		elbow: [1, 0.2, 0],
		foot: { at: [0.09, 0, 0.95], heel: -70 },
		knee: [0, 1, 0],
	},
	right: {
		hand: [-0.3, 0.04, 0.02],
		grip: "open",
		fingers: [0, -0.1, 1],
		elbow: [-1, 0.2, 0],
		foot: { at: [-0.12, 0.86, 0.2], heel: -88 },
		knee: [0, 0.2, -1],
	},
};

const pilates: Scene = {
	alt: {
		sr: "Žena drži položaj V sa podignutim nogama, muškarac iza nje kruži nogom na prostirci",
		en: "A woman holds a V with her legs raised, a man behind her circles one leg on the mat",
	},
	backdrop: "sunrise",
	scheme: "bone",
	camera: { zoom: 400, at: [520, 640], pitch: 25 },
	floor: 330,
	draw(stage) {
		const { view } = stage;
		stage.put(
			mat(view, [0.26, 0, -1.1], -16, tones.ink, 1.8, 0.6),
			mat(view, [-0.26, 0, 0.24], -16, tones.slate, 1.8, 0.6),
		);
		stage.person(as(cast.luka, { mouth: "calm" }), wear("tee", "bone", "shorts", "slate", "bare"), legCircle, {
			x: 0.2,
			z: -1.16,
			turn: 74,
		});
		stage.person(
			cast.vera,
			wear("tank", "lime", "leggings", "ink", "bare"),
			teaser,
			{ x: -0.5, z: 0.26, turn: 74 },
			{ swing: [0, 0.05] },
		);
	},
};

const bridge: Pose = {
	hips: [0, 0.44, 0.02],
	pelvis: { lean: -122 },
	chest: { lean: -116 },
	head: { lean: -84 },
	left: {
		hand: [0.26, 0.04, 0.1],
		grip: "open",
		fingers: [0, 0, 1],
		elbow: [1, 0.4, 0],
		foot: { at: [0.11, 0, 0.42] },
		knee: [0, 1, 0.5],
	},
	right: {
		hand: [-0.26, 0.04, 0.1],
		grip: "open",
		fingers: [0, 0, 1],
		elbow: [-1, 0.4, 0],
		foot: { at: [-0.11, 0, 0.42] },
		knee: [0, 1, 0.5],
	},
};

const crossLegged: Pose = {
	hips: [0, 0.12, 0],
	pelvis: { lean: 2 },
	left: {
		hand: [0.19, 0.56, 0.36],
		grip: "open",
		fingers: [-0.2, 0.5, 0.6],
		elbow: [1, -0.2, -0.2],
		foot: { at: [-0.04, 0, 0.32], turn: 58, heel: -14 },
		knee: [1, 0.32, 0.5],
	},
	right: {
		hand: [-0.19, 0.56, 0.36],
		grip: "open",
		fingers: [0.2, 0.5, 0.6],
		elbow: [-1, -0.2, -0.2],
		foot: { at: [0.06, 0, 0.2], turn: 58, heel: -14 },
		knee: [-1, 0.32, 0.5],
	},
};

const props: Scene = {
	alt: {
		sr: "Žena steže pilates obruč, druga drži most sa loptom između kolena",
		en: "One woman presses a Pilates ring, another holds a bridge with a ball between her knees",
	},
	backdrop: "circle",
	scheme: "ink",
	camera: { zoom: 440, at: [500, 650], pitch: 22 },
	floor: 350,
	draw(stage) {
		const { view } = stage;
		stage.put(
			mat(view, [0.34, 0, -0.78], -12, tones.slate, 1.8, 0.6),
			mat(view, [-0.56, 0, 0.3], -12, tones.bone, 1, 0.7),
		);
		const iva = stage.person(
			as(cast.iva, { mouth: "calm" }),
			wear("tee", "bone", "leggings", "slate", "socks"),
			bridge,
			{ x: 0.48, z: -0.76, turn: 78 },
		);
		stage.put(ball(view, between(iva.left.knee, iva.right.knee, 0.5), 0.12, tones.lime, 0.2));
		const lena = stage.person(
			as(cast.lena, { mouth: "calm" }),
			wear("bra", "ink", "leggings", "slate", "bare"),
			crossLegged,
			{ x: -0.58, z: 0.26, turn: 18 },
		);
		stage.put(hoop(view, between(lena.left.hand, lena.right.hand, 0.5), [0.3, 0.2, 1], 0.17, lime, 0.02));
	},
};

const seatedReach: Pose = {
	hips: [0, 0.11, 0],
	pelvis: { side: 4 },
	chest: { side: 44 },
	head: { side: 40, turn: -8 },
	left: {
		hand: [0.62, 0.2, 0.36],
		grip: "open",
		elbow: [0.2, -0.4, 1],
		foot: { at: [0.78, 0, 0.4], turn: 62, heel: -78 },
		knee: [0.2, 1, 0],
	},
	right: {
		hand: [0.58, 0.82, 0.1],
		grip: "open",
		fingers: [1, -0.4, 0],
		elbow: [-0.6, 1, 0],
		foot: { at: [-0.08, 0, 0.28], turn: -56, heel: -10 },
		knee: [-1, 0.2, 0.4],
	},
};

const quad: Pose = {
	hips: [0, 0.945, 0],
	chest: { lean: 4 },
	left: { hand: [0.29, 1.06, 0.12], elbow: [1, -0.2, -0.5], foot: { at: [0.07, 0, 0], turn: 8 } },
	right: {
		hand: [-0.16, 0.88, -0.3],
		elbow: [-0.6, 0.4, -1],
		foot: { at: [-0.09, 0.93, -0.56], heel: 150 },
		knee: [0, -1, 0.5],
	},
};

const stretching: Scene = {
	alt: {
		sr: "Žena se u sedu naginje ka stopalu, muškarac stoji na jednoj nozi i isteže butinu",
		en: "A woman bends towards her foot on the floor, a man stands on one leg and stretches his thigh",
	},
	backdrop: "leaf",
	scheme: "bone",
	camera: { zoom: 352, at: [500, 742] },
	draw(stage) {
		const { view } = stage;
		stage.put(mat(view, [-0.22, 0, 0.2], 0, tones.ink, 1.7, 0.66));
		stage.person(as(cast.goran, { mouth: "calm" }), wear("tee", "ink", "shorts", "slate", "lime"), quad, {
			x: 0.75,
			z: -0.35,
			turn: -66,
		});
		stage.person(as(cast.nina, { mouth: "calm" }), wear("tank", "bone", "leggings", "slate", "bare"), seatedReach, {
			x: -0.48,
			z: 0.15,
			turn: 12,
		});
	},
};

export const matwork = {
	pilates: pilates,
	"pilates-with-props": props,
	stretching: stretching,
} satisfies Record<string, Scene>;
