import { brand } from "@kvart/contract/brand";
import { secondFactorDigits } from "@kvart/contract/staff/session";
import { Secret, TOTP } from "otpauth";

// What every application for phones knows; others are left out of the address by some of them and then guessed wrong.
const algorithm = "SHA1";
const periodSeconds = 30;
// Phones' clocks are a little off, and people a little slow: the code before and the one after count, too.
const tolerance = 1;
const secretBytes = 20;

function totpOf(secret: string, label: string): TOTP {
	return new TOTP({
		issuer: brand.name,
		label,
		algorithm,
		digits: secondFactorDigits,
		period: periodSeconds,
		secret: Secret.fromBase32(secret),
	});
}

/** A secret for a phone, in base32. */
export function newTotpSecret(): string {
	return new Secret({ size: secretBytes }).base32;
}

/** The address that applications on phones read. */
export function totpUri(secret: string, email: string): string {
	return totpOf(secret, email).toString();
}

/** What a phone that knows the secret shows at that moment. */
export function totpCode(secret: string, at: Date): string {
	return totpOf(secret, "").generate({ timestamp: at.getTime() });
}

/** The interval that the code is of; null for a code that is not of these minutes. */
export function totpStep(secret: string, code: string, now: Date): number | null {
	const timestamp = now.getTime();
	const distance = totpOf(secret, "").validate({ token: code, timestamp, window: tolerance });
	return distance === null ? null : Math.floor(timestamp / 1000 / periodSeconds) + distance;
}
