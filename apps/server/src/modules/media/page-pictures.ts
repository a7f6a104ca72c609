/** File name below `/media/p/`. */
export type PictureFile = string;

export interface Screen {
	/** In CSS pixels. */
	width: number;
	density: number;
}

const phone = { width: 390, density: 3 };
const laptop = { width: 1440, density: 1 };

/** One of each kind: enough for the first visitors of a new server. */
export const firstScreens: readonly Screen[] = [laptop, phone];

/** The most common screens. */
export const allScreens: readonly Screen[] = [
	phone,
	{ width: 412, density: 2.625 },
	{ width: 820, density: 2 },
	laptop,
	{ width: 1440, density: 2 },
	{ width: 1920, density: 1 },
];
const remPixels = 16;

/** A CSS length in pixels; the whole width if it cannot be parsed. */
function pixels(length: string, screen: Screen): number {
	const [, name, inner = ""] = /^(calc|min|max)\((.+)\)$/.exec(length) ?? [];
	if (name === "min" || name === "max") return Math[name](...inner.split(",").map((one) => pixels(one.trim(), screen)));
	const [, left, sign, right] = (name && /^(\S+) ([+-]) (\S+)$/.exec(inner)) || [];
	if (left && right) return pixels(left, screen) + (sign === "-" ? -1 : 1) * pixels(right, screen);
	const [, number, unit] = /^(-?[\d.]+)(vw|px|rem)$/.exec(length) ?? [];
	const sizes = { vw: screen.width / 100, px: 1, rem: remPixels };
	return unit ? Number(number) * sizes[unit as keyof typeof sizes] : screen.width;
}

/** Evaluates a `sizes` attribute: the first matching condition counts. */
function boxWidth(sizes: string, screen: Screen): number {
	for (const choice of sizes.split(/,(?![^(]*\))/)) {
		const [, condition, length = ""] = /^\s*(\((?:width >=|min-width:)[^)]*\))?\s*(.+?)\s*$/.exec(choice) ?? [];
		const [least = "0"] = /[\d.]+/.exec(condition ?? "") ?? [];
		if (screen.width >= Number(least)) return pixels(length, screen);
	}
	return screen.width;
}

function attribute(tag: string, name: string): string {
	const [, value = ""] = new RegExp(`\\b${name}="([^"]*)"`, "i").exec(tag) ?? [];
	return value.replaceAll("&gt;", ">").replaceAll("&lt;", "<").replaceAll("&amp;", "&");
}

/** The files that browsers on these screens choose from a `<source>`. */
function chosenFiles(tag: string, screens: readonly Screen[]): PictureFile[] {
	const offered = attribute(tag, "srcset")
		.split(",")
		.map((one) => /\/media\/p\/(\S+) (\d+)w/.exec(one))
		.flatMap((match) => (match ? [{ file: match[1] ?? "", width: Number(match[2]) }] : []))
		.toSorted((a, b) => a.width - b.width);
	const sizes = attribute(tag, "sizes");
	return screens.flatMap((screen) => {
		const needed = boxWidth(sizes, screen) * screen.density;
		return (offered.find(({ width }) => width >= needed) ?? offered.at(-1))?.file ?? [];
	});
}

/** The pictures that browsers on these screens load for this page, in order, each once. */
export function picturesOf(html: string, screens: readonly Screen[]): PictureFile[] {
	const tags = html.match(/<source\b[^>]*type="image\/avif"[^>]*>/gi) ?? [];
	return [...new Set(tags.flatMap((tag) => chosenFiles(tag, screens)))];
}
