import { glyphs, kerning } from "@kvart/media/og-glyphs";

const SIZES = [220, 190, 160, 132, 116, 100, 88, 76, 66, 58, 50];
const MAX_LINES = 3;
/** Larger sizes get one or two lines, so that the picture stays visible. */
const ONE_LINE = 132;
const TWO_LINES = 100;
const PLAIN: Record<string, string> = { Č: "C", Ć: "C", Š: "S", Ž: "Z", Đ: "D" };

/** Removes accents without a glyph; other unknown characters become spaces. */
export function printable(text: string): string {
	const letters = Array.from(text.toUpperCase(), (letter) => (known(letter) ? letter : spell(letter)));
	return letters.join("").replace(/\s+/g, " ").trim();
}

function spell(letter: string): string {
	return Array.from(letter.normalize("NFD")).filter(known).join("") || " ";
}

function known(letter: string): boolean {
	return Object.hasOwn(glyphs, letter);
}

/** In thousandths of the size, y upwards. */
export function outline(line: string): string {
	return place(printable(line)).paths.join("");
}

export function widthOf(line: string, size: number): number {
	return (place(printable(line)).width * size) / 1000;
}

/** The largest size that fits into three lines; longer titles are cut. */
export function setTitle(title: string, width: number): { size: number; lines: string[] } {
	const words = printable(title).split(" ");
	for (const size of SIZES) {
		const lines = breakLines(words, size, width);
		const fits = lines.every((line) => widthOf(line, size) <= width);
		const most = size > ONE_LINE ? 1 : size > TWO_LINES ? 2 : MAX_LINES;
		if (fits && lines.length <= most) return { size, lines };
	}
	const size = SIZES.at(-1) ?? 50;
	const lines = breakLines(words, size, width).slice(0, MAX_LINES);
	return { size, lines: [...lines.slice(0, -1), `${lines.at(-1) ?? ""}…`] };
}

function breakLines(words: readonly string[], size: number, width: number): string[] {
	const lines: string[] = [];
	for (const word of words) {
		const longer = lines.length ? `${lines.at(-1)} ${word}` : word;
		if (lines.length && widthOf(longer, size) <= width) lines[lines.length - 1] = longer;
		else lines.push(word);
	}
	return lines;
}

function place(line: string): { width: number; paths: string[] } {
	let x = 0;
	let before = "";
	const paths: string[] = [];
	for (const letter of line) {
		const [advance, path] = glyphs[letter] ?? [0, ""];
		x += kerning[plain(before) + plain(letter)] ?? 0;
		paths.push(shift(path, x));
		x += advance;
		before = letter;
	}
	return { width: x, paths };
}

/** Accented letters are kerned like their base letters. */
function plain(letter: string): string {
	return PLAIN[letter] ?? letter;
}

function shift(path: string, x: number): string {
	return path.replace(/(-?\d+),(-?\d+)/g, (_, px: string, py: string) => `${Number(px) + x},${py}`);
}
