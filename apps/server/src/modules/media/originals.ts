import { join } from "node:path";
import { type MasterName, masters } from "@kvart/media/masters";
import { PICTURE_WIDTHS } from "@kvart/media/urls";
import sharp from "sharp";
import type { FileCache } from "./file-cache.ts";
import type { Upload, Uploads } from "./uploads.ts";

/** A picture that sizes are made of: one of the catalogue by its name, or an uploaded one. */
export type PictureSource = MasterName | Upload;

export interface Original {
	/** Of its content. */
	hash: string;
	width: number;
	/** Path of an upright JPEG that is as large as the largest size. */
	file: () => Promise<string>;
}

export interface OriginalsDeps {
	mastersDir: string;
	/** Keeps what uploads become, with a queue of its own: sizes that wait for it cannot keep it from being made. */
	masterCache?: FileCache;
	uploads?: Uploads | undefined;
}

const largest = Math.max(...PICTURE_WIDTHS);
/** Shows through where an uploaded picture is transparent. */
const ground = "#f5f3ec";

export function createOriginals({ mastersDir, masterCache, uploads }: OriginalsDeps) {
	return (source: PictureSource): Original => {
		if (typeof source !== "string") return { ...source, file: () => masterOf(source, masterCache, uploads) };
		const { hash, width } = masters[source];
		return { hash, width, file: async () => join(mastersDir, `${source}.jpg`) };
	};
}

/** Large files are fetched and decoded once; the sizes are made of what is left of them, without their metadata. */
function masterOf({ id, hash }: Upload, cache: FileCache | undefined, uploads: Uploads | undefined): Promise<string> {
	if (!cache || !uploads) throw new Error("Uploaded pictures are not served here.");
	return cache.get(`upload-${id}-${hash}.jpg`, async () =>
		sharp(await uploads.original(id))
			.autoOrient()
			.resize({ width: largest, withoutEnlargement: true })
			.flatten({ background: ground })
			.jpeg({ quality: 95, chromaSubsampling: "4:4:4" })
			.toBuffer(),
	);
}
