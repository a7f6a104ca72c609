import { fill, polygon, polyline, shape, smooth, stroke } from "../figure/path.ts";
import type { Point } from "../figure/space.ts";
import { bone, ink, lime } from "../portrait/palette.ts";
import type { HeadLook, Mouth } from "./look.ts";
import type { Skull } from "./skull.ts";

/** Half of the angle between the eyes. */
const EYES = 24;

const noses = { small: [0.45, 0.07], straight: [0.42, 0.1], strong: [0.39, 0.14] } as const;

function drawEye(skull: Skull, angle: number, { tone, painted }: HeadLook): string {
	if (!skull.faces(angle, 0.58)) return "";
	const [inner, outer] = [skull.at(angle - 8, 0.58), skull.at(angle + 8, 0.58)];
	const width = outer[0] - inner[0];
	if (width < 2.5) return "";
	const [x, y]: Point = [(inner[0] + outer[0]) / 2, inner[1]];
	const lid = painted
		? stroke(`M${(x - width / 2 - 0.5).toFixed(1)} ${(y - 2.6).toFixed(1)}h${(width + 1.5).toFixed(1)}`, ink, 1.8)
		: "";
	const brow = polyline([skull.at(angle - 13, 0.675), skull.at(angle - 1, 0.7), skull.at(angle + 12, 0.685)]);
	return (
		`<ellipse cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" rx="${(width * 0.4).toFixed(1)}" ry="4.2" fill="${ink}"/>` +
		lid +
		stroke(brow, tone.deep, painted ? 3 : 4.4, "butt")
	);
}

function drawNose(skull: Skull, { nose, skin }: HeadLook): string {
	const [height, out] = noses[nose];
	if (!skull.faces(0, 0.5)) return "";
	const tip = skull.at(0, height, out);
	const side = skull.at(-20, height - 0.03);
	return fill(
		polygon([skull.at(-3, 0.58, 0.01), skull.at(3, 0.6, 0.02), tip, skull.at(2, height - 0.05, 0.02), side]),
		skin.shade,
	);
}

function drawMouth(skull: Skull, mouth: Mouth, { painted, skin, beard }: HeadLook): string {
	if (!skull.faces(-4, 0.22)) return "";
	const lip = beard !== "none" ? ink : painted ? "#B5493C" : skin.deep;
	const [l, r] = [skull.at(-19, 0.235), skull.at(19, 0.235)];
	if (mouth === "calm") return stroke(smooth([l, skull.at(0, 0.222), r]), lip, 3.2);
	if (mouth === "effort") {
		const block = polygon([skull.at(-16, 0.25), skull.at(16, 0.25), skull.at(14, 0.2), skull.at(-14, 0.2)]);
		return stroke(block, lip, 3.4) + fill(block, bone);
	}
	const low = mouth === "laugh" ? 0.12 : 0.165;
	const open = shape(
		[skull.at(-19, 0.25), skull.at(19, 0.25)],
		[skull.at(15, low + 0.02), skull.at(0, low), skull.at(-15, low + 0.02)],
	);
	const teeth = polygon([skull.at(-16, 0.247), skull.at(16, 0.247), skull.at(12, 0.213), skull.at(-12, 0.213)]);
	return fill(open, lip) + fill(teeth, bone);
}

function drawGlasses(skull: Skull, kind: "round" | "square"): string {
	const lens = (angle: number): string => {
		if (!skull.faces(angle, 0.58)) return "";
		const wide = kind === "round" ? 15 : 17;
		const [a, b] = [skull.at(angle - wide, 0.58, 0.01), skull.at(angle + wide, 0.58, 0.01)];
		const [w, h] = [b[0] - a[0], kind === "round" ? 17 : 14];
		const box = `x="${a[0].toFixed(1)}" y="${(a[1] - h / 2).toFixed(1)}" width="${w.toFixed(1)}" height="${h}" rx="${kind === "round" ? (w / 2).toFixed(1) : 2}"`;
		return w < 3 ? "" : `<rect ${box} fill="#fff" fill-opacity=".22" stroke="${ink}" stroke-width="2.6"/>`;
	};
	const arm = polyline([skull.at(-EYES - 16, 0.6, 0.01), skull.at(-84, 0.58)]);
	const bridge = polyline([skull.at(-9, 0.6, 0.02), skull.at(9, 0.6, 0.02)]);
	return lens(-EYES) + lens(EYES) + stroke(arm + bridge, ink, 2.6);
}

function drawEar(skull: Skull, { skin, earring }: HeadLook): string {
	if (!skull.faces(-96, 0.5)) return "";
	const [front, back] = [skull.at(-82, 0.52), skull.at(-112, 0.52, 0.03)];
	const wide = front[0] - back[0];
	const [x, y] = [front[0], front[1]];
	const curve = (k: number) =>
		`M${x.toFixed(1)} ${(y - 10 * k).toFixed(1)}a${(wide * k).toFixed(1)} ${(10.5 * k).toFixed(1)} 0 0 0 0 ${(20 * k).toFixed(1)}z`;
	const ring = earring
		? `<circle cx="${(x - 2).toFixed(1)}" cy="${(y + 14).toFixed(1)}" r="4" fill="none" stroke="${lime}" stroke-width="2"/>`
		: "";
	return fill(curve(1), skin.lit) + fill(curve(0.5), skin.deep) + ring;
}

export function coversEars(hair: HeadLook["hair"]): boolean {
	return hair === "bob" || hair === "long" || hair === "curls";
}

export function drawFace(skull: Skull, look: HeadLook): string {
	const lines = look.lined
		? stroke(
				polyline([skull.at(26, 0.4), skull.at(28, 0.28)]) + polyline([skull.at(-26, 0.4), skull.at(-28, 0.28)]),
				look.skin.deep,
				1.6,
			)
		: "";
	return [
		coversEars(look.hair) ? "" : drawEar(skull, look),
		lines,
		drawNose(skull, look),
		drawEye(skull, -EYES, look),
		drawEye(skull, EYES, look),
		drawMouth(skull, look.mouth, look),
		look.glasses === "none" ? "" : drawGlasses(skull, look.glasses),
	].join("");
}
