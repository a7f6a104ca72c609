import { as, cast } from "../figure/cast.ts";
import type { Piece } from "../figure/figure.ts";
import { tones } from "../figure/gear.ts";
import { moving } from "../figure/motion.ts";
import { polyline, stroke } from "../figure/path.ts";
import type { Pose } from "../figure/pose.ts";
import { disc, rod, sphere } from "../figure/solid.ts";
import { along, cross, type Place, unit, type Vec, type View } from "../figure/space.ts";
import type { Scene, Stage } from "../figure/stage.ts";
import { wear } from "../figure/wear.ts";
import { bone, ink, lime, stone2 } from "../portrait/palette.ts";
import { path, rect } from "../portrait/shapes.ts";
import { heroFrame } from "./frame.ts";

/** A padel racket: a solid face with holes, in line with the hand. */
function racket(view: View, hand: Vec, direction: Vec, facing: Vec, color: string): Piece {
	const d = unit(direction);
	const across = unit(cross(d, facing));
	const middle = along(hand, [d, 0.34]);
	const holes = [-1, 0, 1].flatMap((column) =>
		[-1, 0, 1].map((row) => disc(view, along(middle, [across, column * 0.045], [d, row * 0.05]), facing, 0.012, ink)),
	);
	const svg =
		rod(view, along(hand, [d, -0.05]), along(hand, [d, 0.2]), 0.018, tones.steel) +
		disc(view, middle, facing, 0.15, color) +
		disc(view, middle, facing, 0.142, ink, 3) +
		holes.join("");
	return { depth: view.see(hand).depth + 0.02, svg };
}

const smash: Pose = {
	hips: [0, 1.06, 0],
	pelvis: { turn: -24, lean: -4 },
	chest: { turn: -44, lean: -10, side: 8 },
	head: { turn: 0, lean: -22 },
	left: {
		hand: [0.36, 1.86, 0.42],
		grip: "open",
		elbow: [1, -0.4, 0],
		foot: { at: [0.2, 0.14, 0.3], heel: 30, turn: 10 },
	},
	right: {
		hand: [-0.36, 1.98, -0.16],
		elbow: [-1, 0.2, -0.4],
		foot: { at: [-0.2, 0.3, -0.5], heel: 64 },
		knee: [-0.3, 0, 1],
	},
};
const ready: Pose = {
	hips: [0, 0.72, -0.12],
	pelvis: { lean: 26 },
	chest: { lean: 32 },
	head: { lean: 0 },
	left: { hand: [0.12, 1.0, 0.42], elbow: [1, -0.8, 0], foot: { at: [0.3, 0, 0], turn: 20 } },
	right: { hand: [-0.06, 1.02, 0.44], elbow: [-1, -0.8, 0], foot: { at: [-0.3, 0, 0], turn: 20 } },
};

/** From one x to another, in metres. */
function net(view: View, from: number, to: number): Piece {
	const z = -0.75;
	const mesh: string[] = [];
	for (let x = from; x <= to; x += 0.16) mesh.push(polyline([view.at([x, 0, z]), view.at([x, 0.86, z])]));
	for (let y = 0.14; y < 0.8; y += 0.14) mesh.push(polyline([view.at([from, y, z]), view.at([to, y, z])]));
	const tape = polyline([view.at([from, 0.88, z]), view.at([to, 0.88, z])]);
	return { depth: z, svg: stroke(mesh.join(""), "#0B0D0E80", 2) + stroke(tape, bone, 16, "butt") };
}

/** A lamp of six panes, and its light. */
function floodlight(x: number, y: number, reach: readonly [number, number], floor: number): string {
	const panes = [0, 1, 2].flatMap((column) => [0, 1].map((row) => rect(x + column * 44, y + row * 34, 38, 28, bone)));
	const light = path(`M${x} ${y + 62}H${x + 126}L${reach[1]} ${floor}H${reach[0]}z`, "#F5F3EC2E");
	return light + rect(x + 59, 0, 8, y, stone2) + panes.join("");
}

/** Glass in frames, and the court under the lights. */
function court(from: number, to: number, floor: number): string {
	const posts = Array.from({ length: Math.ceil((to - from) / 190) + 1 }, (_, at) =>
		rect(from + at * 190, 250, 8, floor - 250, stone2),
	);
	const glass = path(`M${from} 250H${to}V${floor}H${from}z`, "#55636A");
	const glare = path(`M${from + 240} ${floor}l150 -${floor - 250}h70l-150 ${floor - 250}z`, "#F5F3EC1F");
	return glass + glare + posts.join("") + rect(from, 246, to - from, 10, stone2);
}

export const padel: Scene = {
	...heroFrame,
	alt: {
		sr: "Padel pod reflektorima: igrač u skoku smečira lopticu, protivnica čeka iza mreže",
		en: "Padel under floodlights: a player leaps to smash the ball, his opponent waits behind the net",
	},
	camera: { zoom: 362, at: [1080, 876] },
	draw(stage) {
		const { view } = stage;
		stage.behind(
			court(740, 1600, 660) +
				floodlight(820, 60, [560, 1240], 660) +
				floodlight(1340, 60, [1060, 1680], 660) +
				path("M740 660H1600V900H600z", lime) +
				path("M1180 660h14l-90 240h-16z", bone),
		);
		const sara = stage.person(
			as(cast.sara, { mouth: "calm" }),
			wear("tank", "bone", "tights-shorts", "ink", "bone"),
			ready,
			{ x: 1.04, z: -1.5, turn: -20 },
		);
		stage.put(racket(view, sara.left.hand, [-0.9, 0.42, 0.2], [0.3, 0.3, 1], lime));
		stage.put(net(view, -0.98, 1.6));
		play(stage, { x: -0.34, z: 0.1, turn: 44 }, [0.5, 2.12, 0.1]);
	},
};

/** Two partners in front of a huge word: its floor is lime and drawn by the page. */
export const padelFront: Scene = {
	...heroFrame,
	bare: true,
	alt: {
		sr: "Padel par pod reflektorima: on u skoku smečira, ona čeka povratnu lopticu",
		en: "A padel pair under floodlights: he leaps to smash, she waits for the return",
	},
	camera: { zoom: 304, at: [1020, 850] },
	draw(stage) {
		stage.behind(
			court(780, 1600, 560) + floodlight(850, 50, [600, 1250], 560) + floodlight(1340, 50, [1060, 1680], 560),
		);
		const sara = stage.person(
			as(cast.sara, { mouth: "calm" }),
			wear("tank", "bone", "tights-shorts", "slate", "bone"),
			ready,
			{ x: 1.36, z: -0.3, turn: -28 },
		);
		stage.put(racket(stage.view, sara.left.hand, [-0.9, 0.42, 0.2], [0.3, 0.3, 1], lime));
		play(stage, { z: 0.1, turn: 44 }, [0.84, 2.12, 0.1]);
	},
};

/** Dejan leaps at the ball. */
function play(stage: Stage, place: Place, ball: Vec): void {
	const { view } = stage;
	const leap = { rise: 0.04, seconds: 0.75, legs: true } as const;
	const dejan = stage.person(
		as(cast.dejan, { mouth: "effort" }),
		wear("tee", "bone", "shorts", "slate", "bone"),
		smash,
		place,
		{ motion: leap },
	);
	stage.put(moving(leap, racket(view, dejan.right.hand, [-0.25, 1, 0.1], [0.5, 0.15, 1], lime)));
	stage.put(moving({ rise: 0.09, seconds: 0.75 }, { depth: 5, svg: sphere(view, ball, 0.05, tones.lime) }));
}
