import { join } from "node:path";
import { type MasterName, masters } from "@kvart/media/masters";
import { type PictureFormat, pictureWidths } from "@kvart/media/urls";
import sharp, { type Sharp } from "sharp";
import type { FileCache } from "./file-cache.ts";
import type { Urgency } from "./queue.ts";

// One thread a picture: the queue decides how many pictures are made at once, and pages must stay quick meanwhile.
sharp.concurrency(1);
sharp.cache(false);

/**
 * Dark, grainy pictures: below these qualities the grain goes first and flat walls break into steps. AVIF effort 2
 * takes a fifth of the time of 4 and gives files 15 % larger, which a first visitor would gladly pay.
 * Raise RECIPE in media/tool/catalogue.mjs after a change here.
 */
const encoders: Record<PictureFormat, (image: Sharp) => Sharp> = {
	avif: (image) => image.avif({ quality: 58, effort: 2, chromaSubsampling: "4:2:0" }),
	webp: (image) => image.webp({ quality: 80, effort: 4 }),
	jpg: (image) => image.jpeg({ quality: 80, mozjpeg: true }),
};

export interface Derivatives {
	/** Path of the file, or undefined for a width that is not offered for this picture. */
	file(name: MasterName, width: number, format: PictureFormat, urgency?: Urgency): Promise<string | undefined>;
}

export function createDerivatives({ cache, mastersDir }: { cache: FileCache; mastersDir: string }): Derivatives {
	return {
		async file(name, width, format, urgency) {
			const master = masters[name];
			if (!pictureWidths(master.width, format).includes(width)) return undefined;
			const make = () => derive(join(mastersDir, `${name}.jpg`), width, format);
			return cache.get(`${master.hash}.${width}.${format}`, make, urgency);
		},
	};
}

async function derive(file: string, width: number, format: PictureFormat): Promise<Buffer> {
	return encoders[format](sharp(file).rotate().resize({ width, withoutEnlargement: true })).toBuffer();
}
