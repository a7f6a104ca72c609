import { z } from "zod";
import { languageField, optional, passwordHash } from "../fields.ts";
import { passkeyOptions, shownPasskey } from "../passkeys.ts";
import { invalid, staff } from "./endpoint.ts";
import { staffRoles } from "./rights.ts";

/** Counted from the log-in, also while the account is busy. */
export const staffSessionHours = 12;

export const secondFactorStates = ["off", "missing", "needed", "confirmed"] as const;
export type SecondFactorState = (typeof secondFactorStates)[number];

const club = z.object({ id: z.int(), name: z.string(), slug: z.string() });

const staffSession = z
	.object({
		user_id: z.int(),
		first_name: z.string(),
		last_name: z.string(),
		email: z.string(),
		language: languageField,
		role: z.enum(staffRoles),
		whole_chain: z.boolean().describe("Whether the account works for every club"),
		clubs: z.array(club),
		coach_id: z.int().nullable().describe("The coach record of a coach's account"),
		second_factor: z
			.enum(secondFactorStates)
			.describe("`missing`: has to be set up; `needed`: has to be confirmed. Until then other calls refuse"),
		recovery_codes_left: z.int(),
		has_passkeys: z.boolean(),
		has_phone: z.boolean().describe("Whether codes of a phone are set up"),
		locked: z.boolean().describe("Other calls refuse until the session is unlocked"),
		has_password: z.boolean(),
	})
	.meta({ id: "StaffSession" });
export type StaffSession = z.infer<typeof staffSession>;

const codeField = z
	.string({ error: "required-field" })
	.transform((value) => value.replace(/\s/g, ""))
	.pipe(
		z
			.string()
			.min(1, "required-field")
			.regex(/^\d{6}$/, "invalid-value"),
	);

/** Shown once; each replaces one code of the phone. */
export const recoveryCodeCount = 10;
/** In base32, without the dashes it is shown with. */
export const recoveryCodeLength = 16;

const recoveryCodeField = z
	.string()
	.transform((value) => value.replace(/[\s-]/g, "").toUpperCase())
	.pipe(z.string().regex(/^[A-Z2-7]{16}$/, "invalid-value"));

const newCode = z.object({ code: codeField });
/** The code of the phone, or a recovery code. */
const anyCode = z.union([recoveryCodeField, codeField]);
const secondFactorCode = z.object({ code: anyCode });

/** One of the two is enough. */
const unlocking = z
	.object({ password: optional(passwordHash), code: optional(anyCode) })
	.superRefine(({ password, code }, context) => {
		if (password === undefined && code === undefined)
			context.addIssue({ code: "custom", path: ["password"], message: "required-field" });
	});
export type Unlocking = z.output<typeof unlocking>;

const secondFactorSetup = z
	.object({
		uri: z.string().describe("`otpauth://` address for the application on the phone"),
		secret: z.string().describe("The same secret in base32, for typing"),
		qr: z.string().describe("The address as a QR code: an SVG document"),
	})
	.meta({ id: "SecondFactorSetup" });
const recoveryCodes = z.object({ recovery_codes: z.array(z.string()) }).meta({ id: "RecoveryCodes" });
export type RecoveryCodes = z.infer<typeof recoveryCodes>;

export type SecondFactorSetup = z.infer<typeof secondFactorSetup>;

/** Guesses are limited per account. */
const guessing = {
	limit: "login",
	body: secondFactorCode,
	errors: [...invalid, "ERR_CHANGED_MEANWHILE"],
} as const;

export const sessionEndpoints = {
	getStaffSession: {
		...staff("Office: session", "The logged-in account and its clubs", staffSession),
		beforeSecondFactor: true,
		beforeSetup: true,
		whileLocked: true,
	},
	lockStaffSession: {
		...staff("Office: session", "Lock this session", staffSession),
		beforeSecondFactor: true,
		beforeSetup: true,
		whileLocked: true,
	},
	unlockStaffSession: {
		...staff("Office: session", "Unlock this session with the password or a code", staffSession),
		limit: "login",
		body: unlocking,
		errors: [...invalid, "ERR_BAD_CREDENTIALS", "ERR_CHANGED_MEANWHILE"],
		beforeSecondFactor: true,
		beforeSetup: true,
		whileLocked: true,
	},
	confirmSecondFactor: {
		...staff("Office: session", "Confirm the second factor of this session", staffSession),
		...guessing,
		beforeSecondFactor: true,
	},
	setUpSecondFactor: {
		...staff("Office: session", "Create a secret for the phone; takes effect once confirmed", secondFactorSetup),
		limit: "login",
		errors: ["ERR_PROOF_NEEDED", "ERR_CHANGED_MEANWHILE"],
		needsProof: true,
		beforeSetup: true,
	},
	turnOnSecondFactor: {
		...staff("Office: session", "Turn the second factor on with a code of the new secret", recoveryCodes),
		...guessing,
		body: newCode,
		current: staffSession,
		beforeSetup: true,
	},
	turnOffSecondFactor: {
		...staff("Office: session", "Turn the second factor off with a last code", staffSession),
		...guessing,
	},
	renewRecoveryCodes: {
		...staff("Office: session", "New recovery codes; the previous ones stop working", recoveryCodes),
		limit: "login",
		current: staffSession,
		errors: ["ERR_PROOF_NEEDED", "ERR_CHANGED_MEANWHILE"],
		needsProof: true,
	},
	startPasskeyConfirmation: {
		...staff("Office: session", "Options for the browser to show a passkey of the account", passkeyOptions),
		limit: "login",
		beforeSecondFactor: true,
		whileLocked: true,
	},
	confirmByPasskey: {
		...staff("Office: session", "Confirm or unlock this session with a passkey", staffSession),
		limit: "login",
		body: shownPasskey,
		errors: [...invalid, "ERR_BAD_CREDENTIALS"],
		beforeSecondFactor: true,
		whileLocked: true,
	},
} as const;
