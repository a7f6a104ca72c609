import { brand } from "@kvart/contract/brand";
import { secondFactorDigits } from "@kvart/contract/staff/session-rules";
import { Secret, TOTP } from "otpauth";

// The defaults of authenticator apps; some ignore other values.
const algorithm = "SHA1";
const periodSeconds = 30;
// In intervals: accepts the previous and the next code too, because clocks differ.
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

/** In base32. */
export function newTotpSecret(): string {
	return new Secret({ size: secretBytes }).base32;
}

export function totpUri(secret: string, email: string): string {
	return totpOf(secret, email).toString();
}

export function totpCode(secret: string, at: Date): string {
	return totpOf(secret, "").generate({ timestamp: at.getTime() });
}

/** The interval of the code; null if the code is wrong or expired. */
export function totpStep(secret: string, code: string, now: Date): number | null {
	const timestamp = now.getTime();
	const distance = totpOf(secret, "").validate({ token: code, timestamp, window: tolerance });
	return distance === null ? null : Math.floor(timestamp / 1000 / periodSeconds) + distance;
}
