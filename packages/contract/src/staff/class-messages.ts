import { z } from "zod";
import { dateField, instant, optionalNote } from "../fields.ts";
import { byId, invalid, staff } from "./endpoint.ts";

/** The most messages to the people of one class, so that mail from the club stays worth reading. */
export const messagesOfClass = 5;

const classMessages = z
	.object({
		mailed: z.int().describe("Who would get a message now by mail: members with a place, and who waits"),
		to_call: z.int().describe("Guests with a place, who have to be called"),
		sent: z
			.array(
				z.object({
					id: z.int(),
					at: instant,
					by: z.string().describe("Empty for an account that was erased"),
					text: z.string(),
					text_eng: z.string(),
					mailed: z.int(),
					to_call: z.int(),
				}),
			)
			.describe("The last one first"),
	})
	.meta({ id: "ClassMessages" });
export type ClassMessages = z.infer<typeof classMessages>;

const newMessage = z
	.object({
		date: dateField,
		text: optionalNote,
		text_eng: optionalNote.describe("For those who read English; whoever has no text in their language gets the other"),
	})
	.refine(({ text, text_eng }) => (text ?? "") !== "" || (text_eng ?? "") !== "", {
		path: ["text"],
		error: "required-field",
	});
export type NewClassMessage = z.output<typeof newMessage>;

const ofClass = (summary: string) =>
	({ ...staff("Office: today", summary, classMessages), ...byId, scope: "club" }) as const;

export const classMessageEndpoints = {
	listClassMessages: {
		...ofClass("Messages to the people of a class, and whom a new one would reach; `id` is the period's"),
		query: z.object({ date: dateField }),
		errors: [...invalid, "ERR_NOT_FOUND"],
	},
	sendClassMessage: {
		...ofClass("Write to everyone with a place and who waits: by mail and notification, guests are to be called"),
		status: 201,
		body: newMessage,
		errors: [
			...invalid,
			"ERR_NOT_FOUND",
			"ERR_TRAINING_PASSED",
			"ERR_TRAINING_FILLED_OR_CANCELLED",
			"ERR_TOO_MANY_REQUESTS",
		],
	},
} as const;
