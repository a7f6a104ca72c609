import { m } from "../../paraglide/messages.js";
import { showToast } from "../../ui/toast/toast.ts";

/** The place is booked, but no membership lets the member in: said before the desk does. */
export function tellMissing(): void {
	showToast({ kind: "info", text: m.booking_missing_membership() });
}
