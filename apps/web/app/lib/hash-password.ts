import { sha512 } from "./sha512.ts";

const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

/** What travels instead of a password: the lower-case hex SHA-512 of what was typed. */
export async function hashPassword(password: string): Promise<string> {
	const bytes = new TextEncoder().encode(password);
	if (window.isSecureContext) return hex(new Uint8Array(await crypto.subtle.digest("SHA-512", bytes)));
	// Browsers hide their own digest from pages without TLS, such as a demo in the local network.
	return hex(sha512(bytes));
}
