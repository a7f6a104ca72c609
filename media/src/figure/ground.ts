import { bone, ink, ink3, lime, lime2, stone, stone2 } from "../portrait/palette.ts";
import { circle, line, path, rect, ring } from "../portrait/shapes.ts";

export type Scheme = "lime" | "ink" | "bone" | "stone";

interface Colours {
	base: string;
	/** Big shape behind the people. */
	mark: string;
	/** Quiet second shape. */
	quiet: string;
	floor: string;
	/** Shadows on the floor. */
	shadow: string;
}

export const schemes: Record<Scheme, Colours> = {
	lime: { base: lime, mark: bone, quiet: lime2, floor: ink, shadow: "#000" },
	ink: { base: ink, mark: lime, quiet: ink3, floor: ink3, shadow: "#15191B" },
	bone: { base: bone, mark: lime, quiet: stone, floor: stone, shadow: "#B4AFA2" },
	stone: { base: stone, mark: bone, quiet: stone2, floor: ink3, shadow: "#15191B" },
};

export type Backdrop =
	| "plain"
	| "circle"
	| "arch"
	| "diagonal"
	| "half"
	| "plate"
	| "windows"
	| "tubes"
	| "sunrise"
	| "rings"
	| "stairs"
	| "bars"
	| "beams"
	| "mirror"
	| "leaf"
	| "waves"
	| "checks";

const W = 1000;

/** On a grid of 50, for a picture 1000 wide whose floor begins at `floor`. */
const backdrops: Record<Backdrop, (c: Colours, floor: number) => string> = {
	plain: () => "",
	circle: ({ mark }) => circle(500, 390, 330, mark),
	arch: ({ mark }, floor) => path(`M200 ${floor}V380a300 300 0 0 1 600 0V${floor}z`, mark),
	diagonal: ({ mark }, floor) => path(`M0 ${floor}L620 0H1000V${floor}z`, mark),
	half: ({ mark }, floor) => rect(500, 0, 500, floor, mark),
	plate: ({ mark, base }) =>
		circle(500, 380, 350, mark) +
		ring(500, 380, 300, base, 12) +
		ring(500, 380, 190, base, 6) +
		circle(500, 380, 60, base),
	windows: ({ mark, quiet }) =>
		[0, 1, 2, 3]
			.flatMap((row) =>
				[0, 1, 2, 3, 4].map((col) =>
					rect(60 + col * 185, 50 + row * 150, 140, 105, (row * 3 + col * 2) % 7 === 2 ? mark : quiet),
				),
			)
			.join(""),
	tubes: ({ mark, quiet }, floor) =>
		[60, 180, 300, 420, 540, 660, 780, 900]
			.map((x, i) => rect(x, i % 2 ? 60 : 120, 22, floor - (i % 2 ? 160 : 220), i % 3 === 1 ? mark : quiet, 11))
			.join(""),
	sunrise: ({ mark, quiet }, floor) =>
		path(`M120 ${floor}a380 380 0 0 1 760 0z`, mark) +
		rect(0, floor - 60, W, 14, quiet) +
		rect(0, floor - 120, W, 8, quiet),
	rings: ({ mark, quiet }) =>
		ring(500, 390, 340, quiet, 26) + ring(500, 390, 260, mark, 26) + circle(500, 390, 180, mark),
	stairs: ({ mark }, floor) => path(`M0 ${floor}V560H200V430H400V300H600V170H800V40H1000V${floor}z`, mark),
	bars: ({ mark, quiet }, floor) =>
		[0, 1, 2, 3, 4, 5].map((i) => rect(-40 + i * 24, 70 + i * 95, 420 - i * 30, 22, i % 2 ? mark : quiet)).join("") +
		path(`M${W} ${floor}V220L300 ${floor}z`, mark),
	beams: ({ mark, quiet }, floor) =>
		path(`M180 0H330L620 ${floor}H120z`, mark) + path(`M700 0H800L980 ${floor}H560z`, quiet),
	mirror: ({ mark, quiet }, floor) =>
		rect(70, 60, 400, floor - 60, quiet) +
		rect(530, 60, 400, floor - 60, mark) +
		line(`M120 200L260 60M580 260L780 60`, "#ffffff40", 16),
	leaf: ({ mark, quiet }, floor) =>
		path(`M150 ${floor}A420 420 0 0 1 570 ${floor - 420}V${floor}z`, quiet) +
		path(`M850 ${floor}A420 420 0 0 0 430 ${floor - 560}V${floor}z`, mark),
	waves: ({ mark, quiet }, floor) =>
		path(`M0 ${floor}V330Q125 230 250 330T500 330T750 330T1000 330V${floor}z`, mark) +
		path(`M0 ${floor}V500Q125 400 250 500T500 500T750 500T1000 500V${floor}z`, quiet),
	checks: ({ mark, quiet }) =>
		[0, 1, 2, 3]
			.flatMap((row) =>
				[0, 1, 2, 3, 4].map((col) =>
					(row + col) % 2 ? "" : rect(col * 200, row * 160, 200, 160, (row + col * 2) % 5 === 0 ? mark : quiet),
				),
			)
			.join(""),
};

export function drawGround(backdrop: Backdrop, scheme: Scheme, floor: number, wide = W, high = 800): string {
	const colours = schemes[scheme];
	return (
		rect(0, 0, wide, high, colours.base) +
		backdrops[backdrop](colours, floor) +
		rect(0, floor, wide, high - floor, colours.floor)
	);
}
