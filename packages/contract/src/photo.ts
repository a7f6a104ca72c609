import { z } from "zod";

/** What pages need of an uploaded picture beside its address; those of the catalogue they know themselves. */
export const photo = z
	.object({
		id: z.string().describe("With hash, width and format it makes the addresses below /media/p"),
		hash: z.string(),
		width: z.int(),
		height: z.int(),
		color: z.string().describe("Average colour"),
		blur: z.string().describe("A few pixels as a data address"),
		alt: z.string(),
		alt_eng: z.string(),
	})
	.meta({ id: "Photo" });
export type Photo = z.infer<typeof photo>;

export const recordPhoto = photo.nullable().describe("Of a picture that was uploaded; null for one of the catalogue");
