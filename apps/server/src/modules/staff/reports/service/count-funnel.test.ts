import { expect, test } from "vitest";
import type { FunnelRow } from "../queries/funnel.ts";
import { countFunnel } from "./count-funnel.ts";

const row = (values: Partial<FunnelRow>): FunnelRow => ({
	club: 1,
	kind: "price",
	inADay: false,
	trial: false,
	came: false,
	joined: false,
	count: 1,
	...values,
});

test("without enquiries every step is 0, and there are no clubs", () => {
	const none = { received: 0, answered_in_a_day: 0, trials: 0, came: 0, joined: 0 };
	expect(countFunnel([])).toEqual({ total: none, clubs: [], kinds: [] });
});

test.each([
	[{ inADay: true }, { answered_in_a_day: 1, trials: 0, came: 0, joined: 0 }],
	[{ trial: true }, { answered_in_a_day: 0, trials: 1, came: 0, joined: 0 }],
	[{ came: true }, { answered_in_a_day: 0, trials: 0, came: 1, joined: 0 }],
	// No person joins without coming.
	[{ joined: true }, { answered_in_a_day: 0, trials: 0, came: 1, joined: 1 }],
])("an enquiry with %j counts as %j", (values, counted) => {
	expect(countFunnel([row(values)]).total).toEqual({ received: 1, ...counted });
});

test("rows of the same club or form are added up, most enquiries first", () => {
	const { total, clubs, kinds } = countFunnel([
		row({ club: 1, count: 2, trial: true }),
		row({ club: 7, count: 3, joined: true }),
		row({ club: 7, kind: "free_training", count: 4, trial: true, came: true }),
		row({ club: null, kind: "lending_page" }),
	]);
	expect(total).toEqual({ received: 10, answered_in_a_day: 0, trials: 6, came: 7, joined: 3 });
	expect(clubs.map(({ id, received, trials, came }) => [id, received, trials, came])).toEqual([
		[7, 7, 4, 7],
		[1, 2, 2, 0],
		[null, 1, 0, 0],
	]);
	expect(kinds.map(({ kind, received, joined }) => [kind, received, joined])).toEqual([
		["price", 5, 3],
		["free_training", 4, 0],
		["lending_page", 1, 0],
	]);
});
