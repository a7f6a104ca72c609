import { drawBike, pedal } from "../figure/bike.ts";
import { as, cast } from "../figure/cast.ts";
import { step } from "../figure/gear.ts";
import { type Pose } from "../figure/pose.ts";
import type { Scene } from "../figure/stage.ts";
import { wear } from "../figure/wear.ts";

const sprint: Pose = {
	hips: [0, 1.1, 0.06],
	pelvis: { lean: 40 },
	chest: { lean: 52 },
	head: { lean: 14 },
	left: { hand: [0.18, 1.12, 0.6], elbow: [1, -0.6, -0.2], foot: { at: [0.13, 0.06, -0.06], heel: 8 } },
	right: {
		hand: [-0.18, 1.12, 0.6],
		elbow: [-1, -0.6, -0.2],
		foot: { at: [-0.13, 0.4, 0.02], heel: 12 },
		knee: [-0.1, 0.3, 1],
	},
};

const seated: Pose = {
	hips: [0, 1.02, -0.22],
	pelvis: { lean: 26 },
	chest: { lean: 42 },
	head: { lean: 6 },
	left: {
		hand: [0.2, 1.12, 0.5],
		elbow: [1, -0.6, -0.2],
		foot: { at: [0.13, 0.29, -0.16], heel: 14 },
		knee: [0, 0.3, 1],
	},
	right: {
		hand: [-0.2, 1.12, 0.5],
		elbow: [-1, -0.6, -0.2],
		foot: { at: [-0.13, 0.35, 0.16], heel: 6 },
		knee: [0, 0.3, 1],
	},
};

/** Puts a foot on its pedal. */
function riding(pose: Pose, angle: number): Pose {
	const on = (side: 1 | -1): Pose["left"]["foot"] => {
		const [x, y, z] = pedal(side === 1 ? angle : angle + 180, side);
		return { at: [x, y, z - 0.1], heel: 10 };
	};
	return { ...pose, left: { ...pose.left, foot: on(1) }, right: { ...pose.right, foot: on(-1) } };
}

const cycling: Scene = {
	alt: {
		sr: "Žena sprinta stojeći na spining biciklu, muškarac vozi u sedlu pored nje",
		en: "A woman sprints out of the saddle on an indoor bike, a man rides seated beside her",
	},
	backdrop: "tubes",
	scheme: "ink",
	camera: { zoom: 350, at: [470, 738] },
	draw(stage) {
		const far = { x: 0.72, z: -0.75, turn: 62 };
		const near = { x: -0.45, z: 0.1, turn: 70 };
		stage.put(drawBike(stage.view, far, 200), drawBike(stage.view, near, 60));
		stage.person(cast.marko, wear("tee", "bone", "shorts", "slate", "bone"), riding(seated, 200), far);
		stage.person(
			as(cast.nina, { mouth: "effort", hair: "ponytail" }),
			wear("bra", "lime", "tights-shorts", "slate", "lime"),
			riding(sprint, 60),
			near,
			{ swing: [0, 0.3] },
		);
	},
};

const stepUp: Pose = {
	hips: [0, 1.02, 0.05],
	chest: { lean: 2, side: -4 },
	left: { hand: [0.4, 1.95, 0.1], grip: "open", elbow: [1, -0.3, 0], foot: { at: [0.11, 0.17, 0.12] } },
	right: {
		hand: [-0.34, 1.12, 0.12],
		elbow: [-1, -0.4, -0.4],
		foot: { at: [-0.14, 0.62, 0.22], heel: 20 },
		knee: [-0.3, 0.3, 1],
	},
};

const steps: Scene = {
	alt: {
		sr: "Tri žene različitih godina u istom koraku na step klupicama",
		en: "Three women of different ages in the same move on their steps",
	},
	backdrop: "windows",
	scheme: "bone",
	camera: { zoom: 322, at: [500, 744] },
	draw(stage) {
		const { view } = stage;
		const line = [
			{ who: cast.zora, clothes: wear("tee", "lime", "capri", "ink", "bone"), x: -0.98, z: -0.35 },
			{
				who: as(cast.lena, { mouth: "laugh" }),
				clothes: wear("bra", "ink", "leggings", "slate", "lime"),
				x: 0,
				z: 0.1,
			},
			{ who: cast.iva, clothes: wear("tank", "ink", "capri", "slate", "ink"), x: 0.98, z: -0.35 },
		];
		for (const { who, clothes, x, z } of line) {
			stage.put(step(view, [x + 0.04, 0, z + 0.06], 36));
			stage.person(who, clothes, stepUp, { x, z, turn: 42 });
		}
	},
};

export const cardio = {
	"indoor-cycling": cycling,
	"step-aerobics": steps,
} satisfies Record<string, Scene>;
