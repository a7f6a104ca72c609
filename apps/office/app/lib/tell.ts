import { notifications } from "@mantine/notifications";
import { problemMessage } from "../i18n/problem-message.ts";
import { m } from "../paraglide/messages.js";

/** Milliseconds, as on the public site. */
const toastLife = 5000;

function show(message: string, color: "booked" | "danger", role: "status" | "alert"): void {
	notifications.show({
		message,
		color,
		role,
		autoClose: toastLife,
		closeButtonProps: { "aria-label": m.parts_close() },
	});
}

/** Good news: what was asked for is done. */
export function tellDone(message: string): void {
	show(message, "booked", "status");
}

/** A code of the catalogue in words. */
export function tellProblem(code: unknown): void {
	show(problemMessage(code), "danger", "alert");
}

/** A refusal that the catalogue has no sentence for. */
export function tellProblemInWords(message: string): void {
	show(message, "danger", "alert");
}
