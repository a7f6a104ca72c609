import { bone, ink, ink2, ink3, lime, lime2, stone, stone2, type Tone } from "./palette.ts";
import { circle, group, line, path, rect, ring } from "./shapes.ts";
import type { Figure, Prop } from "./traits.ts";

const limeTone: Tone = { lit: lime, shade: lime2, deep: ink };
const inkTone: Tone = { lit: ink3, shade: ink2, deep: lime };
const boneTone: Tone = { lit: bone, shade: stone, deep: ink };

/** Must contrast with the top. */
const thingOf = ({ cloth }: Figure): Tone => (cloth.lit === ink3 ? limeTone : inkTone);
const accentOf = ({ cloth }: Figure): string => (cloth.lit === lime ? ink : lime);

const drawings: Record<Prop, (figure: Figure) => string> = {
	towel: ({ cloth }) => towel(cloth.lit === bone || cloth.lit === stone ? limeTone : boneTone),
	rope: (figure) =>
		rope(figure.cloth.lit === bone || figure.cloth.lit === stone ? lime2 : accentOf(figure), thingOf(figure)),
	whistle: (figure) => whistle(accentOf(figure), figure.cloth.lit === ink3 ? bone : ink),
	kettlebell: (figure) => kettlebell(thingOf(figure), figure.skin),
	plate: (figure) => plate(thingOf(figure), figure.skin),
	ball: (figure) => ball(thingOf(figure), figure.skin),
	tablet: ({ cloth, skin }) => tablet(cloth.lit === ink3 ? bone : ink, skin),
	gloves: (figure) => glove(104, 434, thingOf(figure), 1) + glove(290, 418, thingOf(figure), -1),
	dumbbell: ({ scheme, skin }) => dumbbell(scheme === "dark" ? boneTone : inkTone, skin),
	racket: ({ scheme, skin }) => racket(scheme === "dark" ? limeTone : inkTone, skin),
	mat: ({ cloth, skin }) => mat(cloth.lit === lime ? inkTone : limeTone, skin),
	"folded-arms": foldedArms,
};

/** In front of the body, with hands. */
export function drawProp(figure: Figure): string {
	return drawings[figure.prop](figure);
}

function hand(x: number, y: number, w: number, h: number, skin: Tone): string {
	const gaps = [1, 2, 3].map((i) =>
		w > h ? `M${x + (w * i) / 4} ${y + 8}v${h - 8}` : `M${x + 8} ${y + (h * i) / 4}h${w - 8}`,
	);
	return rect(x, y, w, h, skin.lit, 12) + line(gaps.join(""), skin.shade, 3);
}

const forearm = (d: string, color: string) => line(d, color, 42, "round");

function towel({ lit, shade, deep }: Tone): string {
	return (
		path("M142 322L172 344 133 580H54z", lit) +
		path("M240 324L212 346 250 580H334z", shade) +
		path("M93 464H152L149 478H89z", deep) +
		path("M232 464H288L293 478H234z", deep)
	);
}

function rope(color: string, { shade, lit }: Tone): string {
	const handle = lit === lime ? bone : shade;
	return (
		line("M156 330C96 390 120 430 134 446M230 330C290 390 266 430 252 446", color, 9) +
		rect(124, 440, 20, 70, handle) +
		rect(242, 440, 20, 70, handle)
	);
}

function whistle(cord: string, solid: string): string {
	return (
		line("M158 336L192 432L230 336", cord, 7) +
		rect(172, 428, 58, 22, solid) +
		circle(186, 450, 24, solid) +
		circle(186, 450, 8, cord)
	);
}

function kettlebell({ lit, shade, deep }: Tone, skin: Tone): string {
	return (
		forearm("M88 530L140 404", skin.shade) +
		forearm("M306 530L254 404", skin.lit) +
		line("M148 446L158 386H236L246 446", lit, 24) +
		circle(197, 468, 66, lit) +
		path("M197 402A66 66 0 0 0 197 534z", shade) +
		circle(197, 466, 28, deep) +
		hand(124, 370, 44, 44, skin) +
		hand(226, 370, 44, 44, skin)
	);
}

