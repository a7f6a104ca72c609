import { afterAll, expect, test, vi } from "vitest";
import { addStaff } from "../../test/staff-factories.ts";
import { testNow } from "../../test/template.ts";
import { openTestDatabase } from "../../test/test-app.ts";
import { readEnv } from "../env.ts";
import { changeSettings, getSettings } from "../modules/staff/settings/service.ts";
import { followContent } from "./follow-content.ts";
import { Switches } from "./switches.ts";

// Two servers on one database.
const database = await openTestDatabase();
const { db } = database;
const env = readEnv({ NODE_ENV: "test" });
const first = { db, env, clock: { now: () => testNow }, switches: new Switches(db, env) };
const second = new Switches(db, env);
const contentChanged = vi.fn();
const log = { warn: vi.fn() };
const admin = await addStaff(db, { role: "admin" });
const stop = await followContent(database, { switches: second, contentChanged, log });
afterAll(async () => {
	stop();
	await database.close();
});

const soon = { timeout: 10_000 };

async function change(values: object): Promise<void> {
	const { version } = await getSettings(first);
	await changeSettings(first, admin.id, { version, ...values });
}

test("without stored switches the server's settings count", () => {
	expect([second.bookingWindow, second.maintenance, second.replyDays]).toEqual(["rolling", false, 2]);
});

test("a switch that one server changes reaches the other and clears its caches", async () => {
	await change({ maintenance: true, booking_window: "today" });
	expect(first.switches.maintenance).toBe(true);
	await vi.waitFor(() => expect(second.maintenance).toBe(true), soon);
	expect(second.bookingWindow).toBe("today");
	expect(contentChanged).toHaveBeenCalled();
	await change({ maintenance: false, booking_window: null });
	await vi.waitFor(() => expect(second.maintenance).toBe(false), soon);
	expect(second.bookingWindow).toBe("rolling");
});

test("a server that starts later reads the switches", async () => {
	await change({ reply_days: 7 });
	const third = new Switches(db, env);
	expect(await third.refresh()).toBe(true);
	expect(third.replyDays).toBe(7);
	expect(await third.refresh()).toBe(false);
});

test("a failed refresh is repeated", async () => {
	const refresh = vi.spyOn(second, "refresh").mockRejectedValueOnce(new Error("no database"));
	await change({ reply_days: 9 });
	await vi.waitFor(() => expect(second.replyDays).toBe(9), soon);
	expect(log.warn).toHaveBeenCalled();
	refresh.mockRestore();
});

test("switches are read again now and then, should a notification be lost", async () => {
	const deaf = { ...database, onContentChange: async () => undefined };
	const fourth = new Switches(db, env);
	const stopFourth = await followContent(deaf, { switches: fourth, contentChanged, log, everyMilliseconds: 20 });
	await change({ reply_days: 11 });
	await vi.waitFor(() => expect(fourth.replyDays).toBe(11), soon);
	stopFourth();
});
