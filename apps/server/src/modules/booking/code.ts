import { timingSafeEqual } from "node:crypto";
import { pathId } from "@kvart/contract/fields";
import { renderSVG } from "uqr";
import type { DataKeys } from "../../platform/data-keys.ts";
import { bookingKey } from "./calendar-url.ts";

const purpose = "booking code";
const prefix = "KVART";

// Without I, L, O and U: what is read aloud at a desk is not taken for something else. Capitals and digits alone also
// make the smallest pictures.
const letters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const signLength = 8;

/** Forty bits of the keyed digest: who has no code cannot make one up, and it can still be typed. */
function signOf(keys: DataKeys, bookingId: number): string {
	const bytes = Buffer.from(keys.digest(purpose, String(bookingId)), "base64url");
	return Array.from(bytes.subarray(0, signLength), (byte) => letters[byte % letters.length]).join("");
}

/** What is shown at the desk: the booking's number, signed. It says nothing about the person. */
export function bookingCode(keys: DataKeys, bookingId: number): string {
	const sign = signOf(keys, bookingId);
	return `${prefix}-${bookingId}-${sign.slice(0, 4)}-${sign.slice(4)}`;
}

function isSame(given: string, right: string): boolean {
	return given.length === right.length && timingSafeEqual(Buffer.from(given), Buffer.from(right));
}

/** The booking whose code this is, scanned or typed; null when it is nobody's. */
export function bookingOfCode(keys: DataKeys, text: string): number | null {
	const plain = text.toUpperCase().replace(/[^0-9A-Z]/g, "");
	const [, number, sign = ""] = /^(?:KVART)?(\d{1,10})([0-9A-Z]{8})$/.exec(plain) ?? [];
	const id = pathId.safeParse(number);
	if (!id.success) return null;
	const meant = sign.replaceAll("O", "0").replace(/[IL]/g, "1");
	return isSame(meant, signOf(keys, id.data)) ? id.data : null;
}

/** Where the code is as a picture: whoever has the link may see it, as with the calendar's file. */
export function bookingCodeUrl(keys: DataKeys, bookingId: number): string {
	return `/booking-code/${bookingId}.svg?key=${bookingKey(keys, bookingId)}`;
}

/** The code as an SVG, with the empty edge that readers need. */
export function bookingCodePicture(keys: DataKeys, bookingId: number): string {
	return renderSVG(bookingCode(keys, bookingId), { ecc: "M", border: 4, pixelSize: 8, blackColor: "#0b0d0e" });
}
