import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { ContentText, Style } from "pdfmake/interfaces.js";

// Resolves installed packages from the sources and from the bundle. Not named `require`, which the bundle defines.
const installed = createRequire(import.meta.url);
const ownFonts = join(dirname(installed.resolve("@kvart/server/package.json")), "fonts");
const oneFace = (file: string) => ({ normal: file, bold: file, italics: file, bolditalics: file });

export const printFonts = {
	Text: {
		...oneFace(installed.resolve("@expo-google-fonts/archivo/500Medium/Archivo_500Medium.ttf")),
		bold: installed.resolve("@expo-google-fonts/archivo/700Bold/Archivo_700Bold.ttf"),
	},
	Display: oneFace(join(ownFonts, "display-latin.ttf")),
	DisplaySerbian: oneFace(join(ownFonts, "display-serbian.ttf")),
};

const runs = /[ČĆŠŽĐ]+|[^ČĆŠŽĐ]+/g;

/** The wide font comes in two files, so the text is split into runs. */
export function headline(text: string, style: Style): ContentText {
	const pieces = text.toUpperCase().match(runs) ?? [];
	return {
		...style,
		text: pieces.map((piece) => ({ text: piece, font: /^[ČĆŠŽĐ]/.test(piece) ? "DisplaySerbian" : "Display" })),
	};
}
