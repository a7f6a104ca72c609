import type { Piece } from "./figure.ts";

/** Up and down again, over and over, for people who do not mind motion. */
export interface Motion {
	/** In metres. */
	rise: number;
	/** From one end to the other. */
	seconds: number;
	/** Whether pelvis and legs move, too. */
	legs?: true;
}

/** Things that move with a person, such as a bar in two hands. */
export function moving(motion: Motion, ...things: readonly (Piece | readonly Piece[])[]): Piece[] {
	return things.flat().map((piece) => ({ ...piece, motion }));
}

/** Like a flip book: a picture that is drawn anew sixty times a second would keep the processor busy. */
const framesPerSecond = 8;

const keyOf = ({ rise, seconds }: Motion) => `${rise} ${seconds}`;

/** The fragment that makes a drawing move: browsers do not tell an image whether motion is welcome, so the page decides. */
export const movingId = "moving";

/** Puts pieces, sorted from far to near, into groups that move, and writes the style that moves them. */
export function animate(pieces: readonly Piece[], zoom: number): string {
	const motions = new Map(pieces.flatMap(({ motion }) => (motion ? [[keyOf(motion), motion] as const] : [])));
	if (motions.size === 0) return pieces.map(({ svg }) => svg).join("");
	const keys = [...motions.keys()];
	const classOf = ({ motion }: Piece) => (motion ? `m${keys.indexOf(keyOf(motion))}` : "");
	const rules = [...motions.values()].map(({ rise, seconds }, index) => {
		const frames = Math.max(3, Math.round(seconds * framesPerSecond));
		return `svg:target .m${index}{animation:m${index} ${seconds}s steps(${frames},jump-none) infinite alternate}@keyframes m${index}{to{transform:translateY(${(-rise * zoom).toFixed(1)}px)}}`;
	});
	const groups = pieces.map((piece, index) => {
		const name = classOf(piece);
		const [before, after] = [pieces[index - 1], pieces[index + 1]];
		const opens = name && !(before && classOf(before) === name);
		const closes = name && !(after && classOf(after) === name);
		return `${opens ? `<g class="${name}">` : ""}${piece.svg}${closes ? "</g>" : ""}`;
	});
	return `<style>@media (prefers-reduced-motion:no-preference){${rules.join("")}}</style>${groups.join("")}`;
}
