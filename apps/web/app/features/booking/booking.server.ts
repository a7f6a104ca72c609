import { ApiError, type Client } from "@kvart/contract/client";
import type { Locale } from "@kvart/contract/locale";
import { withStatus } from "../../lib/page.ts";
import type { Target } from "./member-calls.ts";
import { bookAsGuest, type SentBooking, toFormField } from "./requests.ts";

interface PlainPost {
	kind: Target["kind"];
	/** The period in the page's address. */
	id: string | null;
	request: Request;
	locale: Locale;
}

function textOf(form: FormData, name: string): string {
	const value = form.get(name);
	return typeof value === "string" ? value : "";
}

/** Handles the guest form sent without the script: the same call, with the answer as a page. */
export async function handleGuestBooking(api: Client, { kind, id, request, locale }: PlainPost) {
	// Invalid bodies count as empty: the answer shows what is missing.
	const form = await request.formData().catch(() => new FormData());
	const target = { id: Number(id), kind, trainingDate: textOf(form, "trainingDate") };
	const values = {
		firstName: textOf(form, "firstName"),
		lastName: textOf(form, "lastName"),
		phone: textOf(form, "phone"),
		email: textOf(form, "email"),
	};
	const sent = { target, values, calendarUrl: null, errors: [] };
	try {
		const { code, calendar_url } = await bookAsGuest(api, target, { ...values, language: locale });
		return withStatus<SentBooking>({ ...sent, code, calendarUrl: calendar_url }, 200);
	} catch (error) {
		if (!(error instanceof ApiError)) throw error;
		const errors = error.errors.map((each) => toFormField(each));
		return withStatus<SentBooking>({ ...sent, code: error.code, errors }, error.status);
	}
}
