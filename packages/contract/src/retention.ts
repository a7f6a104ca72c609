import { accountRetention } from "./retention/accounts.ts";
import { bookingRetention } from "./retention/bookings.ts";
import { membershipRetention } from "./retention/memberships.ts";
import { messageRetention } from "./retention/messages.ts";
import { officeRetention } from "./retention/office.ts";
import type { RetentionRule } from "./retention-rule.ts";

/**
 * Which personal data is stored, why, and for how long. The server carries it out once a day, the office and the page
 * about privacy show it, and a test requires an entry for every column that can hold personal data.
 */
export const retentionSchedule = {
	...accountRetention,
	...bookingRetention,
	...membershipRetention,
	...messageRetention,
	...officeRetention,
} as const satisfies Record<string, RetentionRule>;

export type RetentionRuleName = keyof typeof retentionSchedule;

export const retentionRules = Object.entries(retentionSchedule) as [RetentionRuleName, RetentionRule][];
