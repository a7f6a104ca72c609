import { createHash } from "node:crypto";
import { ApiError } from "@kvart/contract/client";
import type { ErrorCode } from "@kvart/contract/errors";
import type { Fault } from "../../i18n/field-message.ts";
import { faultsOf } from "./faults.ts";

/** What a form sent without scripts holds; anything that is no form is an empty one. */
export async function posted(request: Request): Promise<(name: string) => string> {
	const data = await request.formData().catch(() => new FormData());
	return (name) => {
		const value = data.get(name);
		return typeof value === "string" ? value : "";
	};
}

/** As the browser's script would send it. */
export function hashOf(password: string): string {
	return createHash("sha512").update(password).digest("hex");
}

/** What a page says about a form that was not taken: at its fields, or else above them. */
export interface Refused {
	found: Record<string, Fault>;
	problem: ErrorCode | null;
}

/** What a call answers, or why it was refused; what is no refusal is thrown on. */
export async function attempted<T>(call: Promise<T>): Promise<{ answer: T } | { refusal: ApiError }> {
	try {
		return { answer: await call };
	} catch (error) {
		if (!(error instanceof ApiError)) throw error;
		return { refusal: error };
	}
}

export function refused(refusal: ApiError): Refused {
	const found = Object.fromEntries(faultsOf(refusal).map(({ field, code }) => [field, code]));
	return { found, problem: Object.keys(found).length > 0 ? null : refusal.code };
}
