import type { Event } from "@kvart/contract/content";
import type { HomeBanner, ListedEvent, StaffEvent } from "@kvart/contract/staff/stories";
import { expect, test } from "vitest";
import { addStaff } from "../../../../test/staff-factories.ts";
import { catalogueChoice, sampleEvent } from "../../../../test/story-samples.ts";
import { buildTestApp } from "../../../../test/test-app.ts";

const { call, db } = await buildTestApp();
const { headers } = await addStaff(db);

const add = async (body: object = {}) =>
	(await call<StaffEvent>("POST", "/api/staff/event", { headers, body: { ...sampleEvent, ...body } })).body;
const change = (id: number, body: unknown) => call<StaffEvent>("PATCH", `/api/staff/event/${id}`, { headers, body });
const banner = async () => (await call<HomeBanner>("GET", "/api/staff/home_banner", { headers })).body;
const order = (event_ids: number[], version: number) =>
	call<HomeBanner>("PATCH", "/api/staff/home_banner", { headers, body: { event_ids, version } });
const home = async () => (await call<Event[]>("GET", "/api/event/home")).body.map(({ id }) => id);
const idsOf = ({ events }: HomeBanner) => events.map(({ id }) => id);

function sent({ id: _, state: _state, published_at, ...event }: StaffEvent) {
	return { ...event, publish_at: published_at };
}

test("an event can be added to the end of the banner and taken out", async () => {
	const before = await home();
	const event = await add({ in_banner: true });
	expect(event.in_banner).toBe(true);
	expect(await home()).toEqual([...before, event.id]);
	// Saving again keeps the position.
	const { body: saved } = await change(event.id, { ...sent(event), header: "Drugi naslov" });
	expect(await home()).toEqual([...before, event.id]);
	await change(event.id, { ...sent(saved), in_banner: false });
	expect(await home()).toEqual(before);
});

test("a draft in the banner is hidden", async () => {
	const draft = await add({ in_banner: true, publish_at: null });
	expect(idsOf(await banner())).toContain(draft.id);
	expect(await home()).not.toContain(draft.id);
	await change(draft.id, { ...sent(draft), publish_at: "now" });
	expect(await home()).toContain(draft.id);
});

test("the banner can be reordered, and editors of added or dropped events notice", async () => {
	const { events, version } = await banner();
	const joining = await add();
	const [leaving, ...staying] = events.map(({ id }) => id);
	const wanted = [joining.id, ...staying.toReversed()];
	const { body } = await order(wanted, version);
	expect(idsOf(body)).toEqual(wanted);
	expect(body.version).toBe(version + 1);
	expect(await home()).toEqual(wanted);
	expect((await change(joining.id, sent(joining))).status).toBe(409);
	expect((await call<StaffEvent>("GET", `/api/staff/event/${leaving}`, { headers })).body.in_banner).toBe(false);
});

test("concurrent changes of the banner are refused", async () => {
	const { version, events } = await banner();
	const added = await add({ in_banner: true });
	const late = await order(
		events.map(({ id }) => id),
		version,
	);
	expect(late).toMatchObject({ status: 409, body: { current: { version: version + 1 } } });
	expect(await home()).toContain(added.id);
});

test("a removed event leaves the banner", async () => {
	const event = await add({ in_banner: true });
	const { version } = await banner();
	await call("DELETE", `/api/staff/event/${event.id}?version=${event.version}`, { headers });
	const now = await banner();
	expect(idsOf(now)).not.toContain(event.id);
	expect(now.version).toBe(version + 1);
});

test("unknown and repeated events are refused in the banner", async () => {
	const { version } = await banner();
	for (const ids of [[999_999], [1, 1]]) {
		expect(await order(ids, version)).toMatchObject({ status: 422, body: { errors: [{ field: "event_ids" }] } });
	}
});

test("the banner shows the event's picture unless it has its own", async () => {
	const event = await add();
	expect(event.home_photo).toBeNull();
	const { body: shown } = await call<Event>("GET", `/api/event/${event.id}`);
	expect(shown.home_photo_url).toBe(catalogueChoice.url);
	const wide = { url: "/media/banners/event-non-stop-month.jpg", alt: "", alt_eng: "" };
	const { body: changed } = await change(event.id, { ...sent(event), home_photo: wide });
	expect(changed.home_photo?.url).toBe(wide.url);
});

const saturday = { from_date: "2026-12-05", from_time: 1000, to_date: "2026-12-05", to_time: 1400 };

test("an event has dates and a club or a place in words", async () => {
	const event = await add({ ...saturday, to_date: null, gym_id: 3, place: "Ada", place_eng: "Ada" });
	// The last day is the first, and the club is the place.
	expect(event).toMatchObject({ ...saturday, gym_id: 3, place: "", place_eng: "" });
	expect((await call<Event>("GET", `/api/event/${event.id}`)).body).toMatchObject({ ...saturday, ended: false });
	const { body: moved } = await change(event.id, { ...sent(event), gym_id: null, place: "Ada", place_eng: "The lake" });
	expect(moved).toMatchObject({ gym_id: null, place: "Ada", place_eng: "The lake" });
	const { body: listed } = await call<ListedEvent[]>("GET", "/api/staff/event", { headers });
	expect(listed.find(({ id }) => id === event.id)).toMatchObject({ from_date: "2026-12-05", ended: false });
});

test.for([
	[{ from_time: 1000, to_time: 1100 }, "from_date", "required-field"],
	[{ ...saturday, to_time: 1000 }, "to_time", "invalid-value"],
	[{ ...saturday, to_date: "2026-12-04" }, "to_date", "invalid-value"],
	[{ ...saturday, from_time: 2460 }, "from_time", "invalid-value"],
	[{ gym_id: 999_999 }, "gym_id", "invalid-value"],
] as const)("%o is refused", async ([wrong, field, code]) => {
	const body = { ...sampleEvent, ...wrong };
	expect(await call("POST", "/api/staff/event", { headers, body })).toMatchObject({
		status: 422,
		body: { errors: [{ field, code }] },
	});
});

test.for(["kicker", "summary"] as const)("a published event needs its %s, a draft does not", async (field) => {
	const body = { ...sampleEvent, [field]: "" };
	expect(await call("POST", "/api/staff/event", { headers, body })).toMatchObject({
		status: 422,
		body: { errors: [{ field, code: "required-field" }] },
	});
	expect((await call("POST", "/api/staff/event", { headers, body: { ...body, publish_at: null } })).status).toBe(201);
});
