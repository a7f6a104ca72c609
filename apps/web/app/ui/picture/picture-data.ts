import { fallbackUrl, type Picture as MediaPicture, srcSet } from "@kvart/media/urls";

/** Any picture. Everything optional is an improvement, never a need. */
export interface PictureData {
	/** JPEG, in a middling width: what the oldest browser gets. */
	src: string;
	/** JPEG, AVIF and WebP as `srcset` values. */
	srcSet?: string;
	avif?: string;
	webp?: string;
	width: number;
	height: number;
	/** Empty for decoration. */
	alt: string;
	/** Data address of a picture some 16 px wide, shown until the real one is there. */
	blur?: string;
	/** Average colour, shown before that. */
	color?: string;
}

/** Parts also take a picture of the catalogue as it is: its addresses are made here, so that page data stays small. */
export type PictureSource = PictureData | MediaPicture;

export function pictureData(source: PictureSource): PictureData {
	if (!("hash" in source)) return source;
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
