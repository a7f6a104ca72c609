import { createHash, randomInt } from "node:crypto";
import { recoveryCodeLength } from "@kvart/contract/staff/session";

// Base32: no digit looks like a letter.
const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

export function newRecoveryCode(): string {
	return Array.from({ length: recoveryCodeLength }, () => alphabet[randomInt(alphabet.length)]).join("");
}

/** `ABCD-EFGH-IJKL-MNOP`, easier to copy by hand. */
export function withDashes(code: string): string {
	return code.replace(/(.{4})(?=.)/g, "$1-");
}

export function isRecoveryCode(code: string): boolean {
	return code.length === recoveryCodeLength;
}

export function recoveryCodeHash(code: string): string {
	return createHash("sha256").update(code).digest("hex");
}
