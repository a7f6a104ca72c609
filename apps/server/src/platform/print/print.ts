import pdfmake from "pdfmake";
import type { TDocumentDefinitions } from "pdfmake/interfaces.js";
import { printFonts } from "./type.ts";

const fontFiles = new Set(Object.values(printFonts).flatMap((face) => Object.values(face)));

pdfmake.setFonts(printFonts);
// A document names nothing but our own fonts: it loads nothing from anywhere else.
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy((path) => fontFiles.has(path));

/** A document as a PDF. */
export function printDocument(document: TDocumentDefinitions): Promise<Buffer> {
	return pdfmake.createPdf(document).getBuffer();
}
