import type { Client } from "@kvart/contract/client";
import type { Locale } from "@kvart/contract/locale";
import { emailRule } from "@kvart/contract/rules";
import { attempted, type Refused, refused } from "./posted.server.ts";

interface Resent extends Refused {
	/** Null when it did not go out. */
	resentTo: string | null;
	status: number;
}

/** The mail that confirms an address, once more, asked for without scripts. */
export async function resend(api: Client, email: string, language: Locale): Promise<Resent> {
	const fault = emailRule(email);
	if (fault) return { resentTo: null, found: { email: fault }, problem: null, status: 422 };
	const result = await attempted(api.resendVerification({ body: { email, language } }));
	if ("answer" in result) return { resentTo: email, found: {}, problem: null, status: 200 };
	return { resentTo: null, ...refused(result.refusal), status: result.refusal.status };
}
