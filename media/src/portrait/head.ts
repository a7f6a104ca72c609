import { bone, ink, lime, type Tone } from "./palette.ts";
import { line, path, rect, ring } from "./shapes.ts";
import type { Beard, Figure } from "./traits.ts";

const MALE = "M145 150a55 55 0 0 1 110 0V226L250 262 230 290H192L152 252 145 226z";
const FEMALE = "M147 150a53 53 0 0 1 106 0V222Q253 262 224 288 210 296 196 284L156 246Q147 238 147 222z";

/** Three-quarter view to the right: side in the shade, face in the light. */
export function drawHead(figure: Figure, id: string): string {
	const { skin, female } = figure;
	const shape = female ? FEMALE : MALE;
	return [
		`<clipPath id="${id}"><path d="${shape}"/></clipPath>`,
		path(shape, skin.lit),
		`<g clip-path="url(#${id})">`,
		path("M130 80H186V236L206 300H130z", skin.shade),
		beards[figure.beard](figure.tone, skin),
		"</g>",
		drawEar(figure),
		drawFace(figure),
	].join("");
}

export function drawNeck({ skin, female }: Figure): string {
	const [left, width] = female ? [166, 50] : [158, 64];
	return (
		path(`M${left} 230V338a${width / 2} 30 0 0 0 ${width} 0V230z`, skin.shade) +
		path(`M${left} 262L${left + width} 302V328L${left} 286z`, skin.deep)
	);
}

function drawEar({ skin, hair, earring }: Figure): string {
	if (hair === "bob" || hair === "long" || hair === "curls") return "";
	const ear = path("M172 190a17 19 0 0 0 0 38z", skin.lit) + path("M172 200a8 9 0 0 0 0 18z", skin.deep);
	return earring ? ear + ring(166, 236, 8, lime, 4) : ear;
}

function drawFace({ skin, tone, female, glasses, smile, beard }: Figure): string {
	const lip = female ? "#B5493C" : skin.deep;
	const thick = female ? 5 : 8;
	const eye = (x: number, w: number) =>
		path(`M${x} 206a${w / 2} 8 0 0 1 ${w} 0 ${w / 2} 6 0 0 1-${w} 0z`, ink) +
		rect(x - (female ? 5 : 2), 200, w + (female ? 4 : 2), 3, ink);
	const brow = (x: number, w: number) =>
		path(
			`M${x} 188L${x + w * 0.45} 182 ${x + w} 185v${thick}L${x + w * 0.45} ${182 + thick} ${x} ${188 + thick * 0.6}z`,
			tone.deep,
		);
	return [
		path("M224 196L245 238H224z", skin.shade),
		brow(188, 29),
		brow(230, 21),
		eye(196, 15),
		eye(233, 12),
		smile
			? path("M206 252H243Q240 271 224 271 209 271 206 252z", beard === "none" ? lip : ink) +
				path("M209 252H240L238 260H211z", bone)
			: rect(208, 256, 32, 5, beard === "none" ? lip : ink) + rect(214, 261, 20, 5, skin.shade),
		glasses === "none" ? "" : drawGlasses(glasses),
	].join("");
}

function drawGlasses(kind: "round" | "square"): string {
	const lens =
		kind === "round"
			? "M185 206a19 19 0 1 0 38 0 19 19 0 1 0-38 0zM229 206a14 19 0 1 0 28 0 14 19 0 1 0-28 0z"
			: "M184 192H223V220H184zM229 192H257V220H229z";
	return `<path d="${lens}" fill="#fff" fill-opacity=".2" stroke="${ink}" stroke-width="5"/>${line("M223 202H229M184 202L166 206", ink, 5)}`;
}

const FULL_BEARD = "M140 206H160L184 240H262V300H140z";

/** Clipped to the head. */
const beards: Record<Beard, (hair: Tone, skin: Tone) => string> = {
	none: () => "",
	full: ({ lit, shade }) => path(FULL_BEARD, lit) + path("M140 206H160L184 240 206 300H140z", shade),
	short: (_hair, skin) => path(FULL_BEARD, skin.deep),
	goatee: ({ shade }) => path("M202 242H252V300H196z", shade),
	moustache: ({ shade }) => path("M200 238H252V250H200z", shade),
};

export function drawBand(): string {
	return path("M143 146H257V164H143z", lime);
}
