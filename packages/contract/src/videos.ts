import { z } from "zod";

export const video = z
	.object({
		id: z.int(),
		title: z.string(),
		title_eng: z.string(),
		description: z.string(),
		description_eng: z.string(),
		url: z.string(),
	})
	.meta({ id: "Video" });
export type Video = z.infer<typeof video>;

export const groupCode = z.object({
	code: z.string({ error: "required-field" }).trim().min(1, "required-field").max(100, "invalid-value"),
});

const deviceName = z.string({ error: "required-field" }).max(200, "invalid-value");

/** What plays the film: the operating system's and the client's name, in one string or apart. */
export const videoView = z.object({
	device: z.union([deviceName, z.object({ os: deviceName, client: deviceName })], { error: "required-field" }),
});

export const cardTitleLength = 43;
export const cardDescriptionLength = 102;

/** A player shows only for an address longer than this. */
export const shortestUrl = 8;

export function isPlayable(url: string): boolean {
	return url.length > shortestUrl;
}

export function cutAt(text: string, length: number): string {
	const characters = Array.from(text);
	return characters.length <= length ? text : `${characters.slice(0, length).join("").trimEnd()}…`;
}
