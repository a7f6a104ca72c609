import type { CreatedCredential, ShownCredential } from "@kvart/contract/passkeys";

/** Browsers without these calls, and pages without TLS, offer no passkeys. */
export function canUsePasskeys(): boolean {
	return (
		typeof PublicKeyCredential !== "undefined" &&
		"parseCreationOptionsFromJSON" in PublicKeyCredential &&
		"parseRequestOptionsFromJSON" in PublicKeyCredential
	);
}

/** The browser writes what the contract describes; null if the person closed its dialog. */
async function inJson<Json>(credential: Promise<Credential | null>): Promise<Json | null> {
	try {
		const made = (await credential) as PublicKeyCredential | null;
		return made && (made.toJSON() as Json);
	} catch (error) {
		if (error instanceof DOMException) return null;
		throw error;
	}
}

export function createPasskey(options: Record<string, unknown>): Promise<CreatedCredential | null> {
	const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options as never);
	return inJson(navigator.credentials.create({ publicKey }));
}

export function showPasskey(options: Record<string, unknown>): Promise<ShownCredential | null> {
	const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options as never);
	return inJson(navigator.credentials.get({ publicKey }));
}
