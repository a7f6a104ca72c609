import { drawingUrl, fallbackUrl, type Picture as MediaPicture, srcSet } from "@kvart/media/urls";

/** Any picture; only the required fields are needed to show it. */
export interface PictureData {
	/** JPEG of medium width, the fallback. */
	src: string;
	/** JPEG, AVIF and WebP as `srcset` values. */
	srcSet?: string;
	avif?: string;
	webp?: string;
	/** The same drawing in motion. */
	moving?: string;
	width: number;
	height: number;
	/** Empty for decoration. */
	alt: string;
	/** Data URI of a 16 px wide version, shown while loading. */
	blur?: string;
	/** Average colour, shown before any picture. */
	color?: string;
}

/** Parts also take pictures of the catalogue; their addresses are made here, to keep page data small. */
export type PictureSource = PictureData | MediaPicture;

export function pictureData(source: PictureSource): PictureData {
	if (!("hash" in source)) return source;
	if (source.drawn) {
		const { width, height, alt, color } = source;
		const src = drawingUrl(source);
		return { src, width, height, alt, color, ...(source.moves && { moving: `${src}#moving` }) };
	}
	return {
		src: fallbackUrl(source),
		srcSet: srcSet(source, "jpg"),
		avif: srcSet(source, "avif"),
		webp: srcSet(source, "webp"),
		width: source.width,
		height: source.height,
		alt: source.alt,
		blur: source.blur,
		color: source.color,
	};
}
