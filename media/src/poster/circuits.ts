import { as, cast } from "../figure/cast.ts";
import { medicineBall, plyoBox, straps, tones } from "../figure/gear.ts";
import { fill, polygon } from "../figure/path.ts";
import { type Pose } from "../figure/pose.ts";
import { box, rod } from "../figure/solid.ts";
import type { Scene } from "../figure/stage.ts";
import { wear } from "../figure/wear.ts";
import { bone, ink, lime } from "../portrait/palette.ts";

const throwing: Pose = {
	hips: [0, 0.84, 0],
	pelvis: { lean: 8 },
	chest: { lean: 16, turn: 8 },
	head: { lean: 4 },
	left: {
		hand: [0.13, 1.4, 0.6],
		grip: "open",
		elbow: [1, -0.6, 0],
		fingers: [0, 0.6, 1],
		foot: { at: [0.15, 0, 0.32] },
	},
	right: {
		hand: [-0.13, 1.4, 0.6],
		grip: "open",
		elbow: [-1, -0.6, 0],
		fingers: [0, 0.6, 1],
		foot: { at: [-0.15, 0, -0.42], heel: 35 },
	},
};

const catching: Pose = {
	hips: [0, 0.55, -0.2],
	pelvis: { lean: 30 },
	chest: { lean: 24 },
	head: { lean: -2 },
	left: {
		hand: [0.15, 1.16, 0.36],
		grip: "open",
		elbow: [1, -1, 0],
		fingers: [0, 1, 0.4],
		foot: { at: [0.24, 0, 0.05], turn: 22 },
	},
	right: {
		hand: [-0.15, 1.16, 0.36],
		grip: "open",
		elbow: [-1, -1, 0],
		fingers: [0, 1, 0.4],
		foot: { at: [-0.24, 0, 0.05], turn: 22 },
	},
};

const functional: Scene = {
	alt: {
		sr: "Žena baca medicinku, a muškarac je dočekuje u čučnju",
		en: "A woman throws a medicine ball and a man catches it in a squat",
	},
	backdrop: "circle",
	scheme: "lime",
	draw(stage) {
		stage.person(cast.lena, wear("tank", "bone", "leggings", "ink", "bone"), throwing, { x: -0.85, turn: 78 });
		stage.person(cast.marko, wear("tee", "ink", "shorts", "slate", "lime"), catching, { x: 0.85, z: 0.1, turn: -68 });
		stage.put(medicineBall(stage.view, [0.12, 1.56, 0.05]));
	},
};

const pushing: Pose = {
	hips: [0, 0.72, -0.1],
	pelvis: { lean: 48 },
	chest: { lean: 56 },
	head: { lean: 18 },
	left: { hand: [0.2, 0.98, 0.8], elbow: [1, -1, 0], foot: { at: [0.12, 0.02, -0.62], heel: 38 } },
	right: { hand: [-0.2, 0.98, 0.8], elbow: [-1, -1, 0], foot: { at: [-0.12, 0, 0], heel: 10 }, knee: [-0.1, 0.2, 1] },
};

const cheering: Pose = {
	hips: [0, 0.93, 0],
	chest: { side: -4 },
	head: { turn: 10 },
	left: { hand: [0.42, 1.82, 0.12], elbow: [1, -0.3, 0], foot: { at: [0.16, 0, 0], turn: 20 } },
	right: { hand: [-0.3, 1.06, 0.16], elbow: [-1, -0.2, -0.6], foot: { at: [-0.16, 0, 0], turn: 20 } },
};

const bootcamp: Scene = {
	alt: {
		sr: "Muškarac gura sanke sa tegovima dok ga drugarica bodri",
		en: "A man pushes a sled loaded with plates while a teammate cheers him on",
	},
	backdrop: "bars",
	scheme: "bone",
	camera: { zoom: 350, at: [455, 734] },
	draw(stage) {
		const { view } = stage;
		stage.person(as(cast.iva, { mouth: "laugh" }), wear("tank", "ink", "capri", "slate", "lime"), cheering, {
			x: -1.02,
			z: -0.45,
			turn: 42,
		});
		const vuk = stage.person(
			as(cast.vuk, { mouth: "effort" }),
			wear("tee", "ink", "shorts", "slate", "bone"),
			pushing,
			{ x: -0.28, turn: 84 },
		);
		const [l, r] = [vuk.left.hand, vuk.right.hand];
		const post = (hand: typeof l) =>
			rod(view, [hand[0] + 0.02, 0.06, hand[2]], [hand[0] + 0.02, hand[1] + 0.1, hand[2]], 0.022, tones.steel);
		const x = l[0] + 0.42;
		stage.put(
			{ depth: l[2] + 0.02, svg: post(l) },
			{
				depth: 0.02,
				svg:
					box(view, { at: [x, 0.02, 0], wide: 1.05, high: 0.07, deep: 0.55 }, tones.ink) +
					rod(view, [x + 0.12, 0.09, 0], [x + 0.12, 0.62, 0], 0.025, tones.steel),
			},
		);
		for (const level of [0, 1, 2, 3])
			stage.put({
				depth: 0.05 + level / 100,
				svg: box(
					view,
					{ at: [x + 0.12, 0.09 + level * 0.085, 0], wide: 0.46 - level * 0.03, high: 0.075, deep: 0.42 },
					level % 2 ? tones.black : tones.lime,
				),
			});
		stage.put({ depth: r[2] - 0.03, svg: post(r) });
	},
};

