import { z } from "zod";
import { altTextLength, pictureAddress, pictureKinds, pictureMegabytes, pictureTypes } from "./picture-rules.ts";

/** The server looks at the bytes, whatever they are called. */
export const pictureUpload = { mediaTypes: pictureTypes, maximumBytes: pictureMegabytes * 1024 * 1024 } as const;

export const pictureUploadQuery = z.object({ kind: z.enum(pictureKinds, { error: "invalid-value" }) });

const words = z.string({ error: "required-field" }).trim().max(altTextLength, "invalid-value");

/** The picture of a record, and what it shows in words. Only of uploaded ones can the words be changed. */
export const pictureChoice = z.object({
	url: z.string({ error: "required-field" }).regex(pictureAddress, "invalid-value"),
	alt: words,
	alt_eng: words,
});
export type PictureChoice = z.output<typeof pictureChoice>;

export const storedPicture = z
	.object({ ...pictureChoice.shape, width: z.int(), height: z.int() })
	.meta({ id: "StoredPicture" });
export type StoredPicture = z.infer<typeof storedPicture>;
