/**
 * How wide our capitals run, in thousandths of an em: Archivo, width 125, weight 900 (the widest we set).
 * With it a word gets the size at which it just fits, on the server and without scripts, and never breaks.
 */
const advances: Readonly<Record<number, string>> = {
	290: " \u00a0",
	309: "/",
	324: "’'",
	381: ".,:",
	395: "I!",
	416: "-–",
	743: "1?7",
	764: "J",
	786: "L",
	807: "F",
	828: "023456789",
	865: "EP",
	882: "TZŽSŠ",
	939: "BDĐVCČĆR",
	954: "A",
	966: "XY",
	989: "KU",
	1012: "NOQHG",
	1166: "&%",
	1178: "M",
	1230: "W",
};

const widthOf = new Map(
	Object.entries(advances).flatMap(([width, signs]) => Array.from(signs, (sign) => [sign, Number(width)])),
);
const widest = 1230;

/** Width of a text in em, in capitals with the given letter spacing (em). */
export function textWidth(text: string, letterSpacing = 0): number {
	const signs = Array.from(text.toLocaleUpperCase("sr-Latn"));
	const sum = signs.reduce((total, sign) => total + (widthOf.get(sign) ?? widest), 0);
	return Math.round(sum + signs.length * letterSpacing * 1000) / 1000;
}

/** Lines that a text takes in a column of that many em, broken between words only. */
export function linesOf(text: string, column: number, letterSpacing = 0): number {
	let lines = 1;
	let line = "";
	for (const word of text.split(/\s+/)) {
		const longer = line ? `${line} ${word}` : word;
		// Rounded: a word as wide as the column fits.
		const fits = textWidth(longer, letterSpacing) <= column + 0.001;
		if (!fits && line) lines += 1;
		line = fits ? longer : word;
	}
	return lines;
}

export function longestWord(text: string, letterSpacing = 0): number {
	return Math.max(...text.split(/\s+/).map((word) => textWidth(word, letterSpacing)));
}
