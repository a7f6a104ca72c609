import { z } from "zod";
import { languageField } from "../fields.ts";

/** Those who work here; members have no part of the back office. */
export const staffRoles = ["staff", "admin"] as const;
export type StaffRole = (typeof staffRoles)[number];

export const secondFactorStates = ["off", "needed", "confirmed"] as const;
export type SecondFactorState = (typeof secondFactorStates)[number];

const club = z.object({ id: z.int(), name: z.string(), slug: z.string() });

export const staffSession = z
	.object({
		user_id: z.int(),
		first_name: z.string(),
		last_name: z.string(),
		email: z.string(),
		language: languageField,
		role: z.enum(staffRoles),
		whole_chain: z.boolean().describe("Whether the account works for every club and for what all clubs share"),
		clubs: z.array(club).describe("The clubs that the account works for"),
		second_factor: z
			.enum(secondFactorStates)
			.describe("`needed`: the account has one and this session has not shown it; other calls refuse until then"),
	})
	.meta({ id: "StaffSession" });
export type StaffSession = z.infer<typeof staffSession>;

export const secondFactorDigits = 6;

/** What the application on the phone shows. */
export const secondFactorCode = z.object({
	code: z
		.string({ error: "required-field" })
		.transform((value) => value.replace(/\s/g, ""))
		.pipe(
			z
				.string()
				.min(1, "required-field")
				.regex(/^\d{6}$/, "invalid-value"),
		),
});

/** What a phone is told once; it counts after a code that was made with it came back. */
export const secondFactorSetup = z
	.object({
		uri: z.string().describe("`otpauth://` address for the application on the phone"),
		secret: z.string().describe("The same secret for typing, in base32"),
		qr: z.string().describe("The address as a QR code: an SVG document"),
	})
	.meta({ id: "SecondFactorSetup" });
export type SecondFactorSetup = z.infer<typeof secondFactorSetup>;
