import { statementOutcomes } from "@kvart/contract/staff/statement-rules";
import type { StatementRow } from "@kvart/contract/staff/statements";
import { expect, test } from "vitest";
import { attentionFirst } from "./statement-labels.ts";

test("rows that need a person come first, those of one outcome in the order of the file", () => {
	const rows = [...statementOutcomes, ...statementOutcomes].map((outcome, id) => ({ id, outcome }) as StatementRow);
	expect(attentionFirst(rows).map(({ id, outcome }) => `${outcome} ${id}`)).toEqual([
		"unknown 4",
		"unknown 10",
		"over 2",
		"over 8",
		"short 1",
		"short 7",
		"duplicate 3",
		"duplicate 9",
		"matched 0",
		"matched 6",
		"not_ours 5",
		"not_ours 11",
	]);
});
