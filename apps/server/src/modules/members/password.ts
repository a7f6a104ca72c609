import { createHash, randomBytes } from "node:crypto";
import { hash, type Options, verify } from "@node-rs/argon2";

// OWASP's recommendation for argon2id: 19 MiB, two passes, one lane; about 20 ms on a small server.
const cost: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** What is stored for a password: argon2id of the SHA-512 that the browser sends. */
export function hashPassword(sha512: string): Promise<string> {
	return hash(sha512, cost);
}

let nobodysHash: Promise<string> | undefined;

/**
 * Whether the password is the account's. Without an account, or for an account without a password, just as much is
 * computed: how long the answer takes does not tell whether the account exists.
 */
export async function passwordFits(stored: string | null | undefined, sha512: string): Promise<boolean> {
	nobodysHash ??= hashPassword(createHash("sha512").update(randomBytes(32)).digest("hex"));
	const fits = await verify(stored ?? (await nobodysHash), sha512);
	return fits && typeof stored === "string";
}
