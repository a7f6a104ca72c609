import type { Role } from "@kvart/contract/members";
import type { StaffAccount } from "@kvart/contract/staff/accounts";
import type { Club } from "../../../lib/club.ts";
import { fullName } from "../../../lib/staff.ts";
import { m } from "../../../paraglide/messages.js";
import { valueInWords } from "../../../parts/value/shown-value.tsx";
import { clubsInWords, roleWords } from "../accounts/account-words.ts";

/** Those that numbers of a record may mean. */
export interface KnownNames {
	clubs: readonly Club[];
	accounts: readonly StaffAccount[];
}

/** Codes as the rest of the office says them. */
const codeWords: Partial<Record<string, Readonly<Record<string, () => string>>>> = {
	booking_window: { week: m.administration_window_week, today: m.administration_window_today },
	language: { sr: m.parts_in_serbian, en: m.parts_in_english },
	role: roleWords satisfies Record<Role, () => string>,
	state: { draft: m.stories_state_draft, waiting: m.stories_state_waiting, published: m.stories_state_published },
	status: {
		new: m.enquiries_status_new,
		open: m.enquiries_status_open,
		answered: m.enquiries_status_answered,
		closed: m.enquiries_status_closed,
	},
};

function nameOf(field: string, value: number, { clubs, accounts }: KnownNames): string | undefined {
	if (field === "gym_id") return clubs.find(({ id }) => id === value)?.name;
	const account = field === "assignee_id" ? accounts.find(({ id }) => id === value) : undefined;
	return account && fullName(account);
}

/** Numbers and codes of a record as the names that people know them by; what nobody named stays as it is. */
export function fieldValue(field: string, value: unknown, names: KnownNames): string {
	if (field === "gym_ids" && Array.isArray(value)) return clubsInWords("staff", value as number[], names.clubs);
	const codes = codeWords[field];
	if (codes && typeof value === "string" && Object.hasOwn(codes, value)) return codes[value]?.() ?? value;
	return (typeof value === "number" && nameOf(field, value, names)) || valueInWords(value);
}
