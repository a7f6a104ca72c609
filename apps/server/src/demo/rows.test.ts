import { addDays, instantOf } from "@kvart/contract/time";
import { expect, test } from "vitest";
import { events } from "./content/events.ts";
import { eventRow } from "./rows.ts";

test.each(["2026-11-01", "2026-11-18", "2027-02-28"] as const)(
	"seen on %s every event was announced before it begins",
	(today) => {
		const late = events
			.map((event) => eventRow(event, (daysAgo) => instantOf(addDays(today, -daysAgo), 900), today))
			.filter(({ fromDate, publishedAt }) => fromDate && publishedAt >= instantOf(fromDate, 0));
		expect(late.map(({ header }) => header)).toEqual([]);
	},
);
