/** `crypto.subtle` needs TLS: pages without it, such as a demo in the local network, load a library. */
async function sha512(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
	if (window.isSecureContext) return new Uint8Array(await crypto.subtle.digest("SHA-512", bytes));
	const library = await import("@noble/hashes/sha2.js");
	return library.sha512(bytes);
}

/** Sent instead of the password: the lower-case hex SHA-512 of it. */
export async function hashPassword(password: string): Promise<string> {
	const digest = await sha512(new TextEncoder().encode(password));
	return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
