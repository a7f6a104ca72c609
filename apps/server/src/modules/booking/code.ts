import { timingSafeEqual } from "node:crypto";
import { pathId } from "@kvart/contract/fields";
import { colors } from "@kvart/tokens/colors";
import { renderSVG } from "uqr";
import type { DataKeys } from "../../platform/data-keys.ts";

function isSame(given: string, right: string): boolean {
	const [a, b] = [Buffer.from(given), Buffer.from(right)];
	return a.length === b.length && timingSafeEqual(a, b);
}

/** Signs the links of one booking: guests have no session, so the link itself is the permission. */
function linkKey(keys: DataKeys, bookingId: number): string {
	return keys.digest("booking calendar", String(bookingId));
}

export function opensBooking(keys: DataKeys, bookingId: number, key: string): boolean {
	return isSame(key, linkKey(keys, bookingId));
}

export function bookingCalendarUrl(keys: DataKeys, bookingId: number): string {
	return `/calendar/booking/${bookingId}.ics?key=${linkKey(keys, bookingId)}`;
}

export function bookingCodeUrl(keys: DataKeys, bookingId: number): string {
	return `/booking-code/${bookingId}.svg?key=${linkKey(keys, bookingId)}`;
}

type LinkPurpose = "guest confirmation" | "booking cancellation";

function linkToken(keys: DataKeys, purpose: LinkPurpose, bookingId: number): string {
	return `${bookingId}.${keys.digest(purpose, String(bookingId))}`;
}

/** Null if the token is not valid. */
function bookingOfToken(keys: DataKeys, purpose: LinkPurpose, token: string): number | null {
	const id = pathId.safeParse(token.split(".")[0]);
	return id.success && isSame(token, linkToken(keys, purpose, id.data)) ? id.data : null;
}

/** The token in the mail that asks a guest to confirm. */
export function confirmationToken(keys: DataKeys, bookingId: number): string {
	return linkToken(keys, "guest confirmation", bookingId);
}

export function bookingOfConfirmation(keys: DataKeys, token: string): number | null {
	return bookingOfToken(keys, "guest confirmation", token);
}

/** The token in a reminder, with which a member cancels without a log-in. */
export function cancellationToken(keys: DataKeys, bookingId: number): string {
	return linkToken(keys, "booking cancellation", bookingId);
}

export function bookingOfCancellation(keys: DataKeys, token: string): number | null {
	return bookingOfToken(keys, "booking cancellation", token);
}

// Without I, L, O and U, which are easily misread. Capitals and digits alone also make the smallest QR codes.
const letters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const signatureLength = 8;

/** Forty bits of the keyed digest: short enough to type, too many to guess. */
function signatureOf(keys: DataKeys, bookingId: number): string {
	const bytes = Buffer.from(keys.digest("booking code", String(bookingId)), "base64url");
	return Array.from(bytes.subarray(0, signatureLength), (byte) => letters[byte % letters.length]).join("");
}

/** The check-in code: the booking's id, signed. It reveals nothing about the person. */
export function bookingCode(keys: DataKeys, bookingId: number): string {
	const signature = signatureOf(keys, bookingId);
	return `KVART-${bookingId}-${signature.slice(0, 4)}-${signature.slice(4)}`;
}

/** The booking of a scanned or typed code; null if the code is not valid. */
export function bookingOfCode(keys: DataKeys, text: string): number | null {
	const plain = text.toUpperCase().replace(/[^0-9A-Z]/g, "");
	const [, number, signature = ""] = /^(?:KVART)?(\d{1,10})([0-9A-Z]{8})$/.exec(plain) ?? [];
	const id = pathId.safeParse(number);
	if (!id.success) return null;
	const corrected = signature.replaceAll("O", "0").replace(/[IL]/g, "1");
	return isSame(corrected, signatureOf(keys, id.data)) ? id.data : null;
}

/** The code as a QR code with the margin that scanners need. */
export function bookingCodePicture(keys: DataKeys, bookingId: number): string {
	return renderSVG(bookingCode(keys, bookingId), { ecc: "M", border: 4, pixelSize: 8, blackColor: colors.ink });
}