function plate({ lit, shade, deep }: Tone, skin: Tone): string {
	return (
		forearm("M82 540L98 446", skin.shade) +
		forearm("M312 540L296 446", skin.lit) +
		circle(197, 452, 100, lit) +
		path("M197 352A100 100 0 0 0 97 452H197z", shade) +
		ring(197, 452, 80, deep, 7) +
		circle(197, 452, 26, deep) +
		circle(197, 452, 12, shade) +
		hand(84, 412, 34, 64, skin) +
		hand(278, 412, 34, 64, skin)
	);
}

function ball({ lit, shade, deep }: Tone, skin: Tone): string {
	return (
		forearm("M90 540L116 446", skin.shade) +
		forearm("M304 540L280 446", skin.lit) +
		circle(198, 442, 80, lit) +
		path("M198 362A80 80 0 0 0 198 522z", shade) +
		path("M120 422H276Q282 442 276 462H120Q114 442 120 422z", deep) +
		hand(102, 412, 38, 66, skin) +
		hand(256, 412, 38, 66, skin)
	);
}

function tablet(frame: string, skin: Tone): string {
	const bars = [24, 48, 36, 70, 58].map((height, i) => rect(136 + i * 24, 480 - height, 16, 90, lime)).join("");
	return (
		group(rect(112, 372, 164, 150, frame, 8) + rect(124, 384, 140, 140, ink) + bars, 'transform="rotate(-6 194 440)"') +
		forearm("M318 540L284 456", skin.lit) +
		hand(250, 424, 50, 44, skin)
	);
}

/** `side` is the side of the thumb. */
function glove(x: number, y: number, { lit, shade, deep }: Tone, side: -1 | 1): string {
	const thumb = `M${x + side * 30} ${y + 30}L${x + side * 46} ${y - 8}`;
	return group(
		rect(x - 32, y + 30, 64, 100, deep) +
			rect(x - 32, y + 66, 64, 12, lit) +
			circle(x, y, 54, lit) +
			path(`M${x} ${y - 54}a54 54 0 0 0 0 108z`, shade) +
			line(thumb, deep, 40, "round") +
			line(thumb, side > 0 ? lit : shade, 32, "round"),
		`transform="rotate(${side * 8} ${x} ${y})"`,
	);
}

function dumbbell({ lit, shade, deep }: Tone, skin: Tone): string {
	return (
		forearm("M322 540L315 340", skin.lit) +
		rect(256, 318, 120, 16, stone2) +
		rect(246, 280, 38, 92, lit, 8) +
		rect(346, 280, 38, 92, shade, 8) +
		rect(259, 280, 12, 92, deep) +
		hand(288, 302, 54, 52, skin)
	);
}

/** Padel: a solid face with holes. */
function racket({ lit, shade, deep }: Tone, skin: Tone): string {
	const holes = [-24, 0, 24].flatMap((dx) => [-28, -4, 20].map((dy) => circle(318 + dx, 238 + dy, 5, deep))).join("");
	return group(
		line("M318 300V430", shade, 22) +
			path("M318 172a58 62 0 0 1 58 62q0 50-42 74h-32q-42-24-42-74a58 62 0 0 1 58-62z", lit) +
			path("M318 172a58 62 0 0 0-58 62q0 50 42 74h16z", shade) +
			holes +
			hand(292, 372, 52, 54, skin) +
			forearm("M320 560V420", skin.lit),
		'transform="rotate(7 318 420)translate(-18)"',
	);
}

function mat({ lit, shade, deep }: Tone, skin: Tone): string {
	return group(
		rect(52, 268, 92, 260, lit) +
			rect(52, 268, 30, 260, shade) +
			`<ellipse cx="98" cy="268" rx="46" ry="18" fill="${lit}"/>` +
			`<g fill="none" stroke="${deep}" stroke-width="4"><ellipse cx="98" cy="268" rx="32" ry="11"/><ellipse cx="98" cy="268" rx="17" ry="5"/></g>` +
			rect(52, 336, 92, 14, deep) +
			hand(100, 420, 62, 48, skin),
		'transform="rotate(-9 98 400)"',
	);
}

function foldedArms({ skin, female }: Figure): string {
	const inset = female ? 24 : 0;
	const [left, right] = [76 + inset, 322 - inset];
	return (
		line(`M${right} 466L${left + 40} 480`, skin.shade, 46, "round") +
		line(`M${left} 468L${right - 52} 438`, skin.lit, 46, "round") +
		group(hand(right - 66, 412, 56, 44, skin), `transform="rotate(-9 ${right - 40} 434)"`)
	);
}
