import { createRemoteJWKSet, type JWTPayload, jwtVerify } from "jose";
import type { Env } from "../../../env.ts";
import { badToken, type SocialAccount } from "./account.ts";

const timeoutMilliseconds = 5000;
// An unknown key reloads the list of keys, at most this often.
const cooldownMilliseconds = 10_000;
const skewSeconds = 60;

function text(value: unknown): string | null {
	return typeof value === "string" && value.trim() !== "" ? value.trim().slice(0, 200) : null;
}

function accountOf(claims: JWTPayload): SocialAccount {
	if (!claims.sub) throw badToken();
	return {
		provider: "google",
		id: claims.sub,
		// Anyone can claim an address that Google has not checked.
		email: claims["email_verified"] === false ? null : text(claims["email"]),
		firstName: text(claims["given_name"]),
		lastName: text(claims["family_name"]),
		issuedAt: claims.iat === undefined ? null : new Date(claims.iat * 1000),
	};
}

/**
 * Verifies ID tokens with Google's public keys, for this site's client id only. Expiry is checked by the real time, also
 * if the server's clock was set to another one. With a nonce, the token must have it. Null if Google is not configured.
 */
export function googleAccounts(env: Env): ((token: string, nonce?: string) => Promise<SocialAccount>) | null {
	const { GOOGLE_CLIENT_ID: audience, GOOGLE_ISSUER: issuer } = env;
	if (!audience) return null;
	const keys = createRemoteJWKSet(new URL(env.GOOGLE_JWKS_URL), {
		timeoutDuration: timeoutMilliseconds,
		cooldownDuration: cooldownMilliseconds,
	});
	return async (token, nonce) => {
		try {
			const { payload } = await jwtVerify(token, keys, {
				issuer: [issuer, issuer.replace(/^https:\/\//, "")],
				audience,
				algorithms: ["RS256"],
				clockTolerance: skewSeconds,
				requiredClaims: ["exp", "sub"],
			});
			if (nonce !== undefined && payload["nonce"] !== nonce) throw badToken();
			return accountOf(payload);
		} catch {
			throw badToken();
		}
	};
}
