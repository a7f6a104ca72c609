import { createHmac } from "node:crypto";
import { z } from "zod";
import type { Env } from "../../../env.ts";
import { Refusal } from "../../../platform/problem.ts";
import { badToken, type SocialAccount } from "./account.ts";

const timeoutMilliseconds = 5000;
const name = z.string().trim().min(1).max(200).nullish().catch(null);

const inspection = z.object({
	data: z.object({
		is_valid: z.boolean(),
		app_id: z.coerce.string().optional(),
		user_id: z.string().optional(),
		issued_at: z.number().optional().catch(undefined),
	}),
});
const profile = z.object({ id: z.string().min(1), first_name: name, last_name: name, email: name });

async function request<T extends z.ZodType>(
	address: URL,
	headers: Record<string, string>,
	shape: T,
): Promise<z.output<T>> {
	try {
		const response = await fetch(address, {
			headers,
			redirect: "error",
			signal: AbortSignal.timeout(timeoutMilliseconds),
		});
		if (!response.ok) throw new Error(`The Graph answered ${response.status}.`);
		return shape.parse(await response.json());
	} catch {
		throw new Refusal("ERR_BAD_GOOGLE_RESPONSE");
	}
}

function bearer(token: string): { authorization: string } {
	return { authorization: `Bearer ${token}` };
}

/** Verifies that the access token was issued for this app. Null if Facebook is not configured. */
export function facebookAccounts(env: Env): ((token: string) => Promise<SocialAccount>) | null {
	const { FACEBOOK_APP_ID: appId, FACEBOOK_APP_SECRET: secret, FACEBOOK_GRAPH_URL: graph } = env;
	if (!appId || !secret) return null;
	return async (token) => {
		const inspect = new URL(`${graph}/debug_token`);
		inspect.searchParams.set("input_token", token);
		const { data } = await request(inspect, bearer(`${appId}|${secret}`), inspection);
		if (!data.is_valid || data.app_id !== appId) throw badToken();
		const me = new URL(`${graph}/me`);
		me.searchParams.set("fields", "id,first_name,last_name,email");
		me.searchParams.set("appsecret_proof", createHmac("sha256", secret).update(token).digest("hex"));
		const person = await request(me, bearer(token), profile);
		if (data.user_id !== undefined && data.user_id !== person.id) throw new Refusal("ERR_BAD_GOOGLE_RESPONSE");
		return {
			provider: "facebook",
			id: person.id,
			email: person.email ?? null,
			firstName: person.first_name ?? null,
			lastName: person.last_name ?? null,
			issuedAt: data.issued_at === undefined ? null : new Date(data.issued_at * 1000),
		};
	};
}
