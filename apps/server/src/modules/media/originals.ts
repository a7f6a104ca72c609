import { join } from "node:path";
import { type Drawing, drawingOf, isDrawingName } from "@kvart/media/drawings";
import { masters } from "@kvart/media/masters";
import type { PictureName } from "@kvart/media/picture";
import { PICTURE_WIDTHS } from "@kvart/media/urls";
import { colors } from "@kvart/tokens/colors";
import { loadSharp } from "../../platform/sharp.ts";
import type { FileCache } from "./file-cache.ts";
import type { Upload, Uploads } from "./uploads.ts";

/** A built-in picture by name, or an uploaded one. */
export type PictureSource = PictureName | Upload;

export interface Original {
	hash: string;
	width: number;
	/** Path of an upright JPEG in the largest size. */
	file: () => Promise<string>;
}

export interface OriginalsDeps {
	mastersDir: string;
	/** For uploads and drawings. With its own queue, because jobs of the other queue wait for it. */
	masterCache?: FileCache;
	uploads?: Uploads | undefined;
}

const largest = Math.max(...PICTURE_WIDTHS);
/** For transparent pictures. */
const background = colors.bone;

export function createOriginals({ mastersDir, masterCache, uploads }: OriginalsDeps) {
	return (source: PictureSource): Original => {
		if (typeof source !== "string") return { ...source, file: () => masterOf(source, masterCache, uploads) };
		if (isDrawingName(source)) return painted(drawingOf(source), masterCache);
		const { hash, width } = masters[source];
		return { hash, width, file: async () => join(mastersDir, `${source}.jpg`) };
	};
}

/** A drawing as pixels, for clients without SVG and for link previews. */
function painted({ svg, hash }: Drawing, cache: FileCache | undefined): Original {
	if (!cache) throw new Error("Drawings are not painted here.");
	const paint = async () =>
		(await loadSharp())(Buffer.from(svg), { density: 144 }).resize({ width: largest }).jpeg({ quality: 92 }).toBuffer();
	return { hash, width: largest, file: () => cache.get(`drawn-${hash}.jpg`, paint) };
}

/** Uploads are decoded once, and all sizes derive from the result. */
function masterOf({ id, hash }: Upload, cache: FileCache | undefined, uploads: Uploads | undefined): Promise<string> {
	if (!cache || !uploads) throw new Error("Uploaded pictures are not served here.");
	return cache.get(`upload-${id}-${hash}.jpg`, async () => {
		const sharp = await loadSharp();
		return sharp(await uploads.original(id))
			.autoOrient()
			.resize({ width: largest, withoutEnlargement: true })
			.flatten({ background })
			.jpeg({ quality: 95, chromaSubsampling: "4:4:4" })
			.toBuffer();
	});
}
