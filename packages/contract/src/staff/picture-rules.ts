/** What may be uploaded; without a schema library, for both sides. */

export const pictureKinds = ["story", "banner", "text", "training", "trainer", "club"] as const;
/** What a picture is uploaded for: each place of the site needs a size of its own at least. */
export type PictureKind = (typeof pictureKinds)[number];

/** The fewest pixels that fill the place: fewer would be blown up. */
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

/** Addresses of pictures that the server keeps: of the catalogue, or uploaded. */
export const pictureAddress = /^\/media\/[a-z]{1,20}\/[a-z0-9-]{1,90}\.(jpg|svg)$/;

/** Whether it was uploaded here: only of those can the words be changed, the catalogue has its own. */
export function isUploaded(url: string): boolean {
	return url.startsWith("/media/uploads/");
}
