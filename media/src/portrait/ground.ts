import { bone, ink, ink3, lime, stone } from "./palette.ts";
import { circle, line, path, rect, ring } from "./shapes.ts";
import type { Figure, Ground, Scheme } from "./traits.ts";

interface Colours {
	base: string;
	second: string;
	mark: string;
	groove: string;
	/** Dark windows. */
	pane: string;
}

const schemes: Record<Scheme, Colours> = {
	dark: { base: ink, second: ink3, mark: lime, groove: ink, pane: ink3 },
	light: { base: bone, second: stone, mark: lime, groove: ink, pane: stone },
	lime: { base: lime, second: ink, mark: bone, groove: lime, pane: "#B6EC22" },
};

/** On a grid of 50: 8 columns, 10 rows. */
const figures: Record<Ground, (colours: Colours) => string> = {
	plate: ({ second, mark, groove }) => rect(0, 400, 400, 100, second) + plate(mark, groove),
	sun: ({ second, mark }) => rect(0, 350, 400, 150, second) + circle(200, 200, 150, mark),
	half: ({ second, mark }) => rect(200, 0, 200, 500, second) + rect(0, 0, 50, 500, mark),
	arch: ({ second, mark }) => rect(0, 400, 400, 100, second) + path("M50 500V200a150 150 0 0 1 300 0V500z", mark),
	beam: ({ second, mark }) => path("M0 400L200 0H400L100 500H0z", second) + path("M250 0H400V100L150 500H0z", mark),
	facade: ({ pane, mark }) => facade(pane, mark),
	tubes: ({ second, mark }) => rect(0, 400, 400, 100, second) + tubes(second, mark),
	quarter: ({ second, mark }) =>
		path("M0 500V100A400 400 0 0 1 400 500z", second) + path("M0 500V300A200 200 0 0 1 200 500z", mark),
	court: ({ second, mark }) =>
		rect(0, 300, 400, 200, second) + line("M0 100H400M0 300H400M100 100V300M300 100V300", mark, 12),
	step: ({ second, mark }) =>
		path("M0 500V350H100V250H200V150H300V50H400V500z", second) + rect(300, 50, 100, 100, mark),
};

/** The block behind the coach. */
export function drawGround({ ground, scheme }: Figure): string {
	const colours = schemes[scheme];
	return rect(0, 0, 400, 500, colours.base) + figures[ground](colours);
}

/** A weight plate as a halo. */
function plate(disc: string, groove: string): string {
	return circle(200, 200, 175, disc) + ring(200, 200, 150, groove, 8) + ring(200, 200, 100, groove, 3);
}

/** A block of flats with two lit windows. */
function facade(second: string, mark: string): string {
	let windows = "";
	for (let row = 0; row < 5; row++) {
		for (let column = 0; column < 4; column++) {
			const lit = (row === 0 && column === 3) || (row === 2 && column === 0);
			windows += rect(column * 100 + 15, row * 100 + 15, 70, 70, lit ? mark : second);
		}
	}
	return windows;
}

/** Vertical lines of light, as in the cycling studio. */
function tubes(second: string, mark: string): string {
	return [25, 75, 125, 175, 225, 275, 325, 375]
		.map((x, i) => rect(x - 6, i % 2 ? 50 : 100, 12, i % 2 ? 350 : 300, i % 3 === 1 ? mark : second))
		.join("");
}
