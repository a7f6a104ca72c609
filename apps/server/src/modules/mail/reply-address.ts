import { timingSafeEqual } from "node:crypto";
import type { DataKeys } from "../../platform/data-keys.ts";

// Mail programs may change the case of an address, and base64url would not survive that.
function signatureOf(keys: DataKeys, enquiryId: number): string {
	const digest = Buffer.from(keys.digest("reply-address", String(enquiryId)), "base64url");
	return digest.toString("hex").slice(0, 24);
}

function isSame(one: string, other: string): boolean {
	return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
}

/** The address that answers to an enquiry come to: `odgovori+17.a1b2c3…@kvart.example`. */
export function taggedAddress(keys: DataKeys, replyAddress: string, enquiryId: number): string {
	const at = replyAddress.lastIndexOf("@");
	return `${replyAddress.slice(0, at)}+${enquiryId}.${signatureOf(keys, enquiryId)}${replyAddress.slice(at)}`;
}

const tag = /\+([1-9]\d{0,8})\.([0-9a-f]{24})@/;

/** The enquiry that one of the addresses names; null if none does, or if its signature is not ours. */
export function enquiryOfAddresses(keys: DataKeys, addresses: readonly string[]): number | null {
	for (const address of addresses) {
		const [, id = "", signature = ""] = tag.exec(address.toLowerCase()) ?? [];
		if (id && isSame(signature, signatureOf(keys, Number(id)))) return Number(id);
	}
	return null;
}

/** Where the server moves the mails of the mailbox for answers. People see these names in their mail program. */
export const answerFolders = {
	/** They are in the conversation of their enquiry; attachments are only here. */
	stored: "Upiti",
	/** They belong to no enquiry, or could not be read: staff has to look at them. */
	review: "Za proveru",
} as const;
