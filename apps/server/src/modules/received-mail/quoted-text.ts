const separator = /^(-{3,} ?(original message|originalna poruka|forwarded message|prosleđena poruka) ?-{3,}|_{20,})$/i;
/** "KVART <info@kvart.example> je napisao:", in whichever language the mail program speaks. */
const attribution = /(<[^<>\s]{3,200}@[^<>\s]{1,200}>.{0,60}|(\bwrote|napisa|написа|\bschrieb|\ba écrit).{0,60}):$/i;
const date = /\d{4}|\d{1,2}[:.]\d{2}/;
const senderLine = /^\*?(from|od|šalje|пошиљалац|von|de):/i;
const headerLine = /^\*?(sent|date|to|subject|poslato|datum|za|tema|predmet|naslov):/i;

// Mail programs break long lines, so the date may stand up to two lines above.
function attributionStart(lines: readonly string[], index: number): number | null {
	if (!attribution.test(lines[index] ?? "")) return null;
	let start = index;
	while (!date.test(lines[start] ?? "") && index - start < 2 && lines[start - 1]) start -= 1;
	return date.test(lines[start] ?? "") ? start : index;
}

function isHeaderBlock(lines: readonly string[], index: number): boolean {
	return senderLine.test(lines[index] ?? "") && lines.slice(index + 1, index + 4).some((line) => headerLine.test(line));
}

function quoteStart(lines: readonly string[]): number {
	for (const [index, line] of lines.entries()) {
		if (line.startsWith(">") || separator.test(line) || isHeaderBlock(lines, index)) return index;
		const start = attributionStart(lines, index);
		if (start !== null) return start;
	}
	return lines.length;
}

const isQuoted = (line: string) => line.startsWith(">");

/** Answers between or below quoted lines refer to them. */
function answersBelow(lines: readonly string[], start: number): boolean {
	const first = lines.findIndex((line, index) => index >= start && isQuoted(line));
	return first !== -1 && lines.slice(first).some((line) => line !== "" && !isQuoted(line));
}

/** Splits a reply from the quoted text below it. */
export function splitQuotedText(text: string): { text: string; quoted: string } {
	const lines = text.split("\n");
	const trimmed = lines.map((line) => line.trim());
	const start = quoteStart(trimmed);
	const own = lines.slice(0, start).join("\n").trim();
	if (own === "" || answersBelow(trimmed, start)) return { text: text.trim(), quoted: "" };
	return { text: own, quoted: lines.slice(start).join("\n").trim() };
}
