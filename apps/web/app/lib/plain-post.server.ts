import { createHash } from "node:crypto";
import { ApiError, type Client } from "@kvart/contract/client";
import type { ErrorCode } from "@kvart/contract/errors";
import type { Locale } from "@kvart/contract/locale";
import { emailRule } from "@kvart/contract/rules";
import type { Fault } from "../i18n/problem-message.ts";
import { fieldErrorsOf } from "./field-errors.ts";

/** Reads a form sent without the script; invalid bodies count as empty. */
export async function posted(request: Request): Promise<(name: string) => string> {
	const data = await request.formData().catch(() => new FormData());
	return (name) => {
		const value = data.get(name);
		return typeof value === "string" ? value : "";
	};
}

/** Like `hashPassword` in the browser. */
export function hashOf(password: string): string {
	return createHash("sha512").update(password).digest("hex");
}

/** Errors of a form: by field, or one for all of it. */
export interface Refused {
	found: Record<string, Fault>;
	problem: ErrorCode | null;
}

/** Turns a refusal into a value; other errors are thrown. */
export async function settle<T>(call: Promise<T>): Promise<{ answer: T } | { refusal: ApiError }> {
	try {
		return { answer: await call };
	} catch (error) {
		if (!(error instanceof ApiError)) throw error;
		return { refusal: error };
	}
}

export function refused(refusal: ApiError): Refused {
	const found = Object.fromEntries(fieldErrorsOf(refusal).map(({ field, code }) => [field, code]));
	return { found, problem: Object.keys(found).length > 0 ? null : refusal.code };
}

interface Resent extends Refused {
	/** Null if no mail was sent. */
	resentTo: string | null;
	status: number;
}

/** Sends the mail that confirms an address once more; `order` is what the visitor chose to buy. */
export async function resend(
	api: Client,
	email: string,
	language: Locale,
	order: string | null = null,
): Promise<Resent> {
	const fault = emailRule(email);
	if (fault) return { resentTo: null, found: { email: fault }, problem: null, status: 422 };
	const result = await settle(api.resendVerification({ body: { email, language, order } }));
	if ("answer" in result) return { resentTo: email, found: {}, problem: null, status: 200 };
	return { resentTo: null, ...refused(result.refusal), status: result.refusal.status };
}
