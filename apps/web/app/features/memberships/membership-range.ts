import { formatDate } from "@kvart/contract/time";
import { m } from "../../paraglide/messages.js";

export function rangeOf({ starts_on, ends_on }: { starts_on: string; ends_on: string }): string {
	return m.memberships_order_range({ from: formatDate(starts_on), until: formatDate(ends_on) });
}
