import { glove, punchBag } from "../figure/boxing.ts";
import { as, cast } from "../figure/cast.ts";
import type { Piece } from "../figure/figure.ts";
import { tones } from "../figure/gear.ts";
import { fill, polygon, smooth, stroke } from "../figure/path.ts";
import { mirrored, type Pose } from "../figure/pose.ts";
import { sub, type Vec, type View } from "../figure/space.ts";
import type { Scene } from "../figure/stage.ts";
import { wear } from "../figure/wear.ts";
import { bone, ink3, lime } from "../portrait/palette.ts";

const jab: Pose = {
	hips: [0, 0.86, 0],
	pelvis: { turn: -28, lean: 8 },
	chest: { turn: -46, lean: 12 },
	head: { turn: -4, lean: 10 },
	left: { hand: [0.06, 1.42, 0.72], elbow: [1, -0.2, 0], foot: { at: [0.14, 0, 0.3], turn: -14 } },
	right: { hand: [-0.1, 1.42, 0.16], elbow: [-0.6, -1, 0], foot: { at: [-0.2, 0, -0.4], turn: 40, heel: 24 } },
};

const skipping: Pose = {
	hips: [0, 1.02, 0],
	left: { hand: [0.4, 1.02, 0.12], elbow: [0.2, 0, -1], foot: { at: [0.08, 0.12, 0], heel: 34 } },
	right: { hand: [-0.4, 1.02, 0.12], elbow: [-0.2, 0, -1], foot: { at: [-0.08, 0.12, 0], heel: 34 } },
};

const boxing: Scene = {
	alt: {
		sr: "Bokserka udara direkt u vreću, muškarac iza nje preskače vijaču",
		en: "A boxer lands a jab on the bag while a man behind her skips rope",
	},
	backdrop: "arch",
	scheme: "stone",
	camera: { zoom: 362, at: [455, 740] },
	draw(stage) {
		const { view } = stage;
		const luka = stage.person(cast.petar, wear("tank", "lime", "shorts", "slate", "ink"), skipping, {
			x: 0.98,
			z: -0.9,
			turn: -24,
		});
		const [a, b] = [luka.left.hand, luka.right.hand];
		const loop: Vec[] = [
			a,
			[a[0] + 0.2, 0.55, a[2]],
			[a[0] - 0.05, 0.03, a[2] + 0.15],
			[b[0] + 0.05, 0.03, b[2] + 0.15],
			[b[0] - 0.2, 0.55, b[2]],
			b,
		];
		stage.put({ depth: -0.6, svg: stroke(smooth(loop.map(view.at), 0.2), lime, 6) });
		stage.put(punchBag(view, [0.62, 0, 0.12]));
		const sara = stage.person(
			as(cast.sara, { mouth: "effort" }),
			wear("bra", "ink", "leggings", "slate", "bone"),
			jab,
			{ x: -0.42, z: 0.15, turn: 72 },
			{ swing: [0.1, 0.2] },
		);
		for (const arm of [sara.left, sara.right]) stage.put(glove(view, arm.hand, sub(arm.hand, arm.elbow), tones.lime));
	},
};

const kick: Pose = {
	hips: [0, 0.93, 0],
	pelvis: { turn: 70, lean: -4, side: 30 },
	chest: { turn: 50, side: 36, lean: -8 },
	head: { turn: 12, side: 12 },
	left: { hand: [0.34, 1.42, 0.18], elbow: [0.4, -1, 0], foot: { at: [0.04, 0, -0.04], turn: 55 } },
	right: {
		hand: [-0.16, 1.12, -0.3],
		elbow: [-0.4, -1, -0.2],
		foot: { at: [-0.12, 1.05, 0.84], heel: 62, turn: 40 },
		knee: [-1, 0.4, 0],
	},
};

const holding: Pose = {
	hips: [0, 0.84, -0.06],
	pelvis: { lean: 8 },
	chest: { lean: 4 },
	head: { lean: 2 },
	left: { hand: [0.16, 1.3, 0.36], elbow: [1, -0.8, 0], foot: { at: [0.2, 0, 0.24], turn: 10 } },
	right: { hand: [-0.16, 1.06, 0.36], elbow: [-1, -0.8, 0], foot: { at: [-0.2, 0, -0.3], turn: 20 } },
};

