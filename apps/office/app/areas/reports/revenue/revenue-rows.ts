import type { Revenue } from "@kvart/contract/staff/revenue";

export const methods = ["cash", "card", "transfer", "other"] as const;
export type Method = Revenue["method"];

/** In paras. */
export interface RevenueRow extends Record<Method, number> {
	key: string;
	name: string;
	payments: number;
	refunded: number;
	/** Payments minus refunds. */
	net: number;
}

const sum = (rows: readonly Revenue[], of: (row: Revenue) => number) => rows.reduce((all, row) => all + of(row), 0);

function rowOf(key: string, name: string, rows: readonly Revenue[]): RevenueRow {
	const refunded = sum(rows, ({ refunded_paras }) => refunded_paras);
	const paid = (method: Method) => sum(rows, (row) => (row.method === method ? row.paid_paras : 0));
	return {
		key,
		name,
		cash: paid("cash"),
		card: paid("card"),
		transfer: paid("transfer"),
		other: paid("other"),
		payments: sum(rows, ({ payments }) => payments),
		refunded,
		net: sum(rows, ({ paid_paras }) => paid_paras) - refunded,
	};
}

/** One for each name, in the order in which they come. */
export function revenueRows(rows: readonly Revenue[], nameOf: (row: Revenue) => string): RevenueRow[] {
	return [...Map.groupBy(rows, nameOf)].map(([name, own]) => rowOf(name, name, own));
}

export const totalOf = (rows: readonly Revenue[]): RevenueRow => rowOf("", "", rows);
