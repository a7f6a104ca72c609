import type { Angles, Vec } from "./space.ts";

/** Positions are in metres for a person of 1.75 m who faces +z, with the own left at +x. */
export interface Pose {
	/** Middle between the hip joints. */
	hips: Vec;
	pelvis?: Angles;
	chest?: Angles;
	/** The direction of the face; follows the chest if missing. */
	head?: Angles;
	left: Side;
	right: Side;
}

export interface Side {
	/** Middle of the hand. */
	hand: Vec;
	/** Direction in which the elbow points. */
	elbow?: Vec;
	grip?: Grip;
	/** Direction of the fingers; the forearm's if missing. */
	fingers?: Vec;
	foot: Foot;
	/** Direction in which the knee points. */
	knee?: Vec;
}

export type Grip = "fist" | "open" | "none";

export interface Foot {
	/** The sole under the ankle of the flat foot. */
	at: Vec;
	/** Degrees outwards from the front. */
	turn?: number;
	/** Degrees by which the heel rises around the ball; negative lifts the toes around the heel. */
	heel?: number;
}

const flip = ([x, y, z]: Vec): Vec => [-x, y, z];
const flipAngles = (angles: Angles): Angles => ({ ...angles, turn: -(angles.turn ?? 0), side: -(angles.side ?? 0) });

function flipSide({ hand, elbow, fingers, foot, knee, ...rest }: Side): Side {
	return {
		...rest,
		hand: flip(hand),
		foot: { ...foot, at: flip(foot.at) },
		...(elbow && { elbow: flip(elbow) }),
		...(fingers && { fingers: flip(fingers) }),
		...(knee && { knee: flip(knee) }),
	};
}

/** The same pose with left and right exchanged. */
export function mirrored({ hips, pelvis, chest, head, left, right }: Pose): Pose {
	return {
		hips: flip(hips),
		...(pelvis && { pelvis: flipAngles(pelvis) }),
		...(chest && { chest: flipAngles(chest) }),
		...(head && { head: flipAngles(head) }),
		left: flipSide(right),
		right: flipSide(left),
	};
}
