import type { Cloth, Tone } from "../portrait/palette.ts";
import { drawLimb, type Girth } from "./limb.ts";
import { mid, moved, polyline, smooth, stroke } from "./path.ts";
import type { Outfit } from "./person.ts";
import { type Point, type Vec, type View } from "./space.ts";
import { drawTrunk, frontArc, type Slices } from "./torso.ts";

const grown = (girth: Girth, by: number, from: number, to: number): Girth => {
	const at = (share: number): number => {
		const i = Math.max(
			1,
			girth.findIndex(([t]) => t >= share),
		);
		const [a, b] = [girth[i - 1], girth[i]] as [Girth[number], Girth[number]];
		return a[1] + ((b[1] - a[1]) * (share - a[0])) / (b[0] - a[0] || 1);
	};
	const inner = girth.filter(([t]) => t > from && t < to).map(([t, r, b]) => [t, r * by, b ?? 0] as const);
	return [[from, at(from) * by], ...inner, [to, at(to) * by * 1.04]];
};

/** Cloth over a part of a limb, with its hem. */
function sleeve(
	view: View,
	from: Vec,
	to: Vec,
	girth: Girth,
	tone: Tone,
	[start, end]: readonly [number, number],
	by: number,
	bulge?: Vec,
): string {
	const cloth = grown(girth, by, start, end);
	const hem = cloth.at(-1)?.[1] ?? 0;
	const [a, b] = [view.at(from), view.at(to)];
	const size = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
	const across: Point = [-(b[1] - a[1]) / size, (b[0] - a[0]) / size];
	const middle = mid(a, b, end);
	const line = polyline([
		moved(middle, across, hem * view.camera.zoom),
		moved(middle, across, -hem * view.camera.zoom),
	]);
	const look = { tone, hem: true, ...(bulge && { bulge }) };
	return drawLimb(view, from, to, cloth, look) + stroke(line, tone.deep, 0.008 * view.camera.zoom, "butt");
}

interface LimbParts {
	from: Vec;
	to: Vec;
	girth: Girth;
	bulge?: Vec;
	skin: Tone;
	cloth: Cloth;
}

const covers = {
	leggings: { thigh: [0, 1, 1.03], shin: [0, 0.94, 1.05] },
	capri: { thigh: [0, 1, 1.03], shin: [0, 0.5, 1.06] },
	shorts: { thigh: [0, 0.62, 1.2], shin: undefined },
	"tights-shorts": { thigh: [0, 0.5, 1.05], shin: undefined },
	loose: { thigh: [0, 1, 1.2], shin: [0, 0.97, 1.32] },
} as const;

/** Thigh or shin: skin, cloth and seam. */
export function drawLegPart(view: View, part: "thigh" | "shin", { bottom }: Outfit, limb: LimbParts): string {
	const cover = covers[bottom][part];
	const { from, to, girth, bulge, skin, cloth } = limb;
	const bare = cover && cover[1] === 1 ? "" : drawLimb(view, from, to, girth, { tone: skin, ...(bulge && { bulge }) });
	if (!cover) return bare;
	const [start, end, by] = cover;
	if (end === 1) {
		const wide = girth.map(([t, r, b]) => [t, r * by, b ?? 0] as const);
		return drawLimb(view, from, to, wide, { tone: cloth, ...(bulge && { bulge }) });
	}
	return bare + sleeve(view, from, to, girth, cloth, [start, end], by, bulge);
}

const sleeves = {
	tee: { upper: [0, 0.56, 1.24], fore: undefined },
	long: { upper: [0, 1, 1.1], fore: [0, 0.78, 1.16] },
	hoodie: { upper: [0, 1, 1.3], fore: [0, 0.8, 1.42] },
	tank: { upper: undefined, fore: undefined },
	bra: { upper: undefined, fore: undefined },
	crop: { upper: [0, 0.4, 1.2], fore: undefined },
} as const;

export function drawArmPart(view: View, part: "upper" | "fore", { top }: Outfit, limb: LimbParts): string {
	const cover = sleeves[top][part];
	const { from, to, girth, skin, cloth } = limb;
	const bare = cover && cover[1] === 1 ? "" : drawLimb(view, from, to, girth, { tone: skin });
	if (!cover) return bare;
	const [start, end, by] = cover;
	if (end === 1)
		return drawLimb(
			view,
			from,
			to,
			girth.map(([t, r]) => [t, r * by] as const),
			{ tone: cloth },
		);
	return bare + sleeve(view, from, to, girth, cloth, [start, end], by);
}

/** Hips in the cloth of the legs, with a waistband where the top is short. */
export function drawPelvis(view: View, slices: Slices, { bottomCloth, top }: Outfit): string {
	const band = top === "bra" || top === "crop" || top === "tank";
	const { zoom } = view.camera;
	const crest = slices.crest;
	return (
		drawTrunk(view, [slices.crotch, slices.hip, crest], bottomCloth) +
		(band
			? stroke(
					smooth(frontArc(view, crest, 88)),
					bottomCloth.shade === bottomCloth.lit ? bottomCloth.deep : bottomCloth.shade,
					0.028 * zoom,
					"butt",
				)
			: "")
	);
}
