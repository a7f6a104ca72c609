import { z } from "zod";
import { codeField, nameField, optionalText } from "./fields.ts";

export const video = z
	.object({
		id: z.int(),
		title: z.string(),
		title_eng: z.string(),
		description: z.string(),
		description_eng: z.string(),
		url: z.string().describe("A film of our own has an address that works for some hours and for this session only"),
	})
	.meta({ id: "Video" });
export type Video = z.infer<typeof video>;

export const groupCode = z.object({ code: codeField });

/** What plays the film: the operating system's and the client's name, in one string or apart. */
export const videoView = z.object({
	device: z.union([nameField, z.object({ os: optionalText, client: optionalText })], { error: "required-field" }),
});
