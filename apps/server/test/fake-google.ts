import { text } from "node:stream/consumers";
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
	/** The answer to the exchange of a code; the test sets it. */
	const codes = new Map<string, { form: URLSearchParams | null; status: number; body: unknown }>();
	const publish: Parameters<typeof startJsonServer>[0] = async (request, response) => {
		if (request.url !== "/token") {
			return sendJson(response, { keys: [...published].map((kid) => keys.get(kid)?.jwk) });
		}
		const form = new URLSearchParams(await text(request));
		const answer = codes.get(form.get("code") ?? "");
		if (!answer) return sendJson(response, { error: "invalid_grant" }, 400);
		answer.form = form;
		return sendJson(response, answer.body, answer.status);
	};
	const server = await startJsonServer(publish);
	const settings = {
		GOOGLE_CLIENT_ID: clientId,
		GOOGLE_CLIENT_SECRET: "google-s3cret",
		GOOGLE_TOKEN_URL: `${server.url}/token`,
		GOOGLE_ISSUER: "https://accounts.google.example",
		GOOGLE_JWKS_URL: `${server.url}/certs`,
	};
	return {
		server,
		settings,
		/** The ids of the keys that it publishes. */
		published,
		publish,
		codes,
		token: (claims: JWTPayload, options: TokenOptions = {}) => {
			const { key = "first", audience = clientId, issuer = settings.GOOGLE_ISSUER, expires = "1h" } = options;
			return new SignJWT(claims)
				.setProtectedHeader({ alg: "RS256", kid: key })
				.setIssuedAt(claims.iat)
				.setIssuer(issuer)
				.setAudience(audience)
				.setExpirationTime(expires)
				.sign(keys.get(key)?.privateKey as CryptoKey);
		},
	};
}
