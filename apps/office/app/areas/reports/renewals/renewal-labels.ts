import type { RenewalOutcome } from "@kvart/contract/staff/revenue-rules";
import { m } from "../../../paraglide/messages.js";

export const outcomeLabels: Record<RenewalOutcome, () => string> = {
	renews: m.reports_renewal_renews,
	thinks: m.reports_renewal_thinks,
	leaves: m.reports_renewal_leaves,
	not_reached: m.reports_renewal_not_reached,
};

export const outcomeColors: Record<RenewalOutcome, string> = {
	renews: "booked",
	thinks: "warning",
	leaves: "gray",
	not_reached: "danger",
};
