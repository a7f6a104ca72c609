import { ink, lime } from "./palette.ts";
import { line, path, rect } from "./shapes.ts";
import type { Figure } from "./traits.ts";

// Longer than the picture, so that they can lean.
const MALE = "M50 580V412a62 62 0 0 1 54-60L160 330H224L290 350a64 64 0 0 1 58 64V580z";
const FEMALE = "M82 580V420a56 56 0 0 1 48-56L168 340H216L266 360a60 60 0 0 1 52 60V580z";

/** Shoulders and clothes; the head draws the neck over them. */
export function drawBody(figure: Figure, id: string): string {
	const { cloth, skin, female, top } = figure;
	const shape = female ? FEMALE : MALE;
	const ground = top === "tank" ? skin : cloth;
	return [
		`<clipPath id="${id}"><path d="${shape}"/></clipPath>`,
		path(shape, ground.lit),
		`<g clip-path="url(#${id})">`,
		path("M-40 300H150L108 580H-40z", ground.shade),
		top === "tank" ? drawTank(figure) : drawArms(figure),
		"</g>",
	].join("");
}

function drawTank({ cloth, female }: Figure): string {
	const [left, right] = female ? [116, 284] : [100, 298];
	return (
		path(`M${left} 580V440Q${left + 36} 410 ${left + 34} 330H240Q244 400 ${right} 440V580z`, cloth.lit) +
		path(`M${left} 580V440Q${left + 36} 410 ${left + 34} 330H${left + 56}L${left + 26} 580z`, cloth.shade)
	);
}

function drawArms({ cloth, female }: Figure): string {
	const [left, right] = female ? [118, 284] : [100, 300];
	return line(`M${left} 424V580M${right} 424V580`, cloth.deep, 5);
}

export function drawNeck({ skin, female }: Figure): string {
	const [left, width] = female ? [166, 50] : [158, 64];
	return (
		path(`M${left} 248V356a${width / 2} 30 0 0 0 ${width} 0V248z`, skin.shade) +
		path(`M${left} 280L${left + width} 320V346L${left} 304z`, skin.deep)
	);
}

/** Collar, over the neck. */
export function drawCollar({ cloth, top, female }: Figure): string {
	const [left, right] = female ? [160, 222] : [152, 230];
	if (top === "tank") return "";
	if (top === "tee") return line(`M${left + 3} 338A${(right - left) / 2 - 3} 36 0 0 0 ${right - 3} 338`, cloth.trim, 7);
	return (
		path(`M${left - 8} 316L${left - 14} 352 191 396 191 372z`, cloth.shade) +
		path(`M${right + 8} 316L${right + 14} 352 191 396 191 372z`, cloth.deep) +
		line("M191 380V580", cloth.trim, 5) +
		rect(185, 400, 12, 24, cloth.trim === lime ? lime : ink)
	);
}
