import { createHash, randomBytes } from "node:crypto";

/** A secret of 256 bits that fits into a header and an address. */
export function newSecret(): string {
	return randomBytes(32).toString("base64url");
}

/** Secrets of this length cannot be guessed, so a plain digest is enough to keep them by. */
export function secretDigest(secret: string): string {
	return createHash("sha256").update(secret).digest("hex");
}
