import { lime, type Tone } from "./palette.ts";
import { circle, path, rect } from "./shapes.ts";
import type { Figure, Hair } from "./traits.ts";

/** Close to the skull, straight hairline, sideburn in front of the ear. */
const CAP = "M142 204V148a58 58 0 0 1 116 0V158H188V180L176 204z";
const CAP_SHADE = "M142 204V148A58 58 0 0 1 186 92V180L176 204z";

const backs: Partial<Record<Hair, (tone: Tone) => string>> = {
	ponytail: ({ shade }) => path("M160 96A84 84 0 0 0 76 180V300L124 262V190A36 36 0 0 1 160 154z", shade),
	long: ({ deep }) => path("M126 150a68 66 0 0 1 136 0V350H126z", deep),
	bob: ({ deep }) => path("M130 150a66 64 0 0 1 130 0V270H130z", deep),
	curls: ({ shade }) => circle(188, 168, 100, shade),
	bun: ({ lit, shade }) => circle(156, 88, 34, shade) + path("M156 54a34 34 0 0 1 34 34H156z", lit),
	knot: ({ shade }) => circle(144, 108, 24, shade),
	braid: ({ shade }) => path("M140 180H180V300H140z", shade),
};

/** Behind head and shoulders. */
export function drawHairBack({ hair, tone }: Figure): string {
	return backs[hair]?.(tone) ?? "";
}

const cap = ({ lit, shade }: Tone) => path(CAP, lit) + path(CAP_SHADE, shade);
/** A lit shape and its shaded part. */
const solid = (whole: string, dark: string) => (tone: Tone) => path(whole, tone.lit) + path(dark, tone.shade);
const curls = [
	[140, 200, 30],
	[148, 150, 32],
	[178, 122, 34],
	[218, 118, 32],
	[248, 140, 24],
	[136, 244, 28],
] as const;

const fronts: Record<Hair, (tone: Tone, skin: Tone) => string> = {
	crop: cap,
	bun: cap,
	knot: cap,
	braid: cap,
	ponytail: (tone) => cap(tone) + rect(138, 100, 26, 34, lime),
	flat: solid("M142 204V90H258V158H188V180L176 204z", "M142 204V90H186V180L176 204z"),
	part: solid(
		"M142 204V148a60 60 0 0 1 60-60H272V108A50 50 0 0 1 222 158H188V180L176 204z",
		"M142 204V148A60 60 0 0 1 186 90V180L176 204z",
	),
	buzz: (_tone, skin) => path("M145 198V150a55 55 0 0 1 110 0V156H188V176L176 198z", skin.deep),
	bald: () => path("M196 100A50 50 0 0 1 246 150H236A40 40 0 0 0 196 110z", "#fff3"),
	waves: (tone) =>
		cap(tone) +
		circle(156, 122, 26, tone.shade) +
		circle(188, 102, 28, tone.shade) +
		circle(224, 106, 26, tone.lit) +
		circle(248, 130, 22, tone.lit),
	pixie: solid(
		"M140 214V148a60 60 0 0 1 120-2V152L188 188V204L160 224z",
		"M140 214V148A60 60 0 0 1 186 91V190L160 224z",
	),
	bob: solid("M130 274V150a66 66 0 0 1 132-4V170H190V274z", "M130 274V150A66 66 0 0 1 172 90V274z"),
	long: solid("M122 420V150a70 66 0 0 1 140-6V150A70 70 0 0 0 190 204V420z", "M122 420V150A70 66 0 0 1 168 92V420z"),
	curls: ({ lit }) => curls.map(([x, y, r]) => circle(x, y, r, lit)).join(""),
};

/** Over the head. */
export function drawHairFront({ hair, tone, skin }: Figure): string {
	return fronts[hair](tone, skin);
}

/** Over the shoulder, so it is drawn after the body. */
export function drawBraid({ hair, tone }: Figure): string {
	if (hair !== "braid") return "";
	const links = [288, 324, 360, 396].map(
		(y) =>
			path(`M150 ${y - 22}L172 ${y}L150 ${y + 22}z`, tone.lit) +
			path(`M150 ${y - 22}L128 ${y}L150 ${y + 22}z`, tone.shade),
	);
	return links.join("") + rect(138, 412, 24, 14, lime) + path("M138 426H162L150 456z", tone.shade);
}
