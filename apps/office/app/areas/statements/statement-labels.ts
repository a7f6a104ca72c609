import type { StatementOutcome } from "@kvart/contract/staff/statement-rules";
import type { Statement, StatementRow } from "@kvart/contract/staff/statements";
import { formatParas } from "../../lib/format.ts";
import { m } from "../../paraglide/messages.js";

export const outcomeLabels: Record<StatementOutcome, () => string> = {
	matched: m.statements_outcome_matched,
	short: m.statements_outcome_short,
	over: m.statements_outcome_over,
	duplicate: m.statements_outcome_duplicate,
	unknown: m.statements_outcome_unknown,
	not_ours: m.statements_outcome_not_ours,
};

export const outcomeNotes: Record<StatementOutcome, () => string> = {
	matched: m.statements_note_matched,
	short: m.statements_note_short,
	over: m.statements_note_over,
	duplicate: m.statements_note_duplicate,
	unknown: m.statements_note_unknown,
	not_ours: m.statements_note_not_ours,
};

export const outcomeColors: Record<StatementOutcome, string> = {
	matched: "booked",
	short: "warning",
	over: "warning",
	duplicate: "gray",
	unknown: "danger",
	not_ours: "gray",
};

/** Rows that staff must deal with come first. */
const byAttention: readonly StatementOutcome[] = ["unknown", "over", "short", "duplicate", "matched", "not_ours"];

/** Rows of the same outcome keep the order of the file. */
export function attentionFirst(rows: readonly StatementRow[]): StatementRow[] {
	return rows.toSorted((a, b) => byAttention.indexOf(a.outcome) - byAttention.indexOf(b.outcome));
}

/** The amount that is missing or has to go back; empty without a difference. */
export function differenceLabel({ outcome, difference_paras }: StatementRow): string {
	const amount = formatParas(difference_paras);
	if (outcome === "short") return m.statements_missing({ amount });
	return outcome === "over" ? m.statements_to_return({ amount }) : "";
}

/** Whether a person can say what it is for. */
export function canAssign({ id, outcome, amount_paras }: StatementRow): boolean {
	return id !== null && amount_paras > 0 && (outcome === "unknown" || outcome === "not_ours");
}

export function countOf({ totals }: Pick<Statement, "totals">, outcome: StatementOutcome): number {
	return totals.find((total) => total.outcome === outcome)?.rows ?? 0;
}

export function rowsIn({ totals }: Pick<Statement, "totals">): number {
	return totals.reduce((sum, { rows }) => sum + rows, 0);
}

const paying: readonly StatementOutcome[] = ["matched", "short", "over"];

/** Income for orders. */
export function incomeOf({ totals }: Pick<Statement, "totals">): number {
	return totals.reduce((sum, { outcome, paras }) => (paying.includes(outcome) ? sum + paras : sum), 0);
}
