import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FakeCaches, testOrigin } from "./fake-caches.ts";
import { OwnData } from "./own-data.ts";

// Caches and network are fakes.
const own = new OwnData("1");
let caches: FakeCaches;
beforeEach(() => {
	caches = new FakeCaches();
	vi.stubGlobal("caches", caches);
	vi.stubGlobal("location", { origin: testOrigin });
	vi.stubGlobal("fetch", async (asked: string) => new Response(`picture ${new URL(asked).pathname}`));
});
afterEach(() => {
	vi.unstubAllGlobals();
});

const ask = (session: string, path = "/api/user/booking") => ({
	url: testOrigin + path,
	headers: new Headers({ session_id: session }),
});
const booking = (
	id: number,
	training_date: string,
	more: { cancelled?: true; attended?: true; missed?: true } = {},
) => ({
	code_url: `/booking-code/${id}.svg?key=k${id}`,
	training_date,
	cancelled: false,
	attended: false,
	missed: false,
	...more,
});
const week = (name: string) => ask("ana", `/api/period/gym_room/4?week=${name}`);
const codes = () => caches.paths(own.name).filter((path) => path.startsWith("/booking-code/"));

test("answers are found by the session they were sent to, and by no other", async () => {
	await own.store(ask("ana", "/api/user/waiting"), Response.json(["Ana"]));
	expect(await (await own.find(ask("ana", "/api/user/waiting")))?.json()).toEqual(["Ana"]);
	expect(await own.find(ask("marko", "/api/user/waiting"))).toBeUndefined();
	expect(await own.find(ask("", "/api/user/waiting"))).toBeUndefined();
	expect(caches.paths(own.name).join()).not.toContain("ana");
});

test("the weeks of a room are different answers", async () => {
	await own.store(week("this"), Response.json(1));
	await own.store(week("next"), Response.json(2));
	expect(await (await own.find(week("this")))?.json()).toBe(1);
	expect(await (await own.find(week("next")))?.json()).toBe(2);
});

test("the first answer to another session deletes those of the last one", async () => {
	await own.store(ask("ana"), Response.json([booking(1, "2026-11-19")]));
	await own.store(ask("marko", "/api/time"), Response.json({}));
	expect(await own.find(ask("ana"))).toBeUndefined();
	await own.store(ask("marko"), Response.json([booking(2, "2026-11-19")]));
	expect(codes()).toEqual(["/booking-code/2.svg?key=k2"]);
});

test("the codes of coming trainings are cached, and dropped with their bookings", async () => {
	const all = [
		booking(1, "2026-11-17", { attended: true }),
		booking(5, "2026-11-16", { missed: true }),
		booking(2, "2026-11-18"),
		booking(3, "2026-11-20", { cancelled: true }),
		booking(4, "2026-11-21"),
	];
	await own.store(ask("ana"), Response.json(all));
	expect(codes()).toEqual(["/booking-code/4.svg?key=k4", "/booking-code/2.svg?key=k2"]);
	expect(await (await own.findCode(`${testOrigin}/booking-code/2.svg?key=k2`))?.text()).toBe(
		"picture /booking-code/2.svg",
	);
	await own.store(ask("ana"), Response.json([booking(4, "2026-11-21")]));
	expect(codes()).toEqual(["/booking-code/4.svg?key=k4"]);
});

test("of many codes the latest are kept", async () => {
	const many = Array.from({ length: 30 }, (_, index) =>
		booking(index, `2026-11-${String(index + 1).padStart(2, "0")}`),
	);
	await own.store(ask("ana"), Response.json(many));
	expect(codes()).toHaveLength(20);
	expect(codes()).not.toContain("/booking-code/9.svg?key=k9");
	expect(codes()).toContain("/booking-code/10.svg?key=k10");
});

test("looking for what is not there makes no cache, which would look like a log-in", async () => {
	expect(await own.find(ask("ana"))).toBeUndefined();
	expect(await own.findCode(`${testOrigin}/booking-code/2.svg`)).toBeUndefined();
	expect(await caches.has(own.name)).toBe(false);
});
