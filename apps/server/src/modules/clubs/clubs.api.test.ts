import type { Gym } from "@kvart/contract/clubs";
import { expect, test } from "vitest";
import { buildTestApp } from "../../../test/test-app.ts";

const { call } = await buildTestApp();

test("lists the twelve clubs with the spec's fields, in a stable order", async () => {
	const { status, body } = await call<Gym[]>("GET", "/api/gym");
	expect(status).toBe(200);
	expect(body.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
	expect(body[2]).toMatchObject({
		name: "Zemun",
		slug: "zemun",
		fitness: true,
		has_room: true,
		gym: true,
		rating: 4.7,
		gallery_count: 10,
		latitude: 44.8357549,
		longitude: 20.4074158,
		offers: ["gym", "fitness", "cardio"],
		massage: true,
		les_mills: true,
	});
	expect(body[11]).toMatchObject({ name: "Miljakovac", address: "uskoro", has_room: false });
});

test("`has_room` is true only for clubs with a room", async () => {
	const { body } = await call<Gym[]>("GET", "/api/gym");
	const withRooms = body.filter((club) => club.has_room).map(({ id }) => id);
	expect(withRooms).toEqual([1, 3, 4, 5, 7, 8]);
});

test("the galleries have 199 pictures in total", async () => {
	const { body } = await call<Gym[]>("GET", "/api/gym");
	const counts = body.map(({ gallery_count }) => gallery_count);
	expect(counts.reduce((sum, count) => sum + count, 0)).toBe(199);
});

test("Zemun, Banjica and Vračar have two rooms, a club without rooms has an empty list", async () => {
	for (const id of [1, 3, 5]) expect((await call("GET", `/api/gym/${id}/gym_room`)).body).toHaveLength(2);
	expect((await call("GET", "/api/gym/4/gym_room")).body).toEqual([
		{ id: expect.any(Number), name: expect.any(String), name_eng: expect.any(String) },
	]);
	expect((await call("GET", "/api/gym/2/gym_room")).body).toEqual([]);
});

test.for(["99", "0", "-1", "1.5", "abc", "9999999999", "9999999999999999999999", "1e3", "%00"])(
	"a club %s does not exist",
	async (id) => {
		const { status, body, headers } = await call("GET", `/api/gym/${id}/gym_room`);
		expect(status).toBe(404);
		expect(headers["content-type"]).toMatch("application/problem+json");
		expect(body).toMatchObject({ status: 404, code: "ERR_NOT_FOUND" });
	},
);

test("answers have an ETag and support 304", async () => {
	const first = await call<Gym[]>("GET", "/api/gym");
	expect(first.headers["cache-control"]).toMatch("public");
	const again = await call("GET", "/api/gym", { headers: { "if-none-match": String(first.headers["etag"]) } });
	expect(again.status).toBe(304);
	expect(again.body).toBe("");
});