/** A kick shield in front of the hands that hold it: its edge and its face. */
function shield(view: View, [x, , z]: Vec): Piece {
	const corner = (dx: number, y: number, dz: number) => view.at([x + dx, y, z + dz]);
	const edge = [corner(-0.18, 0.86, 0.18), corner(0, 0.82, 0.18), corner(0, 1.5, 0.18), corner(-0.18, 1.46, 0.18)];
	const face = [
		corner(-0.18, 0.86, 0.18),
		corner(-0.18, 1.46, 0.18),
		corner(-0.26, 1.42, 0.05),
		corner(-0.26, 0.9, 0.05),
	];
	return { depth: z + 0.3, svg: fill(polygon(edge), ink3) + fill(polygon(face), lime) };
}

const kickbox: Scene = {
	alt: {
		sr: "Muškarac udara nogom u štit koji mu drži partnerka",
		en: "A man kicks the shield that his partner holds",
	},
	backdrop: "rings",
	scheme: "stone",
	camera: { zoom: 362, at: [478, 740] },
	draw(stage) {
		const { view } = stage;
		stage.person(
			as(cast.vuk, { mouth: "effort" }),
			wear("tank", "ink", "loose", "ink", "bare"),
			kick,
			{ x: -0.5, z: 0.1, turn: 84 },
			{ order: { rightLeg: 0.3 } },
		);
		const vera = stage.person(
			as(cast.vera, { hair: "ponytail" }),
			wear("tee", "lime", "capri", "ink", "bare"),
			holding,
			{ x: 0.82, z: 0, turn: -76 },
		);
		stage.put(shield(view, vera.left.hand));
	},
};

const uppercut: Pose = {
	hips: [0, 0.84, 0],
	pelvis: { turn: 20 },
	chest: { turn: 34, lean: 4 },
	head: { turn: 4 },
	left: { hand: [0.12, 1.38, 0.3], elbow: [0.6, -1, 0], foot: { at: [0.22, 0, 0.26], turn: 4 } },
	right: {
		hand: [0.0, 1.66, 0.46],
		fingers: [0, 1, 0.1],
		elbow: [-0.3, -1, 0.2],
		foot: { at: [-0.22, 0, -0.3], turn: 10, heel: 34 },
	},
};

const kneeStrike: Pose = {
	hips: [0, 0.94, 0.02],
	pelvis: { lean: -12 },
	chest: { lean: -4, turn: 10 },
	head: { turn: 0 },
	left: { hand: [0.2, 1.08, 0.24], elbow: [1, -0.2, -0.6], foot: { at: [0.09, 0, -0.08], heel: 12 } },
	right: {
		hand: [-0.16, 1.12, 0.28],
		elbow: [-1, -0.2, -0.6],
		foot: { at: [-0.1, 0.72, 0.12], heel: 40 },
		knee: [-0.1, 0.6, 1],
	},
};

const combat: Scene = {
	alt: {
		sr: "Žena udara aperkat u vazduh, muškarac iza nje udara kolenom",
		en: "A woman throws an uppercut at the air, a man behind her strikes with his knee",
	},
	backdrop: "checks",
	scheme: "lime",
	camera: { zoom: 362 },
	draw(stage) {
		stage.person(as(cast.jovan, { mouth: "effort" }), wear("tank", "ink", "shorts", "slate", "ink"), kneeStrike, {
			x: -0.62,
			z: -0.3,
			turn: 34,
		});
		stage.person(
			as(cast.nina, { mouth: "effort", band: bone }),
			wear("bra", "ink", "leggings", "slate", "bone"),
			mirrored(uppercut),
			{ x: 0.52, z: 0.15, turn: -38 },
		);
	},
};

export const fight = {
	"boxing-fit": boxing,
	kickbox: kickbox,
	"body-combat": combat,
} satisfies Record<string, Scene>;
