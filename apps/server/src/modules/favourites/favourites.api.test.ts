import type { Favourite } from "@kvart/contract/favourites";
import type { UserExport } from "@kvart/contract/member-export";
import type { FindAnswer } from "@kvart/contract/schedule";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { createMembers, createPeriod } from "../../../test/booking-factories.ts";
import { proved } from "../../../test/member-factories.ts";
import { testNow } from "../../../test/template.ts";
import { buildTestApp } from "../../../test/test-app.ts";
import { occurrences } from "../../platform/database/schema/schedule.ts";
import { trainers, trainings } from "../../platform/database/schema/trainings.ts";

const { call, clock, db } = await buildTestApp();
beforeEach(() => clock.set(testNow));

async function newMember() {
	const [member] = await createMembers(db, 1);
	const headers = member?.headers ?? { session_id: "" };
	const change = async (method: "POST" | "DELETE", kind: string, id: unknown) =>
		(await call<{ code: string }>(method, "/api/user/favourite", { headers, body: { kind, id } })).status;
	return {
		headers,
		add: (kind: string, id: unknown) => change("POST", kind, id),
		remove: (kind: string, id: unknown) => change("DELETE", kind, id),
		list: async () => (await call<Favourite[]>("GET", "/api/user/favourite", { headers })).body,
		find: async (query = "") =>
			(await call<FindAnswer>("GET", `/api/user/favourite/find?${query}`, { headers })).body.results,
	};
}

const namesOf = (list: readonly Favourite[]) => list.map(({ kind, id }) => `${kind} ${id}`);

test("a member adds and removes favourites; each is there once", async () => {
	const { add, remove, list } = await newMember();
	expect(await list()).toEqual([]);
	expect(await add("gym", 3)).toBe(201);
	expect(await add("coach", 2)).toBe(201);
	expect(await add("training", 1)).toBe(201);
	expect(await add("coach", 2)).toBe(201);
	expect(namesOf(await list())).toEqual(["training 1", "coach 2", "gym 3"]);
	expect((await list())[2]).toEqual({ kind: "gym", id: 3, name: "Zemun", slug: "zemun" });
	expect(await remove("coach", 2)).toBe(200);
	expect(await remove("coach", 2)).toBe(200);
	expect(namesOf(await list())).toEqual(["training 1", "gym 3"]);
});

test("the same favourite added twice at once is there once", async () => {
	const { add, list } = await newMember();
	expect(await Promise.all([add("coach", 2), add("coach", 2), add("coach", 2)])).toEqual([201, 201, 201]);
	expect(namesOf(await list())).toEqual(["coach 2"]);
});

test("members see and change only their own; visitors have none", async () => {
	const [one, other] = [await newMember(), await newMember()];
	await one.add("gym", 3);
	await other.remove("gym", 3);
	expect(await other.list()).toEqual([]);
	expect(await other.find()).toEqual([]);
	expect(namesOf(await one.list())).toEqual(["gym 3"]);
	for (const path of ["/api/user/favourite", "/api/user/favourite/find"])
		expect((await call("GET", path)).status).toBe(401);
	const body = { kind: "gym", id: 3 };
	expect((await call("POST", "/api/user/favourite", { body })).status).toBe(401);
});

test.for<[string, unknown, number]>([
	["training", 999_999, 404],
	["coach", 999_999, 404],
	["gym", 999_999, 404],
	["room", 1, 422],
	["gym", "3", 422],
	["gym", 2 ** 31, 422],
	["gym", undefined, 422],
])("refuses %s %s", async ([kind, id, status]) => {
	const { add, list } = await newMember();
	expect(await add(kind, id)).toBe(status);
	expect(await list()).toEqual([]);
});

test("favourites that left the chain are not listed and cannot be added, but exported", async () => {
	const { add, list, headers } = await newMember();
	const texts = { specialty: "", specialtyEng: "", description: "", descriptionEng: "" };
	const [gone] = await db
		.insert(trainers)
		.values({ ...texts, name: "Otišao", photoUrl: "", position: 99 })
		.returning();
	const id = gone?.id ?? 0;
	expect(await add("coach", id)).toBe(201);
	await add("gym", 3);
	await db.update(trainers).set({ archivedAt: testNow }).where(eq(trainers.id, id));
	expect(namesOf(await list())).toEqual(["gym 3"]);
	expect(await add("coach", id)).toBe(404);
	const { body } = await call<UserExport>("GET", "/api/user/export", { headers: await proved(db, headers) });
	expect(body.favourites).toEqual([
		{ kind: "coach", name: "Otišao", added_at: expect.any(String) },
		{ kind: "gym", name: "Zemun", added_at: expect.any(String) },
	]);
});

test("finds the coming trainings of favourite trainings, coaches and clubs, filtered like all others", async () => {
	const [copy] = await db.select().from(trainings).where(eq(trainings.id, 1));
	const values = { ...copy, id: undefined } as typeof trainings.$inferInsert;
	const created = await db.insert(trainings).values([values, values]).returning();
	const [mine = 0, another = 0] = created.map(({ id }) => id);
	const favourite = await createPeriod(db, { trainingId: mine, time: 1900 });
	const substituted = await createPeriod(db, { trainingId: another, time: 2000, trainerId: 1 });
	const unmarked = await createPeriod(db, { trainingId: another, time: 2100, trainerId: 1 });
	await db.insert(occurrences).values({ periodId: substituted, trainingDate: "2026-11-18", substituteId: 5 });
	const { add, remove, find } = await newMember();
	const ids = async (query: string) => (await find(`date=2026-11-18&${query}`)).map(({ id }) => id);
	expect(await ids("")).toEqual([]);
	await add("training", mine);
	expect(await ids("")).toEqual([favourite]);
	await add("coach", 5);
	expect(await ids(`training=${another}`)).toEqual([substituted]);
	expect(await ids("to=19:30&from=19:00&free=1&gym=3")).toContain(favourite);
	await remove("coach", 5);
	await add("gym", 3);
	expect(await ids(`training=${another}`)).toEqual([substituted, unmarked]);
	expect(await ids("gym=5")).toEqual([]);
});
