import { compact } from "./figure/compact.ts";
import { roundLines } from "./figure/path.ts";
import { drawHead } from "./head/head.ts";
import type { HeadLook } from "./head/look.ts";
import { drawBody, drawCollar, drawNeck } from "./portrait/body.ts";
import { chanceFrom } from "./portrait/chance.ts";
import { drawGround } from "./portrait/ground.ts";
import { lime } from "./portrait/palette.ts";
import { drawProp } from "./portrait/prop.ts";
import { type Figure, figureOf, type PortraitTraits } from "./portrait/traits.ts";

/** A deterministic drawing of a coach: 4:5, no text, under 6 kB. */
export function portrait(seed: string, traits: PortraitTraits = {}): string {
	const figure = figureOf(chanceFrom(seed), traits);
	const { back, front } = headOf(figure);
	const person = [back, drawBody(figure, "b"), drawNeck(figure), drawCollar(figure), front, drawProp(figure)].join("");
	// Cropped by the sheet; mirrored for those who look left.
	const { crop } = figure;
	const side = figure.turn * crop;
	const place = `matrix(${side} 0 0 ${crop} ${200 - 200 * side} ${500 - 500 * crop})`;
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 500" width="800" height="1000" role="img" ${roundLines}><title>${escape(
		traits.title ?? seed,
	)}</title>${drawGround(figure)}<g transform="${place}"><g transform="rotate(${figure.lean} 200 540)">${person}</g></g></svg>`;
}

/** The head of the posters, on the neck of the portrait. */
function headOf(figure: Figure): { back: string; front: string } {
	const { female, skin, hair, tone, beard, glasses, face, nose, mouth, earring, older } = figure;
	const look: HeadLook = {
		face,
		skin,
		hair,
		tone,
		beard,
		glasses,
		nose,
		mouth,
		earring,
		painted: female,
		lined: older,
		...(figure.band && { band: lime }),
	};
	const { back, front } = drawHead(look, { yaw: figure.yaw, nod: figure.nod });
	const size = female ? 1.84 : 1.94;
	const place = `transform="translate(${female ? 191 : 190} 308)rotate(${figure.tilt})scale(${figure.glance * size} ${size})"`;
	const placed = (layer: string) => (layer ? `<g ${place}>${compact(layer, 1)}</g>` : "");
	return { back: placed(back), front: placed(front) };
}

function escape(text: string): string {
	return text.replace(/[&<>]/g, (character) => ({ "&": "&amp;", "<": "&lt;" })[character] ?? "&gt;");
}
