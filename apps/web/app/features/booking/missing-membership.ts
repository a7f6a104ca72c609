import type { VerdictReason } from "@kvart/contract/memberships/verdict";
import { m } from "../../paraglide/messages.js";
import { showToast } from "../../ui/toast/toast.ts";

const reasons: Partial<Record<VerdictReason, () => string>> = {
	cancelled: m.booking_missing_cancelled,
	ended: m.booking_missing_ended,
	used_up: m.booking_missing_used_up,
	future: m.booking_missing_future,
	frozen: m.booking_missing_frozen,
	not_covered: m.booking_missing_not_covered,
	other_club: m.booking_missing_other_club,
	off_peak: m.booking_missing_off_peak,
};

/** Why no membership lets the member into a class, and what helps. */
export function missingInWords(reason: VerdictReason): string {
	return m.booking_missing_help({ reason: (reasons[reason] ?? m.booking_missing_none)() });
}

/** The place is booked, but no membership lets the member in: said before the desk does. */
export function tellMissing(reason: VerdictReason): void {
	showToast({ kind: "info", text: missingInWords(reason) });
}
