import type { AuditChoices, AuditPage } from "@kvart/contract/staff/audit";
import { expect, test } from "vitest";
import { addMember } from "../../../../test/member-factories.ts";
import { addStaff } from "../../../../test/staff-factories.ts";
import { buildTestApp } from "../../../../test/test-app.ts";
import { bookings } from "../../../platform/database/schema/booking.ts";
import { auditLog } from "../../../platform/database/schema/office.ts";
import { occurrences, periods } from "../../../platform/database/schema/schedule.ts";

const { call, db } = await buildTestApp();
const admin = await addStaff(db, { role: "admin" });
const other = await addStaff(db);

const at = (text: string) => new Date(text);
const note = (index: number) => ({
	at: at("2026-10-01T08:00:00Z"),
	actorId: admin.id,
	action: "price.changed",
	entity: "price",
	entityId: String(index),
	before: { title: `Cena ${index}`, price: index },
	after: { title: `Cena ${index}`, price: index + 1 },
});
await db.insert(auditLog).values([
	...Array.from({ length: 120 }, (_, index) => note(index)),
	// In Belgrade, an hour ahead, this is the 3rd.
	{ ...note(500), at: at("2026-11-02T23:30:00Z"), action: "training.removed", entity: "training", actorId: other.id },
	{ ...note(501), at: at("2026-11-03T22:59:59Z"), entity: "training", actorId: null, before: { name: "50% _ joga" } },
]);

async function list(query: Record<string, string> = {}): Promise<AuditPage> {
	const path = `/api/staff/audit?${new URLSearchParams(query).toString()}`;
	const { status, body } = await call<AuditPage>("GET", path, { headers: admin.headers });
	expect(status).toBe(200);
	return body;
}

const ids = ({ entries }: AuditPage) => entries.map(({ entity_id }) => Number(entity_id));

test("newest entries come first, with actor, action, before and after", async () => {
	const [first, second] = (await list({ entity: "training" })).entries;
	expect(first).toMatchObject({ entity_id: "501", actor: null, at: "2026-11-03T22:59:59.000Z" });
	expect(second).toMatchObject({
		actor: { id: other.id, name: "Sanja Žujović" },
		action: "training.removed",
		before: { title: "Cena 500", price: 500 },
		after: { title: "Cena 500", price: 501 },
	});
});

const about = (entity: string, id: number | undefined) => ({ ...note(0), entity, entityId: String(id), action: "x.y" });

test("names the people and trainings that entries are about", async () => {
	const member = await addMember(db);
	const [period] = await db.select({ id: periods.id, time: periods.time }).from(periods).limit(1);
	const [occurrence] = await db
		.insert(occurrences)
		.values({ periodId: period?.id ?? 0, trainingDate: "2031-01-06" })
		.returning({ id: occurrences.id });
	const [booking] = await db
		.insert(bookings)
		.values({
			occurrenceId: occurrence?.id ?? 0,
			userId: member.id,
			person: `user:${member.id}`,
			createdAt: at("2030-12-30T08:00:00Z"),
		})
		.returning({ id: bookings.id });
	await db
		.insert(auditLog)
		.values([about("member", member.id), about("period", period?.id), about("booking", booking?.id)]);
	const [booked, weekly, person] = (await list({ text: "x.y" })).entries.map(({ subject }) => subject);
	expect(person).toEqual({ name: "Član Test", training: null });
	expect(weekly).toMatchObject({ name: "", training: { period_id: period?.id, time: period?.time, date: null } });
	expect(booked).toMatchObject({ name: "Član Test", training: { period_id: period?.id, date: "2031-01-06" } });
	expect((await list({ entity: "training" })).entries[0]?.subject).toBeNull();
});

test("pages have no gaps and no duplicates", async () => {
	const seen: number[] = [];
	let cursor: string | null = "";
	for (let pages = 0; cursor !== null && pages < 10; pages += 1) {
		const page: AuditPage = await list({ entity: "price", ...(cursor && { cursor }) });
		seen.push(...ids(page));
		cursor = page.next_cursor;
	}
	expect(seen).toEqual(Array.from({ length: 120 }, (_, index) => 119 - index));
});

test("filters by days of the clubs' zone, inclusively", async () => {
	expect(ids(await list({ entity: "training", from: "2026-11-03", until: "2026-11-03" }))).toEqual([501, 500]);
	expect(ids(await list({ entity: "training", until: "2026-11-02" }))).toEqual([]);
	expect(ids(await list({ entity: "training", from: "2026-11-04" }))).toEqual([]);
});

test("filters by actor, record and text", async () => {
	expect(ids(await list({ actor: String(other.id) }))).toEqual([500]);
	expect(ids(await list({ entity: "price", entity_id: "7" }))).toEqual([7]);
	expect(ids(await list({ text: "cena 118" }))).toEqual([118]);
	expect(ids(await list({ text: "TRAINING.rem" }))).toEqual([500]);
	expect(ids(await list({ text: "50% _" }))).toEqual([501]);
	expect(ids(await list({ text: "%", entity: "price" }))).toEqual([]);
});

test("empty filters are ignored", async () => {
	expect((await list({ entity: "", entity_id: "", text: "" })).entries).toHaveLength(50);
});

test.for([{ cursor: "x" }, { actor: "-1" }, { from: "yesterday" }, { text: "\0" }, { text: "x".repeat(201) }])(
	"refuses the filter %j",
	async (query) => {
		const path = `/api/staff/audit?${new URLSearchParams(query).toString()}`;
		expect((await call("GET", path, { headers: admin.headers })).status).toBe(422);
	},
);

test("the choices are the kinds that occur and all staff", async () => {
	const { body } = await call<AuditChoices>("GET", "/api/staff/audit/choices", { headers: admin.headers });
	expect(body.entities).toEqual(expect.arrayContaining(["price", "training"]));
	expect(body.entities).toEqual([...new Set(body.entities)].toSorted());
	expect(body.actors.map(({ id }) => id)).toEqual(expect.arrayContaining([admin.id, other.id]));
	expect(body.actors.map(({ name }) => name)).not.toContain("Ana Jovanović");
});
