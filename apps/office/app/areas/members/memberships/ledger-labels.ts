import type { LedgerKind } from "@kvart/contract/memberships/ledger";
import type { LedgerRow } from "@kvart/contract/staff/memberships/desk-ledger";
import { formatDate, formatInstant, formatParas } from "../../../lib/format.ts";
import { m } from "../../../paraglide/messages.js";
import { methodLabels, titleOf } from "../../../parts/memberships/labels.ts";

const kindLabels: Record<LedgerKind, () => string> = {
	sold: m.members_ledger_sold,
	paid: m.members_ledger_paid,
	refunded: m.members_ledger_refunded,
	visit_used: m.members_ledger_visit_used,
	visit_returned: m.members_ledger_visit_returned,
	frozen: m.members_ledger_frozen,
	unfrozen: m.members_ledger_unfrozen,
	extended: m.members_ledger_extended,
	cancelled: m.members_ledger_cancelled,
};

/** `Uplata 4.200 RSD, gotovina` */
export function rowTitle({ kind, amount_paras, method }: LedgerRow): string {
	const amount = amount_paras === null ? "" : ` ${formatParas(amount_paras)}`;
	const by = method ? `, ${methodLabels[method]().toLowerCase()}` : "";
	return `${kindLabels[kind]()}${amount}${by}`;
}

function daysLabel({ on_date, until_date, days }: LedgerRow): string {
	const dates = [on_date, until_date].filter((date) => date !== null).map(formatDate);
	const count = days === null ? [] : [m.members_ledger_days({ count: days })];
	return [dates.join(" – "), ...count].filter(Boolean).join(", ");
}

export function rowFacts(row: LedgerRow): string {
	const { at, gym, receipt, actor, reason } = row;
	const facts = [
		titleOf(row),
		formatInstant(at),
		daysLabel(row),
		gym ?? m.members_ledger_online(),
		receipt && m.members_ledger_receipt({ number: receipt }),
		actor,
		reason,
	];
	return facts.filter(Boolean).join(" · ");
}
