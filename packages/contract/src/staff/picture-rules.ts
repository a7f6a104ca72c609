// Separate from pictures.ts, so that the office does not load the schema library.

export const pictureKinds = ["story", "banner", "text", "training", "trainer", "club"] as const;
export type PictureKind = (typeof pictureKinds)[number];

/** Minimum size in pixels for each place on the site. */
export const smallestPictures = {
	story: { width: 1200, height: 600 },
	banner: { width: 1600, height: 800 },
	text: { width: 600, height: 300 },
	training: { width: 1200, height: 600 },
	trainer: { width: 640, height: 640 },
	club: { width: 1200, height: 600 },
} as const satisfies Record<PictureKind, { width: number; height: number }>;

export const pictureTypes = ["image/jpeg", "image/png", "image/webp", "image/avif"] as const;
export const pictureMegabytes = 15;
export const pictureMegapixels = 50;
export const altTextLength = 200;

/** Built-in and uploaded pictures. */
export const pictureAddress = /^\/media\/[a-z]{1,20}\/[a-z0-9-]{1,90}\.(jpg|svg)$/;

/** Only uploaded pictures have editable alt texts. */
export function isUploaded(url: string): boolean {
	return url.startsWith("/media/uploads/");
}
