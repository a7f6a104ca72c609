import { ApiError, type Client } from "@kvart/contract/client";
import { withStatus } from "../../lib/page.ts";
import type { SentBooking, Target } from "./booking-data.ts";
import { bookAsGuest, namedAsInForm } from "./guest-booking.ts";

interface Sent {
	kind: Target["kind"];
	/** The training that the page's address names. */
	id: string | null;
	request: Request;
}

function textOf(form: FormData, name: string): string {
	const value = form.get(name);
	return typeof value === "string" ? value : "";
}

/** The guest form as the browser itself sends it: through the same call, with the answer as a page. */
export async function takeBooking(api: Client, { kind, id, request }: Sent) {
	// What is no form at all is an empty one: the answer says what is missing.
	const form = await request.formData().catch(() => new FormData());
	const target = { id: Number(id), kind, trainingDate: textOf(form, "trainingDate") };
	const values = {
		firstName: textOf(form, "firstName"),
		lastName: textOf(form, "lastName"),
		phone: textOf(form, "phone"),
	};
	const sent = { target, values, calendarUrl: null, errors: [] };
	try {
		const { code, calendar_url } = await bookAsGuest(api, target, values);
		return withStatus<SentBooking>({ ...sent, code, calendarUrl: calendar_url }, 200);
	} catch (error) {
		if (!(error instanceof ApiError)) throw error;
		const errors = error.errors.map((each) => namedAsInForm(each));
		return withStatus<SentBooking>({ ...sent, code: error.code, errors }, error.status);
	}
}
