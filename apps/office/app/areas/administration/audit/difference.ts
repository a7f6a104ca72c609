import type { AuditEntry } from "@kvart/contract/staff/audit";
import { isSame } from "../../../lib/merge.ts";

export interface FieldDifference {
	field: string;
	before: unknown;
	after: unknown;
}

function isNothing(value: unknown): boolean {
	return value === null || value === undefined || value === "" || (Array.isArray(value) && value.length === 0);
}

/** The fields that an entry changed; of a new record those that have something in them, of a removed one those that had. */
export function differenceOf({ before, after }: Pick<AuditEntry, "before" | "after">): FieldDifference[] {
	const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
	return [...fields]
		.filter((field) => field !== "version")
		.map((field) => ({ field, before: before?.[field], after: after?.[field] }))
		.filter((change) => !isSame(change.before, change.after) && !(isNothing(change.before) && isNothing(change.after)));
}
