import { notifications } from "@mantine/notifications";
import { problemMessage } from "../i18n/problem-message.ts";

/** Milliseconds, as on the public site. */
const toastLife = 5000;

/** Good news: what was asked for is done. */
export function tellDone(message: string): void {
	notifications.show({ message, color: "booked", autoClose: toastLife, role: "status" });
}

/** A code of the catalogue in words. */
export function tellProblem(code: unknown): void {
	notifications.show({ message: problemMessage(code), color: "danger", autoClose: toastLife, role: "alert" });
}

/** A refusal that the catalogue has no sentence for. */
export function tellProblemInWords(message: string): void {
	notifications.show({ message, color: "danger", autoClose: toastLife, role: "alert" });
}
