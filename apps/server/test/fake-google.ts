import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from "jose";
import { sendJson, startJsonServer } from "./json-server.ts";

const clientId = "kvart-test";

export interface TokenOptions {
	key?: string;
	audience?: string;
	issuer?: string;
	expires?: string;
}

/** A fake of Google: a server that publishes keys, and tokens signed with them. Closed after the test file. */
export async function startGoogle() {
	const keys = new Map<string, { jwk: object; privateKey: CryptoKey }>();
	for (const kid of ["first", "second", "stranger"]) {
		const { publicKey, privateKey } = await generateKeyPair("RS256", { extractable: true });
		keys.set(kid, { jwk: { ...(await exportJWK(publicKey)), kid, alg: "RS256", use: "sig" }, privateKey });
	}
	const published = new Set(["first"]);
	const publish: Parameters<typeof startJsonServer>[0] = (_request, response) =>
		sendJson(response, { keys: [...published].map((kid) => keys.get(kid)?.jwk) });
	const server = await startJsonServer(publish);
	const settings = {
		GOOGLE_CLIENT_ID: clientId,
		GOOGLE_ISSUER: "https://accounts.google.example",
		GOOGLE_JWKS_URL: `${server.url}/certs`,
	};
	return {
		server,
		settings,
		/** The ids of the keys that it publishes. */
		published,
		publish,
		token: (claims: JWTPayload, options: TokenOptions = {}) => {
			const { key = "first", audience = clientId, issuer = settings.GOOGLE_ISSUER, expires = "1h" } = options;
			return new SignJWT(claims)
				.setProtectedHeader({ alg: "RS256", kid: key })
				.setIssuedAt()
				.setIssuer(issuer)
				.setAudience(audience)
				.setExpirationTime(expires)
				.sign(keys.get(key)?.privateKey as CryptoKey);
		},
	};
}
