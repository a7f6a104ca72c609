import type { AuditEntry } from "@kvart/contract/staff/audit";
import { isSame } from "../../../lib/same.ts";
import { recordName } from "./audit-subject.ts";

type Row = Record<string, unknown>;

interface Difference {
	field: string;
	/** The name of the row, if a row of a list changed. */
	row?: string;
	/** Missing if the whole row was added or removed. */
	column?: string;
	before: unknown;
	after: unknown;
}

function isNothing(value: unknown): boolean {
	return value === null || value === undefined || value === "" || (Array.isArray(value) && value.length === 0);
}

function isChanged(before: unknown, after: unknown): boolean {
	return !isSame(before, after) && !(isNothing(before) && isNothing(after));
}

function isTable(value: unknown): value is Row[] {
	return Array.isArray(value) && value.length > 0 && value.every((row) => typeof row === "object" && row !== null);
}

/** Rows keep their id; those without one keep their place. */
function byKey(rows: readonly Row[]): Map<string, Row> {
	return new Map(rows.map((row, place) => [typeof row["id"] === "number" ? `#${row["id"]}` : String(place), row]));
}

function cellsOf(field: string, before: Row, after: Row): Difference[] {
	const columns = new Set([...Object.keys(before), ...Object.keys(after)]);
	return [...columns]
		.filter((column) => column !== "id" && isChanged(before[column], after[column]))
		.flatMap((column) => {
			const [was, is] = [before[column], after[column]];
			// A list in a row, such as the prices of a group: its own rows say more.
			if (isTable(was) && isTable(is)) return inRow(recordName(after), rowsOf(column, was, is));
			return [{ field, row: recordName(after), column, before: was, after: is }];
		});
}

function inRow(outer: string, inner: readonly Difference[]): Difference[] {
	return inner.map((each) => ({ ...each, row: [outer, each.row].filter(Boolean).join(" · ") }));
}

/** Only the rows that changed. If all are the same, they were reordered. */
function rowsOf(field: string, before: readonly Row[], after: readonly Row[]): Difference[] {
	const [old, now] = [byKey(before), byKey(after)];
	const rows = [...new Set([...old.keys(), ...now.keys()])].flatMap((key) => {
		const [was, is] = [old.get(key), now.get(key)];
		if (was && is) return cellsOf(field, was, is);
		return [{ field, row: recordName(is ?? was ?? null), before: was, after: is }];
	});
	return rows.length > 0 ? rows : [{ field, before: before.map(recordName), after: after.map(recordName) }];
}

/** By field and by row. For new and removed records, all fields that are not empty. */
export function differencesOf({ before, after }: Pick<AuditEntry, "before" | "after">): Difference[] {
	const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
	return [...fields]
		.filter((field) => field !== "version" && field !== "id" && isChanged(before?.[field], after?.[field]))
		.flatMap((field) => {
			const [was, is] = [before?.[field], after?.[field]];
			if (isTable(was) && isTable(is)) return rowsOf(field, was, is);
			return [{ field, before: was, after: is }];
		});
}
