import type { Client } from "@kvart/contract/client";
import type { Closing } from "@kvart/contract/closings";
import { expect, it } from "vitest";
import { loadClosings } from "./closings.server.ts";

const day: Closing = {
	id: 1,
	gym_id: null,
	gym_room_id: null,
	from_date: "2027-01-01",
	from_time: null,
	until_date: "2027-01-01",
	until_time: null,
	reason: "Nova godina",
	reason_eng: "New Year",
};

// A fake answer of the API.
const load = (closing: Partial<Closing>, locale: "sr" | "en") =>
	loadClosings({ listClosings: async () => [{ ...day, ...closing }] } as unknown as Client, 3, locale);

it.each([
	[{}, "sr", "1. januar", "Nova godina"],
	[{ until_date: "2027-01-02" }, "sr", "1. – 2. januar", "Nova godina"],
	[{ from_time: 1000, until_time: 1430 }, "en", "1 January 10:00 – 14:30", "New Year"],
	[
		{ from_time: 1000, until_date: "2027-01-02", until_time: 900 },
		"en",
		"1 January 10:00 – 2 January 9:00",
		"New Year",
	],
] as const)("shows %j in %s as %s", async (closing, locale, when, reason) => {
	expect(await load(closing, locale)).toMatchObject([{ when, reason }]);
});

it("has the moments between which it is closed", async () => {
	expect(await load({}, "sr")).toMatchObject([{ from: "2027-01-01 00:00", until: "2027-01-01 24:00" }]);
	const hours = { from_time: 930, until_time: 1400 };
	expect(await load(hours, "sr")).toMatchObject([{ from: "2027-01-01 09:30", until: "2027-01-01 14:00" }]);
});
