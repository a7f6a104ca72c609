import { notifications } from "@mantine/notifications";
import { problemMessage } from "../i18n/error-messages.ts";
import { m } from "../paraglide/messages.js";

/** As on the public site. */
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

export function notifyDone(message: string): void {
	show(message, "booked", "status");
}

export function notifyError(code: unknown): void {
	show(problemMessage(code), "danger", "alert");
}

/** For errors without a code of their own. */
export function notifyErrorText(message: string): void {
	show(message, "danger", "alert");
}
