import { z } from "zod";
import { invalid, staff } from "./endpoint.ts";
import { altTextLength, pictureAddress, pictureKinds, pictureMegabytes, pictureTypes } from "./picture-rules.ts";

const altText = z.string({ error: "required-field" }).trim().max(altTextLength, "invalid-value");

/** The picture of a record with its alt texts, which can be changed only for uploaded pictures. */
export const pictureChoice = z.object({
	url: z.string({ error: "required-field" }).regex(pictureAddress, "invalid-value"),
	alt: altText,
	alt_eng: altText,
});
export type PictureChoice = z.output<typeof pictureChoice>;

const storedPicture = z
	.object({ ...pictureChoice.shape, width: z.int(), height: z.int() })
	.meta({ id: "StoredPicture" });
export type StoredPicture = z.infer<typeof storedPicture>;

export const pictureEndpoints = {
	uploadPicture: {
		...staff("Office: pictures", "Upload a picture: checked by its content, stored as sent", storedPicture),
		status: 201,
		query: z.object({ kind: z.enum(pictureKinds, { error: "invalid-value" }) }),
		upload: { mediaTypes: pictureTypes, maximumBytes: pictureMegabytes * 1024 * 1024 },
		errors: invalid,
	},
} as const;
