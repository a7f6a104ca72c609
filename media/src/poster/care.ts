import { drawBaby } from "../figure/baby.ts";
import { builds } from "../figure/build.ts";
import { as, cast } from "../figure/cast.ts";
import { ball, band, chair, mat, tones } from "../figure/gear.ts";
import { mirrored, type Pose } from "../figure/pose.ts";
import { disc, drum } from "../figure/solid.ts";
import { add, between } from "../figure/space.ts";
import type { Scene } from "../figure/stage.ts";
import { wear } from "../figure/wear.ts";
import { lime } from "../portrait/palette.ts";

const rising: Pose = {
	hips: [0, 0.66, -0.16],
	pelvis: { lean: 36 },
	chest: { lean: 32 },
	head: { lean: 2 },
	left: { hand: [0.18, 1.12, 0.52], grip: "open", elbow: [1, -0.6, 0], foot: { at: [0.14, 0, 0.2], turn: 8 } },
	right: { hand: [-0.18, 1.12, 0.52], grip: "open", elbow: [-1, -0.6, 0], foot: { at: [-0.14, 0, 0.2], turn: 8 } },
};

const flamingo: Pose = {
	hips: [0, 0.945, 0],
	chest: { side: 3 },
	head: { turn: 6 },
	left: { hand: [0.42, 0.96, 0.1], elbow: [0.5, -0.2, -1], foot: { at: [0.06, 0, 0], turn: 8 } },
	right: {
		hand: [-0.56, 1.42, 0.12],
		grip: "open",
		fingers: [-1, 0.3, 0.2],
		elbow: [-0.2, -1, 0],
		foot: { at: [-0.1, 0.46, 0.12], heel: 16 },
		knee: [-0.2, 0.2, 1],
	},
};

const secondWind: Scene = {
	alt: {
		sr: "Stariji muškarac ustaje sa stolice, starija žena uz stolicu stoji na jednoj nozi i smeje se",
		en: "An older man rises from a chair, an older woman laughs as she balances on one leg beside hers",
	},
	backdrop: "sunrise",
	scheme: "lime",
	camera: { zoom: 366, at: [500, 740] },
	draw(stage) {
		const { view } = stage;
		stage.put(chair(view, [-0.78, 0, -0.12], 64, tones.ink), chair(view, [0.98, 0, -0.1], -150, tones.ink));
		stage.person(as(cast.petar, { mouth: "laugh" }), wear("tee", "bone", "loose", "slate", "ink"), rising, {
			x: -0.56,
			z: 0,
			turn: 64,
		});
		stage.person(as(cast.zora, { mouth: "laugh" }), wear("long", "ink", "loose", "slate", "bone"), flamingo, {
			x: 0.5,
			z: 0.1,
			turn: -12,
		});
	},
};

const lifting: Pose = {
	hips: [0, 0.13, 0],
	pelvis: { lean: -4 },
	chest: { lean: -8 },
	head: { lean: -26 },
	left: {
		hand: [0.11, 1.06, 0.34],
		elbow: [1, -0.8, 0.2],
		foot: { at: [-0.04, 0, 0.34], turn: 58, heel: -14 },
		knee: [1, 0.32, 0.5],
	},
	right: {
		hand: [-0.11, 1.06, 0.34],
		elbow: [-1, -0.8, 0.2],
		foot: { at: [0.06, 0, 0.22], turn: 58, heel: -14 },
		knee: [-1, 0.32, 0.5],
	},
};

const squatHold: Pose = {
	hips: [0, 0.64, -0.14],
	pelvis: { lean: 18 },
	chest: { lean: 12 },
	head: { lean: 22, turn: 0 },
	left: { hand: [-0.02, 0.84, 0.28], elbow: [1, -0.6, 0], foot: { at: [0.26, 0, 0.04], turn: 26 }, knee: [0.6, 0, 1] },
	right: {
		hand: [0.04, 0.72, 0.3],
		elbow: [-1, -0.6, 0],
		foot: { at: [-0.26, 0, 0.04], turn: 26 },
		knee: [-0.6, 0, 1],
	},
};

const mums: Scene = {
	alt: {
		sr: "Mama u sedu podiže bebu iznad sebe, druga radi čučanj sa bebom u naručju",
		en: "A seated mother lifts her baby above her, another squats with a baby in her arms",
	},
	backdrop: "circle",
	scheme: "bone",
	camera: { zoom: 420, at: [490, 728], pitch: 9 },
	draw(stage) {
		const { view } = stage;
		stage.put(mat(view, [-0.5, 0, 0.15], 0, tones.ink, 1, 0.66));
		const tea = stage.person(
			as(cast.vera, { mouth: "laugh", hair: "bun" }),
			wear("tee", "ink", "leggings", "slate", "bare"),
			squatHold,
			{ x: 0.55, z: -0.3, turn: -24 },
		);
		stage.put(
			drawBaby(
				view,
				add(between(tea.left.hand, tea.right.hand, 0.5), [0, 0.05, -0.04]),
				{ turn: -34 },
				tones.bone,
				0.05,
			),
		);
		const ana = stage.person(
			as(cast.ana, { mouth: "laugh" }),
			wear("tank", "ink", "leggings", "slate", "bare"),
			lifting,
			{ x: -0.58, z: 0.15, turn: 48 },
		);
		stage.put(
			drawBaby(
				view,
				add(between(ana.left.hand, ana.right.hand, 0.5), [0, 0.04, 0]),
				{ turn: -62, lean: 14 },
				tones.bone,
				0,
			),
		);
	},
};

