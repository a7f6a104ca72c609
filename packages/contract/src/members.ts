import { z } from "zod";
import {
	emailField,
	languageField,
	nameField,
	optionalJmbg,
	optionalText,
	passwordHash,
	phoneField,
	secretToken,
} from "./fields.ts";

/** A session lives this long, in days. */
export const sessionDays = 365;
export const verifyLinkHours = 48;
export const resetLinkHours = 1;

export const roles = ["member", "staff", "admin"] as const;
export type Role = (typeof roles)[number];

export const user = z
	.object({
		session_id: z.string(),
		first_name: z.string(),
		last_name: z.string(),
		email: z.string(),
		phone: z.string(),
		terms_and_conditions: z.boolean(),
		language: languageField,
		role: z.enum(roles),
	})
	.meta({ id: "User" });
export type User = z.infer<typeof user>;

const withPassword = z.object({ email: emailField, password: passwordHash });
const withGoogle = z.object({ google_token: secretToken });
const withFacebook = z.object({ facebook_token: secretToken });

export const login = z.union([withPassword, withGoogle, withFacebook]);

const person = z.object({
	first_name: nameField,
	last_name: nameField,
	email: emailField,
	phone: phoneField,
	language: languageField.default("sr"),
});

export const register = z.union([
	person.extend({ password: passwordHash, card_id: optionalText, jmbg: optionalJmbg }),
	person.extend(withGoogle.shape),
	person.extend(withFacebook.shape),
]);

export const loggedIn = z
	.object({ code: z.literal("SUC_LOGGED_IN"), session_id: z.string(), role: z.enum(roles) })
	.meta({ id: "LoggedIn" });

export const mailRequest = z.object({ email: emailField, language: languageField.default("sr") });
export const mailToken = z.object({ token: secretToken });
export const passwordReset = z.object({ token: secretToken, password: passwordHash });
export const userPatch = z.object({ terms_and_conditions: z.literal(true, { error: "required-field" }) });

export const ownBooking = z
	.object({
		id: z.int(),
		period_id: z.int(),
		training_date: z.iso.date(),
		time: z.int(),
		duration: z.int(),
		training: z.object({ id: z.int(), name: z.string(), name_eng: z.string() }),
		gym: z.object({ id: z.int(), name: z.string(), slug: z.string() }),
		room: z.object({ id: z.int(), name: z.string(), name_eng: z.string() }),
		coach: z.object({ id: z.int(), name: z.string() }).nullable(),
		promotion: z.boolean(),
		cancelled: z.boolean().describe("Whether the training itself was called off"),
	})
	.meta({ id: "OwnBooking" });
