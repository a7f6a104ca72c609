import { z } from "zod";
import { codeField, nameField, optionalText } from "./fields.ts";

export const video = z
	.object({
		id: z.int(),
		title: z.string(),
		title_eng: z.string(),
		description: z.string(),
		description_eng: z.string(),
		url: z.string().describe("Addresses of our own videos work for some hours and for this session only"),
	})
	.meta({ id: "Video" });
export type Video = z.infer<typeof video>;

export const groupCode = z.object({ code: codeField });

export const videoView = z.object({
	device: z.union([nameField, z.object({ os: optionalText, client: optionalText })], { error: "required-field" }),
});
