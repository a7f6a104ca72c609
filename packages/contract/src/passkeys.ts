import { z } from "zod";
import { instant, nameField } from "./fields.ts";

/** The answer of an authenticator comes within this time, or the challenge is void. */
export const passkeyMinutes = 5;

const base64url = z
	.string({ error: "required-field" })
	.min(1, "required-field")
	.max(8192, "invalid-value")
	.regex(/^[\w-]+$/, "invalid-value");
const shortText = z.string().max(64, "invalid-value");
const extensions = z.record(z.string(), z.unknown()).default({});

const credential = <const R extends z.ZodType>(response: R) =>
	z.object({
		id: base64url,
		rawId: base64url,
		type: z.literal("public-key", { error: "invalid-value" }),
		authenticatorAttachment: shortText.optional(),
		clientExtensionResults: extensions,
		response,
	});

const created = credential(
	z.object({
		clientDataJSON: base64url,
		attestationObject: base64url,
		transports: z.array(shortText).max(10, "invalid-value").optional(),
	}),
);
export type CreatedCredential = z.output<typeof created>;

const shown = credential(
	z.object({
		clientDataJSON: base64url,
		authenticatorData: base64url,
		signature: base64url,
		userHandle: base64url.optional(),
	}),
);
export type ShownCredential = z.output<typeof shown>;

/** For `PublicKeyCredential.parseCreationOptionsFromJSON` or `parseRequestOptionsFromJSON` of the browser. */
export const passkeyOptions = z
	.object({ options: z.record(z.string(), z.unknown()).describe("Options for the browser, with a challenge") })
	.meta({ id: "PasskeyOptions" });

export const passkey = z
	.object({ id: z.int(), name: z.string(), created_at: instant, last_used_at: instant.nullable() })
	.meta({ id: "Passkey" });
export type Passkey = z.infer<typeof passkey>;

export const newPasskey = z.object({ name: nameField, credential: created });
export const passkeyName = z.object({ name: nameField });
export const shownPasskey = z.object({ credential: shown });
