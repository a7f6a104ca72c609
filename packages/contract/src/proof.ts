import { z } from "zod";
import { passwordHash, secretToken } from "./fields.ts";
import { shownPasskey } from "./passkeys.ts";

/** How long a session may do dangerous things after its owner has proved who they are. */
export const proofMinutes = 5;
export const proofLinkHours = 1;

/** `mail`: a link to the account's address, for accounts with neither password nor passkey. */
export const proofKinds = ["password", "passkey", "google", "facebook", "mail"] as const;
export type ProofKind = (typeof proofKinds)[number];

export const identityProof = z.union([
	z.object({ password: passwordHash }),
	shownPasskey,
	z.object({ google_token: secretToken }),
	z.object({ facebook_token: secretToken }),
	z.object({ mail_token: secretToken }),
]);
export type IdentityProof = z.output<typeof identityProof>;
