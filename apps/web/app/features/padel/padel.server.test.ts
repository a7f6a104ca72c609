import type { Client } from "@kvart/contract/client";
import { expect, test } from "vitest";
import { loadPadel, padelCentre } from "./padel.server.ts";

const row = (days: string, hours: string) => ({ days, days_eng: days, hours });
const daily = row("Recepcija, svakog dana", "08:00 - 23:00");

/** A fake API with the fields that the page uses. */
async function hoursOf(...hours: (typeof daily)[]) {
	const padel = { courts: 4, lead: "", description: "", hours, prices: [], rental: [] };
	const api = { getPadel: async () => padel, listQuestions: async () => [], listGyms: async () => [] };
	const data = await loadPadel(api as unknown as Client, "sr");
	return padelCentre("https://kvart.example", "sr", data)["openingHoursSpecification"];
}

test("search engines get the hours of the courts by day, or those of every day", async () => {
	expect(await hoursOf(daily)).toMatchObject([{ opens: "08:00" }, { opens: "08:00" }]);
	expect(
		await hoursOf(daily, row("Tereni, radnim danima", "07:00 - 23:00"), row("Tereni, vikendom", "09:00 - 23:00")),
	).toMatchObject([
		{ dayOfWeek: expect.arrayContaining(["Monday", "Friday"]), opens: "07:00", closes: "23:00" },
		{ dayOfWeek: ["Saturday", "Sunday"], opens: "09:00", closes: "23:00" },
	]);
});
