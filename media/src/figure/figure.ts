import { drawHead } from "../head/head.ts";
import type { Tone } from "../portrait/palette.ts";
import { drawArmPart, drawLegPart, drawPelvis } from "./clothes.ts";
import { drawHand } from "./hand.ts";
import { drawLimb, type Girth } from "./limb.ts";
import { type Motion, moving } from "./motion.ts";
import type { Outfit, Person } from "./person.ts";
import type { Pose } from "./pose.ts";
import { drawBareFoot, drawShoe } from "./shoe.ts";
import { type Arm, type Leg, type Skeleton, skeletonOf } from "./skeleton.ts";
import { add, along, between, dot, mul, type Place, type Point, sub, unit, type Vec, type View } from "./space.ts";
import { drawTop } from "./tops.ts";
import { slicesOf } from "./torso.ts";

/** A piece of the drawing; pieces are drawn from far to near. */
export interface Piece {
	depth: number;
	svg: string;
	motion?: Motion | undefined;
}

/** Part of a picture, in its pixels. */
export interface Box {
	x: number;
	y: number;
	width: number;
	height: number;
}

export interface Drawn {
	body: Skeleton;
	/** The head from chin to crown, with the room that it moves in. */
	face: Box;
	pieces: Piece[];
}

const thigh: Girth = [
	[0, 0.094],
	[0.35, 0.09],
	[0.75, 0.066],
	[1, 0.056],
];
const shin: Girth = [
	[0, 0.054],
	[0.3, 0.054, 0.014],
	[0.65, 0.042, 0.006],
	[1, 0.034],
];
const upperArm: Girth = [
	[0, 0.05],
	[0.45, 0.047],
	[1, 0.037],
];
const forearm: Girth = [
	[0, 0.038],
	[0.3, 0.041],
	[0.84, 0.027],
];

const thicker = (girth: Girth, by: number): Girth => girth.map(([t, r, b]) => [t, r * by, (b ?? 0) * by] as const);
const farther = <T extends Tone>(tone: T): T => ({ ...tone, lit: tone.shade, shade: tone.deep });

export interface FigureOptions {
	/** Where loose hair swings, in head heights: to the own left and up. */
	swing?: Point;
	/** Moves the whole person in front of or behind others. */
	nearer?: number;
	motion?: Motion;
	/** Moves single parts, where depth alone would be wrong. */
	order?: Partial<Record<"head" | "top" | "leftArm" | "rightArm" | "leftLeg" | "rightLeg", number>>;
}

export function drawFigure(
	view: View,
	person: Person,
	outfit: Outfit,
	pose: Pose,
	place: Place,
	options: FigureOptions = {},
): Drawn {
	const body = skeletonOf(pose, person.build, place);
	const slices = slicesOf(body, person.build);
	const { skin } = person.head;
	const { scale } = body;
	const { order = {}, nearer = 0, motion } = options;
	const depth = (...points: readonly Vec[]) =>
		points.reduce((sum, p) => sum + view.see(p).depth, 0) / points.length + nearer;
	const trunk = depth(body.chest, body.waist);
	const pieces: Piece[] = [];
	const put = (at: number, svg: string) => pieces.push({ depth: at, svg });
	const toneAt = <T extends Tone>(at: number, tone: T): T => (at < trunk - 0.07 ? farther(tone) : tone);

	const drawLeg = ({ hip, knee, ankle, foot }: Leg, shift = 0) => {
		const { legs } = person.build;
		const back = unit(sub(between(hip, ankle, 0.5), knee));
		const upper = depth(hip, knee);
		const lower = depth(knee, ankle);
		const far = (upper + lower) / 2;
		const parts = { skin: toneAt(far, skin), cloth: toneAt(far, outfit.bottomCloth) };
		put(
			upper + shift,
			drawLegPart(view, "thigh", outfit, { from: hip, to: knee, girth: thicker(thigh, legs * scale), ...parts }),
		);
		put(
			lower + shift - 0.005,
			drawLegPart(view, "shin", outfit, {
				from: knee,
				to: ankle,
				girth: thicker(shin, Math.sqrt(legs) * scale),
				bulge: back,
				...parts,
			}),
		);
		put(depth(ankle) + shift + 0.005, drawFoot(view, ankle, foot, outfit, far < trunk - 0.07, person, scale));
	};

	const drawArm = (arm: Arm, grip: Pose["left"]["grip"], sign: 1 | -1, shift = 0) => {
		const { shoulder, elbow, hand, fingers } = arm;
		const { arms } = person.build;
		const upper = depth(shoulder, elbow);
		const lower = depth(elbow, hand);
		const far = depth(shoulder, elbow, hand);
		const parts = { skin: toneAt(far, skin), cloth: toneAt(far, outfit.topCloth) };
		put(
			upper + 0.035 + shift,
			drawArmPart(view, "upper", outfit, {
				from: shoulder,
				to: elbow,
				girth: thicker(upperArm, arms * scale),
				...parts,
			}),
		);
		put(
			lower + 0.045 + shift,
			drawArmPart(view, "fore", outfit, {
				from: elbow,
				to: hand,
				girth: thicker(forearm, Math.sqrt(arms) * scale),
				...parts,
			}),
		);
		put(depth(hand) + 0.08 + shift, drawHand(view, hand, fingers, grip ?? "fist", parts.skin, scale, sign));
	};

	drawLeg(body.left, order.leftLeg);
	drawLeg(body.right, order.rightLeg);
	put(depth(body.hips) + 0.02, drawPelvis(view, slices, outfit));
	const still = motion?.legs ? 0 : pieces.length;
	put(trunk + 0.03 + (order.top ?? 0), drawTop(view, slices, outfit, skin));
	drawArm(body.left, pose.left.grip, 1, order.leftArm);
	drawArm(body.right, pose.right.grip, -1, order.rightArm);
	const head = drawHeadPieces(view, person, body, options);
	pieces.push(...head.pieces);
	return {
		body,
		face: head.face,
		pieces: motion ? [...pieces.slice(0, still), ...moving(motion, pieces.slice(still))] : pieces,
	};
}

