import { type PictureFormat, pictureWidths } from "@kvart/media/urls";
import type { Sharp } from "sharp";
import { loadSharp } from "../../platform/sharp.ts";
import type { FileCache } from "./file-cache.ts";
import { createOriginals, type OriginalsDeps, type PictureSource } from "./originals.ts";
import type { Urgency } from "./queue.ts";

/** From 0 to 255. Rooms and dusk are below it, streets by day above. */
const brightFrom = 100;

/** Dark pictures lose their grain and show banding at lower qualities; daylight does not, and has more detail to pay for. */
const avifQuality = (brightness: number) => (brightness < brightFrom ? 58 : 50);

/** Raise RECIPE in media/tool/catalogue.mjs after a change here. */
const encoders: Record<PictureFormat, (image: Sharp, effort: number) => Promise<Sharp> | Sharp> = {
	avif: async (image, effort) =>
		image.avif({ quality: avifQuality(await brightnessOf(image)), effort, chromaSubsampling: "4:2:0" }),
	webp: (image) => image.webp({ quality: 80, effort: 4 }),
	jpg: (image) => image.jpeg({ quality: 80, mozjpeg: true }),
};

export interface Derivatives {
	/** Undefined for a width that this picture does not have. */
	file(source: PictureSource, width: number, format: PictureFormat, urgency?: Urgency): Promise<string | undefined>;
}

interface DerivativesDeps extends OriginalsDeps {
	cache: FileCache;
	/** AVIF's effort: 2 takes a fifth of the time of 4, and files are 15 % larger. */
	effort: number;
}

export function createDerivatives({ cache, effort, ...deps }: DerivativesDeps): Derivatives {
	const originalOf = createOriginals(deps);
	return {
		async file(source, width, format, urgency) {
			const original = originalOf(source);
			if (!pictureWidths(original.width, format).includes(width)) return undefined;
			const make = async () => derive(await original.file(), width, format, effort);
			return cache.get(`${original.hash}.${width}.${format}`, make, urgency);
		},
	};
}

async function brightnessOf(image: Sharp): Promise<number> {
	const [grey = 0] = await image.clone().resize({ width: 1, height: 1, fit: "fill" }).greyscale().raw().toBuffer();
	return grey;
}

async function derive(file: string, width: number, format: PictureFormat, effort: number): Promise<Buffer> {
	const sharp = await loadSharp();
	const image = await encoders[format](sharp(file).rotate().resize({ width, withoutEnlargement: true }), effort);
	return image.toBuffer();
}
