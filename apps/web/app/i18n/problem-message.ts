import type { ErrorCode, FieldCode } from "@kvart/contract/errors";
import type { CalendarDate } from "@kvart/contract/time";
import { dayInText } from "../lib/calendar-format.ts";
import { localeOf } from "./locale.ts";
import { pageTexts } from "./page-texts.ts";

/** The message of a code; unknown codes are a generic error. `until` is the day that some messages name. */
export function problemMessage(code: unknown, until?: CalendarDate): string {
	const texts = pageTexts();
	const known = typeof code === "string" && Object.hasOwn(texts, code);
	const text = texts[known ? (code as keyof typeof texts) : "ERR_SOMETHING_WENT_WRONG"];
	return until ? text.replace("{date}", dayInText(until, localeOf(window.location.pathname))) : text;
}

export function problemToast(code: unknown, until?: CalendarDate): { kind: "success" | "error"; text: string } {
	const good = typeof code === "string" && code.startsWith("SUC_") && Object.hasOwn(pageTexts(), code);
	return { kind: good ? "success" : "error", text: problemMessage(code, until) };
}

/** An error of a field: of its own rule, or of the server, such as a duplicate e-mail address. */
export type Fault = FieldCode | ErrorCode;

export function fieldMessage(code: Fault | undefined): string | undefined {
	return code === undefined ? undefined : problemMessage(code);
}
