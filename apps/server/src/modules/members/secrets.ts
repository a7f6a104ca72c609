import { createHash, randomBytes } from "node:crypto";
import { hash, type Options, verify } from "@node-rs/argon2";

/** 256 bits that fit into headers and addresses. */
export function newSecret(): string {
	return randomBytes(32).toString("base64url");
}

/** A plain digest is enough, because these secrets cannot be guessed. */
export function secretDigest(secret: string): string {
	return createHash("sha256").update(secret).digest("hex");
}

// OWASP's recommendation for argon2id: 19 MiB, two passes, one lane; about 20 ms on a small server.
const cost: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** argon2id of the SHA-512 that the browser sends. */
export function hashPassword(sha512: string): Promise<string> {
	return hash(sha512, cost);
}

let dummyHash: Promise<string> | undefined;

/** Takes equally long without an account or password, so that timing does not reveal whether the account exists. */
export async function isPassword(stored: string | null | undefined, sha512: string): Promise<boolean> {
	dummyHash ??= hashPassword(createHash("sha512").update(randomBytes(32)).digest("hex"));
	const matches = await verify(stored ?? (await dummyHash), sha512);
	return matches && typeof stored === "string";
}
