import { loadSharp } from "../sharp.ts";

/** A QR code for mail clients and phones, which do not show or save SVG. */
export async function codePng(svg: string, size = 400): Promise<Buffer> {
	const sharp = await loadSharp();
	return sharp(Buffer.from(svg)).resize(size, size, { kernel: "nearest" }).png().toBuffer();
}