const onBall: Pose = {
	hips: [0, 0.66, -0.05],
	pelvis: { lean: 2 },
	chest: { side: 20 },
	head: { side: 10, turn: 6 },
	left: {
		hand: [0.13, 0.9, 0.24],
		grip: "open",
		fingers: [-1, -0.2, 0.3],
		elbow: [1, -0.3, -0.2],
		foot: { at: [0.3, 0, 0.36], turn: 22 },
		knee: [0.5, 0.2, 1],
	},
	right: {
		hand: [0.24, 1.66, 0.06],
		grip: "open",
		fingers: [1, 0.4, 0],
		elbow: [-1, 0.6, 0],
		foot: { at: [-0.3, 0, 0.36], turn: 22 },
		knee: [-0.5, 0.2, 1],
	},
};

const cradling: Pose = {
	hips: [0, 0.9, 0],
	pelvis: { lean: -6 },
	chest: { lean: -4 },
	head: { lean: 14, turn: 10 },
	left: {
		hand: [0.06, 0.98, 0.3],
		grip: "open",
		fingers: [-1, -0.3, 0.2],
		elbow: [1, -0.3, -0.3],
		foot: { at: [0.22, 0, 0], turn: 26 },
	},
	right: {
		hand: [-0.06, 1.14, 0.3],
		grip: "open",
		fingers: [1, -0.2, 0.2],
		elbow: [-1, -0.3, -0.3],
		foot: { at: [-0.22, 0, 0], turn: 26 },
	},
};

const prenatal: Scene = {
	alt: {
		sr: "Trudnica se isteže u stranu sedeći na lopti, druga stoji sa rukama na stomaku",
		en: "A pregnant woman stretches sideways on a ball, another stands with her hands on her bump",
	},
	backdrop: "leaf",
	scheme: "stone",
	camera: { zoom: 362, at: [500, 742] },
	draw(stage) {
		const { view } = stage;
		stage.person(
			{ ...as(cast.lena, { mouth: "smile" }), build: builds.expecting },
			wear("long", "ink", "leggings", "slate", "bone"),
			cradling,
			{ x: 0.68, z: -0.25, turn: -52 },
		);
		stage.put(ball(view, [-0.45, 0.32, 0.02], 0.32, tones.lime, -0.05));
		stage.person(cast.maja, wear("tank", "bone", "leggings", "ink", "bare"), onBall, { x: -0.45, z: 0.1, turn: 44 });
	},
};

const crunch: Pose = {
	hips: [0, 0.12, 0],
	pelvis: { lean: -86 },
	chest: { lean: -54 },
	head: { lean: -34 },
	left: {
		hand: [0.12, 0.62, 0.12],
		elbow: [1, -0.3, -0.3],
		foot: { at: [0.1, 0.44, 0.56], heel: -50 },
		knee: [0, 1, -0.4],
	},
	right: {
		hand: [-0.12, 0.62, 0.12],
		elbow: [-1, -0.3, -0.3],
		foot: { at: [-0.1, 0.44, 0.56], heel: -50 },
		knee: [0, 1, -0.4],
	},
};

const woodchop: Pose = {
	hips: [0, 0.86, 0],
	pelvis: { turn: 20 },
	chest: { turn: 44, side: 6 },
	head: { turn: 40 },
	left: { hand: [0.5, 1.66, 0.28], elbow: [1, -0.6, 0], foot: { at: [0.3, 0, 0], turn: 30 } },
	right: { hand: [0.42, 1.6, 0.34], elbow: [-0.4, -1, 0], foot: { at: [-0.32, 0, 0], turn: 4, heel: 16 } },
};

const cx: Scene = {
	alt: {
		sr: "Muškarac podiže trup sa pločom u rukama, žena dijagonalno zateže elastičnu traku",
		en: "A man crunches with a plate in his hands, a woman pulls a resistance tube across her body",
	},
	backdrop: "bars",
	scheme: "ink",
	camera: { zoom: 372, at: [500, 738] },
	draw(stage) {
		const { view } = stage;
		stage.put(mat(view, [-0.4, 0, 0.2], 0, tones.lime, 1.6, 0.55));
		const tea = stage.person(
			as(cast.iva, { mouth: "effort" }),
			wear("bra", "bone", "leggings", "slate", "lime"),
			mirrored(woodchop),
			{ x: 0.62, z: -0.4, turn: -4 },
		);
		stage.put(
			band(view, [tea.left.ankle, between(tea.left.ankle, tea.right.hand, 0.5), tea.right.hand], lime, 0.02, 0.3),
		);
		const vuk = stage.person(
			as(cast.luka, { mouth: "effort" }),
			wear("tank", "bone", "shorts", "slate", "bone"),
			crunch,
			{ x: -0.42, z: 0.2, turn: 72 },
		);
		const at = between(vuk.left.hand, vuk.right.hand, 0.5);
		stage.put({
			depth: at[2] + 0.05,
			svg:
				drum(view, add(at, [-0.02, 0, 0]), add(at, [0.03, 0.02, 0.02]), 0.17, tones.slate) +
				disc(view, add(at, [0.03, 0.02, 0.02]), [0.9, 0.2, 0.4], 0.13, lime, 6),
		});
	},
};

export const care = {
	"second-wind-60-plus": secondWind,
	"mums-and-babies": mums,
	"prenatal-moves": prenatal,
	cxworx: cx,
} satisfies Record<string, Scene>;