const hanging: Pose = {
	hips: [0, 0.74, -0.36],
	pelvis: { lean: -38 },
	chest: { lean: -38 },
	head: { lean: -24 },
	left: { hand: [0.17, 1.42, -0.13], elbow: [1, -0.4, -0.4], foot: { at: [0.12, 0, 0.21], heel: -14 } },
	right: { hand: [-0.17, 1.42, -0.13], elbow: [-1, -0.4, -0.4], foot: { at: [-0.12, 0, 0.21], heel: -14 } },
};

const flying: Pose = {
	...hanging,
	hips: [0, 0.77, -0.3],
	pelvis: { lean: -30 },
	chest: { lean: -30 },
	left: { hand: [0.5, 1.52, -0.25], elbow: [0.4, -0.6, -0.4], foot: { at: [0.14, 0, 0.2], heel: -12 } },
	right: { hand: [-0.5, 1.52, -0.25], elbow: [-0.4, -0.6, -0.4], foot: { at: [-0.14, 0, 0.2], heel: -12 } },
};

const suspension: Scene = {
	alt: {
		sr: "Muškarac i žena veslaju na TRX trakama, zavaljeni unazad",
		en: "A man and a woman lean back and row on suspension straps",
	},
	backdrop: "diagonal",
	scheme: "ink",
	camera: { zoom: 338, at: [500, 738] },
	draw(stage) {
		const { view } = stage;
		const dejan = stage.person(cast.dejan, wear("tank", "bone", "shorts", "slate", "lime"), hanging, {
			x: -0.44,
			turn: 76,
		});
		const tea = stage.person(
			as(cast.tea, { mouth: "laugh" }),
			wear("bra", "ink", "leggings", "slate", "bone"),
			flying,
			{ x: 0.82, z: 0.2, turn: -44 },
		);
		stage.put(straps(view, [0.1, 2.6, 0], dejan.left.hand, dejan.right.hand, bone, lime));
		stage.put(straps(view, [0.1, 2.6, 0.1], tea.left.hand, tea.right.hand, ink, bone));
	},
};

const drive: Pose = {
	hips: [0, 1.36, 0.06],
	chest: { lean: 10 },
	head: { lean: 2 },
	left: {
		hand: [0.22, 1.42, -0.3],
		elbow: [0.2, -0.6, -1],
		foot: { at: [0.09, 1.0, 0.26], heel: 14 },
		knee: [0, 0.5, 1],
	},
	right: { hand: [-0.2, 1.9, 0.34], elbow: [-0.3, -1, 0.4], foot: { at: [-0.09, 0.46, 0], heel: 0 } },
};

const runners: Scene = {
	alt: {
		sr: "Trkač se penje na kutiju i podiže koleno, drugarica čeka na startu",
		en: "A runner drives his knee up on a box, a clubmate waits in the starting crouch",
	},
	backdrop: "sunrise",
	scheme: "stone",
	camera: { zoom: 296, at: [500, 742] },
	draw(stage) {
		const { view } = stage;
		for (const [from, to] of [
			[0.06, 0.14],
			[0.3, 0.38],
			[0.54, 0.62],
			[0.78, 0.86],
			[1.02, 1.1],
		] as const)
			stage.behind(
				fill(
					polygon([
						view.at([-3, 0, from - 0.5]),
						view.at([3, 0, from - 0.5]),
						view.at([3, 0, to - 0.54]),
						view.at([-3, 0, to - 0.54]),
					]),
					bone,
				),
			);
		stage.put(plyoBox(view, [0.62, 0, -0.1], 24, 0.46));
		stage.person(cast.luka, wear("tank", "lime", "shorts", "ink", "lime"), drive, { x: 0.62, z: -0.1, turn: 66 });
		stage.person(
			as(cast.ana, { mouth: "calm" }),
			wear("bra", "ink", "tights-shorts", "ink", "bone"),
			starting,
			{ x: -0.75, z: 0.1, turn: 82 },
			{ swing: [0.2, 0.1], order: { head: 0.05 } },
		);
	},
};

const starting: Pose = {
	hips: [0, 0.72, -0.25],
	pelvis: { lean: 74 },
	chest: { lean: 100 },
	head: { lean: 52 },
	left: {
		hand: [0.24, 0.1, 0.3],
		grip: "open",
		fingers: [0.2, -1, 0.1],
		elbow: [0.4, 0, -1],
		foot: { at: [0.1, 0.03, -0.68], heel: 62 },
	},
	right: {
		hand: [-0.24, 0.1, 0.3],
		grip: "open",
		fingers: [-0.2, -1, 0.1],
		elbow: [-0.4, 0, -1],
		foot: { at: [-0.1, 0, -0.28], heel: 42 },
		knee: [0, 0, 1],
	},
};

export const circuits = {
	"functional-training": functional,
	bootcamp: bootcamp,
	trx: suspension,
	"strength-for-runners": runners,
} satisfies Record<string, Scene>;
