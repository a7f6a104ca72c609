import type { NoShowPolicy } from "@kvart/contract/no-show-policy";
import { m } from "../paraglide/messages.js";

/** The consequence of late cancellations, in a sentence. */
export function lateConsequence(policy: NoShowPolicy | null): string {
	if (!policy) return m.booking_late_counts();
	return m.booking_pause_rule({ count: policy.count, days: policy.days, pause: policy.pause_days });
}
