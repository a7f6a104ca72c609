import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { ContentText, Style } from "pdfmake/interfaces.js";

// The same from the sources and from the built server: both find the packages as installed. Not named `require`: every
// file of the built server has one already.
const installed = createRequire(import.meta.url);
const ownFonts = join(dirname(installed.resolve("@kvart/server/package.json")), "fonts");
const oneFace = (file: string) => ({ normal: file, bold: file, italics: file, bolditalics: file });

/** The faces of what is printed, by the names that documents use. */
export const printFonts = {
	Text: {
		...oneFace(installed.resolve("@expo-google-fonts/archivo/500Medium/Archivo_500Medium.ttf")),
		bold: installed.resolve("@expo-google-fonts/archivo/700Bold/Archivo_700Bold.ttf"),
	},
	Display: oneFace(join(ownFonts, "display-latin.ttf")),
	DisplaySerbian: oneFace(join(ownFonts, "display-serbian.ttf")),
};

const runs = /[ČĆŠŽĐ]+|[^ČĆŠŽĐ]+/g;

/** A headline in the wide face. Its letters come in two files, so the text is set in runs. */
export function headline(words: string, style: Style): ContentText {
	const pieces = words.toUpperCase().match(runs) ?? [];
	return {
		...style,
		text: pieces.map((piece) => ({ text: piece, font: /^[ČĆŠŽĐ]/.test(piece) ? "DisplaySerbian" : "Display" })),
	};
}
