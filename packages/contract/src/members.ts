import { z } from "zod";
import { lateCancellationDays } from "./booking.ts";
import {
	emailField,
	instant,
	languageField,
	nameField,
	optional,
	optionalDigits,
	optionalJmbg,
	passwordHash,
	phoneField,
	proofField,
	secretToken,
	withDefault,
} from "./fields.ts";
import { chosenOrder } from "./memberships/order-rules.ts";
import { verdictAnswers, verdictReasons } from "./memberships/verdict.ts";
import { proofKinds } from "./proof.ts";
import { reminders } from "./reminders.ts";

export const sessionDays = 365;
export const verifyLinkHours = 48;
export const resetLinkHours = 1;
export const emailChangeLinkHours = 48;
/** After that an account is deleted if its address is not confirmed. */
export const unconfirmedAccountDays = 14;
/** How long before an inactive account is erased its member gets a mail. */
export const inactiveNoticeDays = 30;

export const roles = ["member", "staff", "admin"] as const;
export type Role = (typeof roles)[number];

export const providers = ["google", "facebook"] as const;

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
		has_password: z.boolean().describe("False for an account that only logs in with Google or Facebook"),
		providers: z.array(z.enum(providers)).describe("With which the member can log in"),
		reminder: z.enum(reminders).describe("When the member is reminded of a training by mail"),
		proofs: z.array(z.enum(proofKinds)).describe("How the member can prove who they are"),
	})
	.meta({ id: "User" });
export type User = z.infer<typeof user>;

const withPassword = z.object({ email: emailField, password: passwordHash });
const withGoogle = z.object({ google_token: secretToken });
const withFacebook = z.object({ facebook_token: secretToken });

export const login = z.union([withPassword, withGoogle, withFacebook]);

/** Pages to which Google may redirect. */
export const googleReturnPaths = ["/login", "/en/login", "/account", "/en/account"] as const;
export type GoogleReturnPath = (typeof googleReturnPaths)[number];
export const googleStart = z.object({ return_path: z.enum(googleReturnPaths, { error: "invalid-value" }) });
export const googleStarted = z
	.object({
		url: z.string().describe("Google's log-in page"),
		attempt: z.string().describe("Sent back with Google's answer; the browser stores it meanwhile"),
	})
	.meta({ id: "GoogleStarted" });
export const googleAnswer = z.object({ code: secretToken, state: secretToken, attempt: secretToken });
export const googleFinished = z
	.object({ google_token: z.string().describe("For log-in, registration and linking"), email: z.string().nullable() })
	.meta({ id: "GoogleFinished" });

const chosenOrderField = optional(z.string().regex(chosenOrder))
	.catch(undefined)
	.describe("The membership that the visitor chose: the link of the confirmation mail leads back to it");

const person = z.object({
	first_name: nameField,
	last_name: nameField,
	email: emailField,
	phone: phoneField,
	language: withDefault(languageField, "sr"),
	order: chosenOrderField,
	proof: proofField.describe(
		"The solved challenge of `GET /form/challenge`, as Base64 of JSON. Without it a network address has few calls an hour, and one a day that names a national id",
	),
});

/** The provider's profile fills what is left out; `required-field` if it does not have it. */
const socialPerson = person.extend({
	first_name: optional(nameField),
	last_name: optional(nameField),
	email: optional(emailField),
});

export const register = z.union([
	person.extend({
		password: passwordHash,
		card_id: optionalDigits,
		jmbg: optionalJmbg,
	}),
	socialPerson.extend(withGoogle.shape),
	socialPerson.extend(withFacebook.shape),
]);
export type Registration = z.output<typeof register>;

export const loggedIn = z
	.object({ code: z.literal("SUC_LOGGED_IN"), session_id: z.string(), role: z.enum(roles) })
	.meta({ id: "LoggedIn" });

export const mailRequest = z.object({
	email: emailField,
	language: withDefault(languageField, "sr"),
	proof: proofField.describe(
		"The solved challenge of `GET /form/challenge`, as Base64 of JSON. Without it a network address has few calls an hour",
	),
});
export const verificationRequest = mailRequest.extend({ order: chosenOrderField });
export const mailToken = z.object({ token: secretToken });
export const passwordReset = z.object({ token: secretToken, password: passwordHash });
export const passwordChange = z.object({ password: passwordHash });
export const providerLink = z.union([withGoogle, withFacebook]);
export const emailChange = z.object({ email: emailField });
export const verified = z
	.object({
		code: z.literal("SUC_SUCCESS"),
		email_change: z
			.enum(["waiting", "done"])
			.optional()
			.describe("Only for a change of the address: `waiting` until the other address has confirmed, too"),
	})
	.meta({ id: "Verified" });
export const userPatch = z
	.object({
		terms_and_conditions: optional(z.literal(true, { error: "required-field" })),
		first_name: optional(nameField),
		last_name: optional(nameField),
		phone: optional(phoneField),
		language: optional(languageField),
		reminder: optional(z.enum(reminders, { error: "invalid-value" })),
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
		created_at: instant,
		expires_at: instant,
		current: z.boolean().describe("Whether it is the session of this request"),
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
		cancelled: z.boolean().describe("Whether the training was cancelled"),
		attended: z.boolean().describe("Whether the member was checked in"),
		missed: z
			.boolean()
			.describe("Over, not checked in, in a training where others were; also if the desk has forgiven it"),
		moved_from: z
			.object({ training_date: z.iso.date(), time: z.int() })
			.nullable()
			.describe("When it was planned first, if it was moved"),
		calendar_url: z.string().describe("The booking as an .ics file; the link needs no session"),
		code: z.string().describe("Shown at the desk; identifies the booking, not the person"),
		code_url: z.string().describe("The code as an SVG picture; the link needs no session"),
		entry: z
			.object({
				answer: z.enum(verdictAnswers),
				reason: z.enum(verdictReasons),
				last_day: z.iso.date().nullable(),
				visits_left: z.int().nullable(),
			})
			.nullable()
			.describe("What the desk will read about the member's memberships; null where none is needed"),
	})
	.meta({ id: "OwnBooking" });
export type OwnBooking = z.infer<typeof ownBooking>;

export const lateCancellations = z
	.object({ count: z.int().describe(`In the last ${lateCancellationDays} days`) })
	.meta({ id: "LateCancellations" });

export const ownWait = ownBooking
	.pick({
		period_id: true,
		training_date: true,
		time: true,
		duration: true,
		training: true,
		gym: true,
		room: true,
		coach: true,
		promotion: true,
	})
	.extend({
		position: z.int().describe("1 is the next to get a place"),
		waiting_count: z.int(),
		free_places: z
			.int()
			.describe("The first to book gets them: members are not moved up any more, or this one cannot be"),
	})
	.meta({ id: "OwnWait" });
export type OwnWait = z.infer<typeof ownWait>;
