import type { Build } from "./build.ts";
import type { Foot, Pose, Side } from "./pose.ts";
import {
	add,
	along,
	between,
	dot,
	type Frame,
	frameOf,
	length,
	mul,
	type Place,
	placed,
	sub,
	turned,
	unit,
	type Vec,
} from "./space.ts";

/** For a height of 1.75. */
export const bones = {
	upperArm: 0.285,
	/** To the middle of the hand. */
	forearm: 0.315,
	thigh: 0.44,
	shin: 0.43,
	ankle: 0.085,
	/** From the ankle to the ball of the foot. */
	ball: 0.125,
	heel: 0.05,
	lumbar: 0.19,
	thorax: 0.16,
	upperChest: 0.19,
} as const;

export interface Arm {
	shoulder: Vec;
	elbow: Vec;
	hand: Vec;
	fingers: Vec;
}

export interface Leg {
	hip: Vec;
	knee: Vec;
	ankle: Vec;
	/** Axes of the foot. */
	foot: Frame;
	/** How far the pose is out of reach, in metres. */
	missed: number;
}

export interface Skeleton {
	scale: number;
	hips: Vec;
	waist: Vec;
	chest: Vec;
	neck: Vec;
	pelvisFrame: Frame;
	chestFrame: Frame;
	headFrame: Frame;
	left: Arm & Leg;
	right: Arm & Leg;
}

/** Bends two bones so that their end reaches the target; the joint points to `pole`. */
function reach(
	from: Vec,
	target: Vec,
	first: number,
	second: number,
	pole: Vec,
): { joint: Vec; end: Vec; missed: number } {
	const way = sub(target, from);
	const wanted = length(way);
	const distance = Math.min(Math.max(wanted, Math.abs(first - second) + 0.02), first + second - 0.001);
	const direction = unit(way);
	const offset = (first ** 2 - second ** 2 + distance ** 2) / (2 * distance);
	const rise = Math.sqrt(Math.max(0, first ** 2 - offset ** 2));
	const sideways = unit(sub(pole, mul(direction, dot(pole, direction))));
	return {
		joint: along(from, [direction, offset], [sideways, rise]),
		end: along(from, [direction, distance]),
		missed: Math.abs(wanted - distance),
	};
}

function footFrame({ turn = 0, heel = 0 }: Foot, sign: 1 | -1): Frame {
	return frameOf({ turn: turn * sign, lean: heel });
}

/** The ankle over a foot that stands, tiptoes (around the ball) or rests on its heel. */
function ankleOf(foot: Foot, frame: Frame, sign: 1 | -1): Vec {
	const flat = footFrame({ at: foot.at, turn: foot.turn ?? 0 }, sign);
	const reachOut = (foot.heel ?? 0) >= 0 ? bones.ball : -bones.heel;
	return along(foot.at, [flat.front, reachOut], [frame.front, -reachOut], [frame.up, bones.ankle]);
}

function shoulderOf(neck: Vec, chest: Frame, build: Build, hand: Vec, sign: 1 | -1): Vec {
	const resting = along(neck, [chest.up, -0.065], [chest.left, sign * (build.shoulders - 0.025)]);
	// Shoulder blades follow a raised arm.
	const raised = Math.max(0, dot(unit(sub(hand, resting)), chest.up));
	return along(resting, [chest.up, 0.05 * raised], [chest.left, -sign * 0.025 * raised]);
}

function solveSide(
	side: Side,
	sign: 1 | -1,
	spine: Pick<Skeleton, "hips" | "neck" | "pelvisFrame" | "chestFrame">,
	build: Build,
) {
	const { chestFrame, pelvisFrame } = spine;
	const shoulder = shoulderOf(spine.neck, chestFrame, build, side.hand, sign);
	const elbowPole =
		side.elbow ?? along([0, 0, 0], [chestFrame.front, -0.6], [chestFrame.up, -0.6], [chestFrame.left, sign * 0.5]);
	const arm = reach(shoulder, side.hand, bones.upperArm, bones.forearm, elbowPole);
	const hip = along(spine.hips, [pelvisFrame.left, sign * (build.hips * 0.32 + 0.045)]);
	const foot = footFrame(side.foot, sign);
	const ankle = ankleOf(side.foot, foot, sign);
	const toes = footFrame({ at: side.foot.at, turn: side.foot.turn ?? 0 }, sign).front;
	const kneePole = side.knee ?? add(mul(pelvisFrame.front, 0.6), toes);
	const leg = reach(hip, ankle, bones.thigh, bones.shin, kneePole);
	return {
		shoulder,
		elbow: arm.joint,
		hand: arm.end,
		fingers: unit(side.fingers ?? sub(arm.end, arm.joint)),
		hip,
		knee: leg.joint,
		ankle: leg.end,
		foot,
		missed: Math.max(arm.missed, leg.missed),
	};
}

/** Joints of a posed body in the space of the picture. */
export function skeletonOf(pose: Pose, build: Build, place: Place): Skeleton {
	const pelvisFrame = frameOf(pose.pelvis ?? {});
	const chestFrame = frameOf(pose.chest ?? pose.pelvis ?? {});
	const headFrame = frameOf(pose.head ?? pose.chest ?? pose.pelvis ?? {});
	const waist = along(pose.hips, [pelvisFrame.up, bones.lumbar]);
	const chest = along(waist, [unit(between(pelvisFrame.up, chestFrame.up, 0.6)), bones.thorax]);
	const neck = along(chest, [chestFrame.up, bones.upperChest]);
	const spine = { hips: pose.hips, neck, pelvisFrame, chestFrame };
	const scale = build.height / 1.75;
	const point = (v: Vec): Vec => placed(place)(mul(v, scale));
	const direction = turned(place);
	const frame = (f: Frame): Frame => ({ left: direction(f.left), up: direction(f.up), front: direction(f.front) });
	const side = (sign: 1 | -1): Arm & Leg => {
		const solved = solveSide(sign === 1 ? pose.left : pose.right, sign, spine, build);
		return {
			...solved,
			shoulder: point(solved.shoulder),
			elbow: point(solved.elbow),
			hand: point(solved.hand),
			fingers: direction(solved.fingers),
			hip: point(solved.hip),
			knee: point(solved.knee),
			ankle: point(solved.ankle),
			foot: frame(solved.foot),
		};
	};
	return {
		scale,
		hips: point(pose.hips),
		waist: point(waist),
		chest: point(chest),
		neck: point(neck),
		pelvisFrame: frame(pelvisFrame),
		chestFrame: frame(chestFrame),
		headFrame: frame(headFrame),
		left: side(1),
		right: side(-1),
	};
}
