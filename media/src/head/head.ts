import { fill, mid, shape } from "../figure/path.ts";
import type { Point } from "../figure/space.ts";
import type { Tone } from "../portrait/palette.ts";
import type { Beard } from "../portrait/traits.ts";
import { drawFace } from "./face.ts";
import { drawBand, drawHairBack, drawHairFront } from "./hair.ts";
import type { HeadLook } from "./look.ts";
import { type HeadView, outlineHeights, type Skull, skullOf } from "./skull.ts";

/** The layers of a head whose chin is at 0,0 and whose crown is at 0,-100, turned to the right. */
export interface HeadLayers {
	/** Hair behind the neck and the shoulders, unless the camera sees the back. */
	back: string;
	front: string;
}

/** Up to here the outline of a head has corners, above it is round. */
const JAW = 4;
const corners = (points: readonly Point[]): Point[][] => points.map((point) => [point]);

function drawSkull(skull: Skull, skin: Tone): string {
	const right = outlineHeights.map((height) => skull.right(height));
	const left = outlineHeights.map((height) => skull.left(height));
	const crown = [...right.slice(JAW), ...left.slice(JAW).toReversed()];
	const whole = shape(...corners(right.slice(0, JAW)), crown, ...corners(left.slice(0, JAW).toReversed()));
	const edge = [0.95, 0.8, 0.6, 0.42, 0.27].map((height) => skull.at(-46, height));
	const chin = mid(skull.left(0), skull.right(0), 0.35);
	const side = shape(left.slice(JAW, 9), edge, [chin], ...corners(left.slice(0, JAW)));
	return fill(whole, skin.lit) + (skull.faces(-60, 0.5) ? fill(side, skin.shade) : "");
}

function beardPatch(skull: Skull, from: number, to: number, upper: (angle: number) => number, lower: number): string {
	const steps: number[] = [];
	for (let angle = from; angle <= to; angle += 12) steps.push(angle);
	const top = steps.map((angle) => skull.at(angle, upper(angle)));
	const low = steps.map((angle) => skull.at(angle, Math.max(lower, Math.abs(angle) > 70 ? 0.24 : lower)));
	return shape(top, low.toReversed());
}

const full = (angle: number) => (Math.abs(angle) > 66 ? 0.5 : Math.abs(angle) > 40 ? 0.34 : 0.3);

const beards: Record<Beard, (skull: Skull, tone: Tone, skin: Tone) => string> = {
	none: () => "",
	full: (skull, tone) =>
		fill(beardPatch(skull, -96, 96, full, -0.03), tone.lit) +
		fill(beardPatch(skull, -96, -40, full, -0.03), tone.shade),
	short: (skull, _tone, skin) => fill(beardPatch(skull, -96, 96, full, 0), skin.deep),
	goatee: (skull, tone) =>
		fill(
			beardPatch(skull, -30, 30, () => 0.3, -0.02),
			tone.shade,
		),
	moustache: (skull, tone) =>
		fill(
			beardPatch(skull, -26, 26, () => 0.32, 0.27),
			tone.shade,
		),
};

/** A strict profile would hide the face: it turns a little towards or away from the camera. */
function legible(yaw: number): number {
	if (yaw > 68 && yaw <= 104) return 68;
	return yaw > 104 && yaw < 125 ? 125 : yaw;
}

/** The camera may see it from all sides; the group around it mirrors heads that look left. */
export function drawHead(look: HeadLook, seen: HeadView, swing: Point = [0, 0]): HeadLayers {
	const view = { ...seen, yaw: legible(seen.yaw) };
	const skull = skullOf(view, look.face);
	const behind = drawHairBack(skull, look, swing);
	const seesBack = view.yaw > 100;
	const { skin } = look;
	const front = [
		drawSkull(skull, seesBack && look.hair !== "bald" ? { ...skin, lit: skin.shade } : skin),
		view.yaw < 125 ? beards[look.beard](skull, look.tone, look.skin) : "",
		drawFace(skull, look),
		drawHairFront(skull, look),
		look.band ? drawBand(skull, look.band) : "",
	].join("");
	return seesBack ? { back: "", front: front + behind } : { back: behind, front };
}
