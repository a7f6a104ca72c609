import { sendJson, startJsonServer } from "./json-server.ts";

interface Asked {
	path: string;
	authorization: string | undefined;
	proof: string | null;
}

/** A fake of the two Graph calls, with a table of tokens. Closed after the test file. */
export async function startFacebook() {
	const profiles = new Map<
		string,
		{ app: string; valid: boolean; issuedAt: number; profile: Record<string, unknown> }
	>();
	const asked: Asked[] = [];
	const server = await startJsonServer((request, response) => {
		const url = new URL(request.url ?? "", "http://graph");
		const bearer = request.headers.authorization?.replace("Bearer ", "") ?? "";
		asked.push({ path: url.pathname, authorization: bearer, proof: url.searchParams.get("appsecret_proof") });
		if (url.pathname.endsWith("/debug_token")) {
			const known = profiles.get(url.searchParams.get("input_token") ?? "");
			return sendJson(response, {
				data: known
					? { is_valid: known.valid, app_id: known.app, user_id: known.profile["id"], issued_at: known.issuedAt }
					: { is_valid: false, error: { code: 190 } },
			});
		}
		return sendJson(response, profiles.get(bearer)?.profile ?? {}, profiles.has(bearer) ? 200 : 400);
	});
	return {
		server,
		settings: {
			FACEBOOK_APP_ID: "77",
			FACEBOOK_APP_SECRET: "s3cret",
			FACEBOOK_GRAPH_URL: `${server.url}/v24.0`,
		},
		/** The requests so far. */
		asked,
		token: (profile: Record<string, unknown> = {}, { app = "77", valid = true, age = 0 } = {}): string => {
			const number = profiles.size + 1;
			const name = `EAAB${number}`;
			const person = { id: `fb-${number}`, first_name: "Tara", last_name: "Šukić", ...profile };
			profiles.set(name, { app, valid, issuedAt: Math.floor(Date.now() / 1000) - age, profile: person });
			return name;
		},
	};
}