function drawFoot(
	view: View,
	ankle: Vec,
	foot: Leg["foot"],
	{ shoe }: Outfit,
	far: boolean,
	{ head }: Person,
	scale: number,
): string {
	if (shoe === "bare") return drawBareFoot(view, ankle, foot, far ? farther(head.skin) : head.skin, scale);
	if (!("sole" in shoe)) return drawBareFoot(view, ankle, foot, far ? farther(shoe) : shoe, scale);
	return drawShoe(view, ankle, foot, far ? { ...shoe, upper: farther(shoe.upper) } : shoe, scale);
}

/** Height of a head; a little more than in life, so that faces read at the size of a card. */
const HEAD = 0.262;

function drawHeadPieces(
	view: View,
	person: Person,
	body: Skeleton,
	{ swing = [0, 0], nearer = 0, order = {}, motion }: FigureOptions,
): Pick<Drawn, "face" | "pieces"> {
	const { headFrame: h, neck, chestFrame, scale } = body;
	const { skin } = person.head;
	const chin = along(neck, [unit(add(chestFrame.up, h.up)), 0.035 * scale], [h.front, 0.02 * scale]);
	const top = view.flat(h.up);
	const roll = (Math.atan2(top[0], -top[1]) * 180) / Math.PI;
	const yaw = (Math.atan2(-dot(view.eye, h.left), dot(view.eye, h.front)) * 180) / Math.PI;
	const size = (HEAD * scale * view.camera.zoom * Math.max(0.8, Math.hypot(...top) / view.camera.zoom)) / 100;
	const [x, y] = view.at(chin);
	const mirror = yaw < 0 ? -1 : 1;
	const nod = dot(view.eye, h.up) * 0.7;
	const { back, front } = drawHead(person.head, { yaw: Math.abs(yaw), nod }, [swing[0] * mirror, swing[1]]);
	const place = `transform="translate(${x.toFixed(1)} ${y.toFixed(1)})rotate(${roll.toFixed(1)})scale(${(mirror * size).toFixed(3)} ${size.toFixed(3)})"`;
	const at = view.see(along(chin, [h.up, 0.1])).depth + nearer + (order.head ?? 0);
	const neckTop = along(chin, [h.up, 0.05 * scale], [h.front, -0.035 * scale]);
	const neckTone: Tone = { lit: skin.shade, shade: skin.deep, deep: skin.deep };
	const column = drawLimb(
		view,
		along(neck, [chestFrame.up, -0.015]),
		neckTop,
		[
			[0, 0.055 * scale],
			[1, 0.048 * scale],
		],
		{ tone: neckTone },
	);
	const behind = view.see(add(chin, mul(h.front, -0.1))).depth + nearer;
	const pieces = [
		{ depth: Math.min(behind, at) - 0.02, svg: back ? `<g ${place}>${back}</g>` : "" },
		{ depth: at + 0.03, svg: column },
		{ depth: at + 0.06, svg: `<g ${place}>${front}</g>` },
	];
	return { face: faceBox([x, y], roll, size, (motion?.rise ?? 0) * view.camera.zoom), pieces };
}

/** Around a head that leans by `roll` degrees; heads are drawn 100 high and 84 wide, from the chin up. */
function faceBox([x, y]: Point, roll: number, size: number, rise: number): Box {
	const [c, s] = [Math.cos((roll * Math.PI) / 180), Math.sin((roll * Math.PI) / 180)];
	const corners = [-42, 42].flatMap((across) =>
		[0, -100].map((up): Point => [x + (across * c - up * s) * size, y + (across * s + up * c) * size]),
	);
	const [xs, ys] = [corners.map(([at]) => at), corners.map(([, at]) => at)];
	const [left, top] = [Math.min(...xs), Math.min(...ys) - rise];
	return { x: left, y: top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}
