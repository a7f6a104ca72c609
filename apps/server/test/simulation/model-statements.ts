import type { CalendarDate } from "@kvart/contract/time";
import type { MembershipModel } from "./model-memberships.ts";

/** An entry of a bank's statement, as a person reads it. */
export interface ModelEntry {
	/** The bank's number of it; null in a file without such numbers. */
	id: string | null;
	date: CalendarDate;
	/** Negative for money that went out. */
	amount: number;
	/** The order whose reference it has, however it is spelled. */
	order: number | null;
	reference: string;
	payer: string;
	purpose: string;
}

/** The files that came, and the entries that the house knows. */
export class StatementModel {
	files = new Map<string, string>();
	known = new Set<string>();

	clone(): StatementModel {
		const copy = new StatementModel();
		copy.files = new Map(this.files);
		copy.known = new Set(this.known);
		return copy;
	}

	/** Two entries that are alike in one file are two; in two files they are one. */
	#keys(entries: readonly ModelEntry[]): string[] {
		const alike = new Map<string, number>();
		return entries.map(({ id, date, amount, reference, payer, purpose }) => {
			if (id !== null) return `${date} ${id}`;
			const content = [date, amount, reference, payer, purpose].join("|");
			alike.set(content, (alike.get(content) ?? 0) + 1);
			return `${content}|${alike.get(content)}`;
		});
	}

	/** Returns what each entry was for. The same file again changes nothing. */
	import(file: string, entries: readonly ModelEntry[], memberships: MembershipModel, today: CalendarDate): string {
		const before = this.files.get(file);
		if (before !== undefined) return before;
		const outcomes = ["imported:"];
		for (const [index, key] of this.#keys(entries).entries()) {
			const { amount, order } = entries[index] as ModelEntry;
			if (this.known.has(key)) outcomes.push("duplicate");
			else if (amount > 0 && memberships.orders.has(order ?? 0))
				outcomes.push(memberships.pay(order ?? 0, amount, today));
			else outcomes.push(amount > 0 ? "unknown" : "not_ours");
			this.known.add(key);
		}
		const text = outcomes.join(" ");
		this.files.set(file, text);
		return text;
	}
}
