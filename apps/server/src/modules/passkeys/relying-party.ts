import { createHash } from "node:crypto";
import { brand } from "@kvart/contract/brand";

/** Passkeys belong to the site's own address: a copy of the site elsewhere cannot use them. */
export function relyingParty(publicUrl: string): { name: string; id: string; origin: string } {
	const { hostname, origin } = new URL(publicUrl);
	return { name: brand.name, id: hostname, origin };
}

export function challengeHash(challenge: string): string {
	return createHash("sha256").update(challenge).digest("hex");
}

/** The id of the account in the authenticator; it says nothing about the person. */
export function userHandle(userId: number): Uint8Array<ArrayBuffer> {
	return new TextEncoder().encode(`member-${userId}`);
}
