import pdfmake from "pdfmake";
import { posterDocument } from "./layout.ts";
import type { Poster } from "./poster.ts";
import { posterFonts } from "./type.ts";

const fontFiles = new Set(Object.values(posterFonts).flatMap((face) => Object.values(face)));

pdfmake.setFonts(posterFonts);
// A document names nothing but our own fonts: it loads nothing from anywhere else.
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy((path) => fontFiles.has(path));

export function printPoster(poster: Poster): Promise<Buffer> {
	return pdfmake.createPdf(posterDocument(poster)).getBuffer();
}
