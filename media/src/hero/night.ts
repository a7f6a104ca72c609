import { bike, drawBike, pedal } from "../figure/bike.ts";
import { as, cast } from "../figure/cast.ts";
import { barbell } from "../figure/gear.ts";
import { moving } from "../figure/motion.ts";
import type { Pose } from "../figure/pose.ts";
import type { Scene } from "../figure/stage.ts";
import { wear } from "../figure/wear.ts";
import { ink2, lime } from "../portrait/palette.ts";
import { rect } from "../portrait/shapes.ts";
import { heroFrame } from "./frame.ts";

const press: Pose = {
	hips: [0, 0.88, 0],
	chest: { lean: -3 },
	head: { lean: -4, turn: 8 },
	left: { hand: [0.34, 1.98, 0.02], elbow: [1, 0, 0.2], foot: { at: [0.24, 0, 0.1], turn: 18 } },
	right: { hand: [-0.34, 1.98, 0.02], elbow: [-1, 0, 0.2], foot: { at: [-0.24, 0, -0.1], turn: 18 } },
};

const CRANK = 60;
function onPedal(side: 1 | -1): Pose["left"]["foot"] {
	const [x, y, z] = pedal(side === 1 ? CRANK : CRANK + 180, side);
	return { at: [x, y, z - 0.1], heel: 10 };
}
const [, gripHeight, gripFront] = bike.grips;
const riding: Pose = {
	hips: [0, 1.06, -0.1],
	pelvis: { lean: 34 },
	chest: { lean: 46 },
	head: { lean: 8 },
	left: { hand: [0.18, gripHeight + 0.06, gripFront + 0.1], elbow: [1, -0.6, -0.2], foot: onPedal(1) },
	right: { hand: [-0.18, gripHeight + 0.06, gripFront + 0.1], elbow: [-1, -0.6, -0.2], foot: onPedal(-1) },
};

/** A block of flats at night, two windows lit. */
const windows = [0, 1, 2, 3].flatMap((row) =>
	[0, 1, 2, 3, 4].map((column) =>
		rect(
			680 + column * 188,
			40 + row * 214,
			124,
			134,
			(row === 0 && column === 2) || (row === 1 && column === 4) ? lime : ink2,
		),
	),
);

export const night: Scene = {
	...heroFrame,
	alt: {
		sr: "Noć u kvartu: muškarac drži šipku iznad glave, žena vozi spining bicikl",
		en: "Night on the block: a man holds a barbell overhead, a woman rides an indoor bike",
	},
	camera: { zoom: 376, at: [1120, 880] },
	draw(stage) {
		const { view } = stage;
		stage.behind(windows.join(""));
		const motion = { rise: 0.016, seconds: 1.25 };
		const jovan = stage.person(
			as(cast.jovan, { mouth: "effort" }),
			wear("tank", "slate", "shorts", "ink", "lime"),
			press,
			{ x: -0.42, z: 0.1, turn: -14 },
			{ motion },
		);
		stage.put(moving(motion, barbell(view, jovan.left.hand, jovan.right.hand, { long: 1.4, plate: 0.19 })));
		const place = { x: 0.74, z: 0.1, turn: -62 };
		stage.put(drawBike(view, place, CRANK));
		stage.person(
			as(cast.nina, { mouth: "effort", hair: "ponytail" }),
			wear("bra", "lime", "tights-shorts", "slate", "lime"),
			riding,
			place,
			{ swing: [0, 0.3] },
		);
	},
};
