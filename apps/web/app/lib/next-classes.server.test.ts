import type { Client } from "@kvart/contract/client";
import { expect, test, vi } from "vitest";
import { loadNextClasses } from "./next-classes.server.ts";

const gym = { id: 3, name: "Zemun", slug: "zemun", latitude: 44.8, longitude: 20.4 };
const at = (time: number) => ({
	id: time,
	kind: "ordinary",
	time,
	training_date: "2026-11-18",
	training: { id: 1, name: "Joga", name_eng: "Yoga" },
	coach: null,
	gym,
	room: { id: 4, name: "Sala", name_eng: "Studio" },
});

const getTime = async () => ({ now: "2026-11-18T09:00:00.000Z" });

/** A fake API; it is 10:00 on the given date. */
function apiWith(times: number[]) {
	const findPeriods = vi.fn(async () => ({ results: times.map(at), more: false }));
	return { api: { findPeriods, getTime } as unknown as Client, findPeriods };
}

test("shows the first three that can still be booked", async () => {
	const { api } = apiWith([1001, 1002, 1100, 1200, 1300]);
	const { classes } = await loadNextClasses(api, "sr");
	expect(classes.map(({ time }) => time)).toEqual([1002, 1100, 1200]);
});

test("shows a coach's classes with free places, and links to all of them", async () => {
	const { api, findPeriods } = apiWith([]);
	expect(await loadNextClasses(api, "sr", { coach: 5 })).toEqual({ classes: [], allPath: "/find?coach=5" });
	expect(findPeriods).toHaveBeenCalledWith({ query: { coach: "5", free: "1", limit: "6" } });
	expect((await loadNextClasses(api, "sr")).allPath).toBe("/find");
});
