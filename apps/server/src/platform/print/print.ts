import pdfmake from "pdfmake";
import type { TDocumentDefinitions } from "pdfmake/interfaces.js";
import { printFonts } from "./type.ts";

const fontFiles = new Set(Object.values(printFonts).flatMap((face) => Object.values(face)));

pdfmake.setFonts(printFonts);
// Documents may load our own fonts and nothing else.
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy((path) => fontFiles.has(path));

export function printDocument(document: TDocumentDefinitions): Promise<Buffer> {
	return pdfmake.createPdf(document).getBuffer();
}
