import type { FoundPeriod } from "@kvart/contract/schedule";
import { expect, test } from "vitest";
import { comingClass } from "./coming-class.ts";

const period: FoundPeriod = {
	id: 7,
	kind: "ordinary",
	time: 1830,
	training_date: "2026-11-25",
	duration: 50,
	capacity: 20,
	free_places: 3,
	waiting_count: 0,
	training: { id: 1, name: "Jutarnja joga", name_eng: "Morning yoga" },
	coach: null,
	gym: { id: 3, name: "Zemun", slug: "zemun", latitude: 44.8, longitude: 20.4 },
	room: { id: 4, name: "Mala sala", name_eng: "Small studio" },
};

test("leads to its sheet on the board of its club, in its week", () => {
	expect(comingClass(period, "sr").path).toBe("/training-schedule/3?room=4&week=2026-11-23&day=3&book=7");
	expect(comingClass({ ...period, kind: "promotion" }, "sr").path).toBe(
		"/promotions/3?room=4&week=2026-11-23&day=3&book=7",
	);
});

test("is in the language of the page", () => {
	expect(comingClass(period, "sr")).toMatchObject({ name: "Jutarnja joga", room: "Mala sala", coach: null });
	expect(comingClass(period, "en")).toMatchObject({ name: "Morning yoga", room: "Small studio" });
});
