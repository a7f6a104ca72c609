import { drawBody, drawCollar } from "./portrait/body.ts";
import { chanceFrom } from "./portrait/chance.ts";
import { drawGround } from "./portrait/ground.ts";
import { drawBraid, drawHairBack, drawHairFront } from "./portrait/hair.ts";
import { drawBand, drawHead, drawNeck } from "./portrait/head.ts";
import { drawProp } from "./portrait/prop.ts";
import { figureOf, type PortraitTraits } from "./portrait/traits.ts";

/** A deterministic drawing of a coach: 4:5, no text, under 6 kB. */
export function portrait(seed: string, traits: PortraitTraits = {}): string {
	const figure = figureOf(chanceFrom(seed), traits);
	const person = [
		low(drawHairBack(figure)),
		drawBody(figure, "b"),
		low(drawNeck(figure)),
		drawCollar(figure),
		low(drawHead(figure, "h") + drawHairFront(figure) + (figure.band ? drawBand() : "")),
		drawProp(figure),
		drawBraid(figure),
	].join("");
	// Cropped by the sheet; mirrored for those who look left.
	const scale = 1.18;
	const side = figure.turn * scale;
	const place = `matrix(${side} 0 0 ${scale} ${200 - 200 * side} ${500 - 500 * scale})`;
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 500" width="800" height="1000" role="img"><title>${escape(
		traits.title ?? seed,
	)}</title>${drawGround(figure)}<g transform="${place}">${person}</g></svg>`;
}

/** Moves the head down, onto a shorter neck. */
function low(content: string): string {
	return `<g transform="translate(0 18)">${content}</g>`;
}

function escape(text: string): string {
	return text.replace(/[&<>]/g, (character) => ({ "&": "&amp;", "<": "&lt;" })[character] ?? "&gt;");
}
