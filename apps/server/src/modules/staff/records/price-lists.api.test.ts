import type { PriceGroup } from "@kvart/contract/content";
import type { RecordOf } from "@kvart/contract/staff/records/kinds";
import { beforeEach, expect, test } from "vitest";
import { addStaff } from "../../../../test/staff-factories.ts";
import { testNow } from "../../../../test/template.ts";
import { buildTestApp } from "../../../../test/test-app.ts";
import { selectNextPublication } from "../../content/queries.ts";
import { withIds } from "./queries/price-ids.ts";

type PriceList = RecordOf<"PriceList">;

const { call, clock, db } = await buildTestApp();
const { headers } = await addStaff(db);
beforeEach(() => clock.set(testNow));

const lists = async () => (await call<PriceList[]>("GET", "/api/staff/price_list", { headers })).body;
const current = async () => (await lists())[0] as PriceList;
const add = (body: unknown) => call<PriceList>("POST", "/api/staff/price_list", { headers, body });
const change = (id: number, body: unknown) =>
	call<PriceList>("PATCH", `/api/staff/price_list/${id}`, { headers, body });
const remove = ({ id, version }: PriceList) =>
	call("DELETE", `/api/staff/price_list/${id}?version=${version}`, { headers });
const shown = async () => (await call<PriceGroup[]>("GET", "/api/price-list")).body;
const refused = (code: string) => ({ status: 422, body: { errors: [{ field: "valid_from", code }] } });

/** All prices a tenth higher. */
const dearer = (groups: PriceList["groups"]) =>
	groups.map((group) => ({
		...group,
		items: group.items.map((item) => ({ ...item, price: Math.round(item.price * 1.1) })),
	}));

test("the next list takes over at midnight in Belgrade by itself, and the one before it is history", async () => {
	const { groups, ...old } = await current();
	const { status, body: next } = await add({ valid_from: "2026-12-01", groups: dearer(groups) });
	expect(status).toBe(201);
	expect(await shown()).toEqual(groups);
	// The caches are cleared then, daylight saving included.
	expect(await selectNextPublication(db, testNow)).toEqual(new Date("2026-12-01T00:00:00+01:00"));
	clock.set(new Date("2026-11-30T23:59:59+01:00"));
	expect(await shown()).toEqual(groups);
	clock.set(new Date("2026-12-01T00:00:00+01:00"));
	expect(await shown()).toEqual(dearer(groups));
	expect(await change(old.id, { version: old.version, groups: [] })).toMatchObject(refused("in-use"));
	expect(await remove(next)).toMatchObject({ status: 422, body: { errors: [{ field: "id", code: "in-use" }] } });
	clock.set(testNow);
	expect((await remove(next)).status).toBe(200);
});

test("before its day a list can be changed, moved and dropped", async () => {
	const { groups } = await current();
	const { body: next } = await add({ valid_from: "2027-01-01", groups });
	const moved = await change(next.id, { version: 1, valid_from: "2027-02-01", groups: dearer(groups) });
	expect(moved.body).toMatchObject({ valid_from: "2027-02-01", version: 2 });
	expect(await change(next.id, { version: 1, groups })).toMatchObject({ body: { code: "ERR_CHANGED_MEANWHILE" } });
	expect((await remove(moved.body)).status).toBe(200);
	expect(await lists()).toHaveLength(1);
});

test("the current list can be corrected at once, but not moved or removed", async () => {
	const list = await current();
	expect(await change(list.id, { version: list.version, valid_from: "2026-11-01" })).toMatchObject(
		refused("invalid-value"),
	);
	expect(await remove(list)).toMatchObject({ status: 422 });
	const corrected = await change(list.id, { version: list.version, groups: dearer(list.groups) });
	expect(await shown()).toEqual(corrected.body.groups);
	expect((await change(list.id, { version: list.version + 1, groups: list.groups })).status).toBe(200);
});

test.for([
	["today", "2026-11-18", "invalid-value"],
	["a day in the past", "2026-11-01", "invalid-value"],
	["no date", "soon", "required-field"],
])("a list cannot begin on %s", async ([, valid_from, code]) => {
	expect(await add({ valid_from, groups: [] })).toMatchObject(refused(code ?? ""));
});

test("two lists never begin on the same day, also if saved concurrently", async () => {
	const body = { valid_from: "2027-03-01", groups: [] };
	const answers = await Promise.all([add(body), add(body)]);
	expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422]);
	expect(answers.find(({ status }) => status === 422)).toMatchObject(refused("taken"));
});

test("rows keep their ids in a copy; new and repeated ones get the next", () => {
	const texts = { title: "A", title_eng: "", note: "", note_eng: "" };
	const item = {
		...texts,
		unit: "",
		unit_eng: "",
		price: 1,
		months: 0,
		visits: 0,
		covers: [],
		hours: "all" as const,
		clubs: "one" as const,
		gym_ids: [],
		freeze_days: 0,
	};
	const group = { ...texts, most_chosen: false };
	const given = [
		{ ...group, id: 4, items: [{ ...item, id: 9 }, item] },
		{
			...group,
			items: [
				{ ...item, id: 9 },
				{ ...item, id: 2 },
			],
		},
	];
	const ids = withIds(given).map(({ id, items }) => [id, items.map((one) => one.id)]);
	expect(ids).toEqual([
		[4, [9, 10]],
		[5, [11, 2]],
	]);
});

test("the preview is the page of a link that only the office knows", async () => {
	const { id, valid_from, groups } = await current();
	const { body } = await call<{ path: string }>("POST", `/api/staff/price_list/${id}/preview`, { headers });
	const token = new URL(body.path, "http://site.invalid").searchParams.get("token") ?? "";
	const preview = (given: string) => call("GET", `/api/price-list/preview?token=${encodeURIComponent(given)}`);
	expect((await preview(token)).body).toEqual({ valid_from, groups });
	for (const wrong of [`${token}x`, token.replace(/^\d+/, "2"), "1", ""])
		expect(await preview(wrong)).toMatchObject({ status: 410, body: { code: "ERR_BAD_TOKEN" } });
	expect((await call("POST", "/api/staff/price_list/999/preview", { headers })).status).toBe(404);
	expect((await call("POST", `/api/staff/price_list/${id}/preview`)).status).toBe(401);
});
