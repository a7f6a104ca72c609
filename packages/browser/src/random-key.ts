/** For marking a request, so that a retry of it counts once. Unlike `crypto.randomUUID` it needs no TLS. */
export function randomKey(): string {
	return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
