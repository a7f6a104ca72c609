import { z } from "zod";
import {
	emailField,
	languageField,
	nameField,
	optional,
	optionalDigits,
	optionalJmbg,
	passwordHash,
	phoneField,
	secretToken,
	withDefault,
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
		has_password: z.boolean().describe("False for an account that only knows Google or Facebook"),
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
	language: withDefault(languageField, "sr"),
});

/** What the provider tells need not be sent; what it keeps to itself is answered with `required-field`. */
const socialPerson = person.extend({
	first_name: optional(nameField),
	last_name: optional(nameField),
	email: optional(emailField),
});

export const register = z.union([
	person.extend({ password: passwordHash, card_id: optionalDigits, jmbg: optionalJmbg }),
	socialPerson.extend(withGoogle.shape),
	socialPerson.extend(withFacebook.shape),
]);
export type Registration = z.output<typeof register>;

export const loggedIn = z
	.object({ code: z.literal("SUC_LOGGED_IN"), session_id: z.string(), role: z.enum(roles) })
	.meta({ id: "LoggedIn" });

export const mailRequest = z.object({ email: emailField, language: withDefault(languageField, "sr") });
export const mailToken = z.object({ token: secretToken });
export const passwordReset = z.object({ token: secretToken, password: passwordHash });
export const passwordChange = z.object({ old_password: passwordHash, password: passwordHash });
/** The password, for accounts that have one: whoever finds an open browser must not be able to erase the account. */
export const userRemoval = z
	.object({ password: optional(passwordHash) })
	.nullish()
	.transform((given) => given ?? { password: undefined });

export const userPatch = z
	.object({
		terms_and_conditions: optional(z.literal(true, { error: "required-field" })),
		first_name: optional(nameField),
		last_name: optional(nameField),
		phone: optional(phoneField),
		language: optional(languageField),
	})
	.superRefine((patch, context) => {
		if (Object.values(patch).some((value) => value !== undefined)) return;
		context.addIssue({ code: "custom", path: ["terms_and_conditions"], message: "required-field" });
	});
export type UserPatch = z.output<typeof userPatch>;

export const memberSession = z
	.object({
		id: z.int(),
		device: z.string().describe("Such as `Firefox, Android`; empty when unknown"),
		created_at: z.iso.datetime(),
		expires_at: z.iso.datetime(),
		current: z.boolean().describe("Whether it is the session of this very request"),
	})
	.meta({ id: "MemberSession" });

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
		calendar_url: z.string().describe("The booking as an .ics file; the link needs no session"),
		code: z.string().describe("What is shown or told at the front desk; it names the booking and nobody"),
		code_url: z.string().describe("The same as a picture, an SVG; the link needs no session"),
	})
	.meta({ id: "OwnBooking" });
export type OwnBooking = z.infer<typeof ownBooking>;
