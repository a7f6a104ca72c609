import type { Gym, GymRoom } from "@kvart/contract/clubs";
import type { Training } from "@kvart/contract/content";
import type { ActivePromotion } from "@kvart/contract/schedule";
import type { RecordOf, VideoViews } from "@kvart/contract/staff/records/kinds";
import type { ScheduleWeek } from "@kvart/contract/staff/schedule";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { createMembers, createPeriod } from "../../../../test/booking-factories.ts";
import { addEnquiry } from "../../../../test/enquiry-factories.ts";
import { newRecord } from "../../../../test/record-samples.ts";
import { addStaff, vracar, zemun } from "../../../../test/staff-factories.ts";
import { buildTestApp } from "../../../../test/test-app.ts";
import { events } from "../../../platform/database/schema/content.ts";
import { videoGroups, videoViews } from "../../../platform/database/schema/members.ts";
import { trainings } from "../../../platform/database/schema/trainings.ts";
import { selectRecords } from "./queries/records.ts";
import { type Part, recordStore } from "./queries/store.ts";

// Rules of single kinds, and what the public API shows of a change.
const app = await buildTestApp();
const { call, db, clock } = app;
const { headers } = await addStaff(db);

const get = async <T>(path: string) => (await call<T>("GET", `/api${path}`, { headers })).body;
const post = <T>(path: string, body: unknown) => call<T>("POST", `/api/staff${path}`, { headers, body });
const patch = <T>(path: string, body: unknown) => call<T>("PATCH", `/api/staff${path}`, { headers, body });
const shownClub = async (id: number) => (await get<Gym[]>("/gym")).find((gym) => gym.id === id);
const dates = (from: string, until: string) => ({ ...newRecord.Promotion(), active_from: from, active_until: until });
const refusal = (field: string, code: string) => ({ status: 422, body: { errors: [{ field, code }] } });

test("reads the parts of a record in sequence, because a transaction has one connection", async () => {
	let running = 0;
	let most = 0;
	const part: Part<number, object, unknown> = {
		read: async (tx, rows) => {
			running += 1;
			most = Math.max(most, running);
			await tx.select().from(trainings).limit(1);
			running -= 1;
			return rows.map(() => 0);
		},
	};
	const parts = { members: part, videos: part };
	await selectRecords(db, recordStore("VideoGroup", videoGroups, { orderBy: [], parts }));
	expect(most).toBe(1);
});

test("a scheduled training cannot be removed", async () => {
	const { body: training } = await post<Training>("/training", newRecord.Training());
	await createPeriod(db, { trainingId: training.id });
	const remove = () => call("DELETE", `/api/staff/training/${training.id}?version=1`, { headers });
	expect(await remove()).toMatchObject(refusal("id", "in-use"));
	expect(await get("/training")).toContainEqual(expect.objectContaining({ id: training.id }));
});

test("a training that only past schedules use is archived", async () => {
	const { body: training } = await post<Training>("/training", newRecord.Training());
	await createPeriod(db, { trainingId: training.id, validUntil: "2026-02-01" });
	expect((await call("DELETE", `/api/staff/training/${training.id}?version=1`, { headers })).status).toBe(200);
	expect(await get("/training")).not.toContainEqual(expect.objectContaining({ id: training.id }));
	expect((await call("GET", `/api/staff/training/${training.id}`, { headers })).status).toBe(404);
	expect(await db.select().from(trainings).where(eq(trainings.id, training.id))).toHaveLength(1);
});

test("a coach with coming periods cannot be removed", async () => {
	const { body: coach } = await post<{ id: number }>("/trainer", newRecord.Coach());
	await createPeriod(db, { trainerId: coach.id, validUntil: "2026-12-01" });
	const remove = () => call("DELETE", `/api/staff/trainer/${coach.id}?version=1`, { headers });
	expect(await remove()).toMatchObject(refusal("id", "in-use"));
	clock.set(new Date("2026-12-02T10:00:00Z"));
	expect((await remove()).status).toBe(200);
	clock.set(new Date("2026-11-18T09:00:00Z"));
	expect(await get("/trainer")).not.toContainEqual(expect.objectContaining({ id: coach.id }));
});

test("clubs and trainings of a coach must exist", async () => {
	const coach = newRecord.Coach();
	expect(await post("/trainer", { ...coach, gym_ids: [999] })).toMatchObject(refusal("gym_ids", "invalid-value"));
	expect(await post("/trainer", { ...coach, training_ids: [999] })).toMatchObject(
		refusal("training_ids", "invalid-value"),
	);
	const { body } = await post<{ id: number }>("/trainer", { ...coach, gym_ids: [vracar, zemun], training_ids: [2] });
	expect(await get("/trainer")).toContainEqual(
		expect.objectContaining({ id: body.id, gym_ids: [zemun, vracar], training_ids: [2] }),
	);
});

test("a picture must exist on the server", async () => {
	for (const url of ["/media/trainings/nowhere.jpg", "/media/uploads/999-abc.jpg", "https://example.com/a.jpg", ""])
		expect((await post("/training", { ...newRecord.Training(), photo: { url, alt: "", alt_eng: "" } })).status).toBe(
			422,
		);
	const { body } = await post<{ id: number }>("/training", newRecord.Training());
	expect(await get("/training")).toContainEqual(
		expect.objectContaining({ id: body.id, photo_url: newRecord.Training().photo.url }),
	);
});

test("staff of a club can open it with an address, but not edit other clubs", async () => {
	const desk = await addStaff(db, { clubs: [zemun] });
	const { body: clubs } = await call<RecordOf<"Club">[]>("GET", "/api/staff/gym", { headers: desk.headers });
	expect(clubs.map(({ id }) => id)).toEqual([zemun]);
	const edit = (id: number, body: object) =>
		call<RecordOf<"Club">>("PATCH", `/api/staff/gym/${id}`, { headers: desk.headers, body });
	const closed = await edit(zemun, { version: clubs[0]?.version, coming_soon: true });
	expect(closed.body).toMatchObject({ coming_soon: true, address: "" });
	expect(await shownClub(zemun)).toMatchObject({ address: "uskoro" });
	expect(await edit(zemun, { version: closed.body.version, coming_soon: false })).toMatchObject(
		refusal("address", "required-field"),
	);
	const opened = await edit(zemun, {
		version: closed.body.version,
		coming_soon: false,
		address: "Glavna 40, Zemun",
		phone_2: "",
	});
	expect(opened.status).toBe(200);
	expect(await shownClub(zemun)).toMatchObject({ address: "Glavna 40, Zemun", phone_2: null });
	expect(await edit(vracar, { version: 1 })).toMatchObject({ status: 403, body: { code: "ERR_BAD_ROLE" } });
});

test("only administrators add and remove clubs", async () => {
	const refused = { status: 403, body: { code: "ERR_BAD_ROLE" } };
	expect(await post("/gym", newRecord.Club())).toMatchObject(refused);
	expect(await call("DELETE", `/api/staff/gym/${zemun}?version=1`, { headers })).toMatchObject(refused);
});

test("a slug is an address that nothing else has, and stays", async () => {
	const { headers: admin } = await addStaff(db, { role: "admin" });
	const add = (slug: string) =>
		call<RecordOf<"Club">>("POST", "/api/staff/gym", { headers: admin, body: { ...newRecord.Club(), slug } });
	for (const slug of ["Kumodraz", "kumodraž", "a b", "-a", "a--b", "a/b", "sitemap.xml", "x".repeat(61)])
		expect(await add(slug)).toMatchObject(refusal("slug", "invalid-value"));
	expect(await add("")).toMatchObject(refusal("slug", "required-field"));
	for (const slug of ["zemun", "clubs", "staff", "api", "en", "404", "media"])
		expect(await add(slug)).toMatchObject(refusal("slug", "taken"));
	const both = await Promise.all([add("kumodraz"), add("kumodraz")]);
	expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422]);
	const { version } = await get<RecordOf<"Club">>(`/staff/gym/${zemun}`);
	expect(await patch(`/gym/${zemun}`, { version, slug: "zemun-2" })).toMatchObject(refusal("slug", "invalid-value"));
});

test("rooms of a club are added, renamed and reordered, and keep their ids", async () => {
	const club = await get<RecordOf<"Club">>(`/staff/gym/${vracar}`);
	const [first, second] = club.rooms as [RecordOf<"Club">["rooms"][number], RecordOf<"Club">["rooms"][number]];
	const fresh = { name: "Terasa", name_eng: "Terrace" };
	const renamed = { ...first, name: "Velika sala" };
	const saved = await patch<RecordOf<"Club">>(`/gym/${vracar}`, {
		version: club.version,
		rooms: [second, fresh, renamed],
	});
	expect(saved.body.rooms).toEqual([second, { ...fresh, id: expect.any(Number) }, renamed]);
	expect(await get(`/gym/${vracar}/gym_room`)).toEqual(saved.body.rooms);
	const [{ id: foreign } = { id: 0 }] = (await get<RecordOf<"Club">>(`/staff/gym/${zemun}`)).rooms;
	const rooms = [first, second, { ...fresh, id: foreign }];
	const restored = await patch<RecordOf<"Club">>(`/gym/${vracar}`, { version: club.version + 1, rooms });
	expect(restored.body.rooms).toEqual([first, second, { ...fresh, id: expect.any(Number) }]);
	expect(restored.body.rooms[2]?.id).not.toBe(foreign);
	expect((await get<RecordOf<"Club">>(`/staff/gym/${zemun}`)).rooms.map(({ id }) => id)).toContain(foreign);
});

test("a room with coming periods stays; one with past periods only is hidden", async () => {
	const { headers: admin } = await addStaff(db, { role: "admin" });
	const fields = { ...newRecord.Club(), rooms: [{ name: "Sala", name_eng: "Room" }] };
	const { body: club } = await call<RecordOf<"Club">>("POST", "/api/staff/gym", { headers: admin, body: fields });
	const [{ id: roomId = 0 } = {}] = club.rooms;
	await createPeriod(db, { gymRoomId: roomId, validUntil: "2026-12-01" });
	const empty = { version: 1, rooms: [] };
	expect(await patch(`/gym/${club.id}`, empty)).toMatchObject(refusal("rooms", "in-use"));
	expect(await shownClub(club.id)).toMatchObject({ has_room: true });
	clock.set(new Date("2026-12-02T10:00:00Z"));
	expect(await patch(`/gym/${club.id}`, empty)).toMatchObject({ status: 200, body: { rooms: [] } });
	clock.set(new Date("2026-11-18T09:00:00Z"));
	expect(await shownClub(club.id)).toMatchObject({ has_room: false });
	expect(await get(`/gym/${club.id}/gym_room`)).toEqual([]);
	const remove = await call("DELETE", `/api/staff/gym/${club.id}?version=2`, { headers: admin });
	expect(remove).toMatchObject(refusal("id", "in-use"));
});

test("a club that coaches, staff, promotions, enquiries or events refer to cannot be removed", async () => {
	const { headers: admin } = await addStaff(db, { role: "admin" });
	const remove = (id: number) => call("DELETE", `/api/staff/gym/${id}?version=1`, { headers: admin });
	const add = async () =>
		(await call<{ id: number }>("POST", "/api/staff/gym", { headers: admin, body: newRecord.Club() })).body.id;
	const refer: ((id: number) => Promise<unknown>)[] = [
		(id) => post("/trainer", { ...newRecord.Coach(), gym_ids: [id] }),
		(id) => addStaff(db, { clubs: [id] }),
		(id) => post("/promotion", { ...dates("2049-01-01", "2049-01-31"), gym_ids: [id] }),
		(id) => addEnquiry(db, { gymId: id }),
		(id) => db.update(events).set({ gymId: id, place: "" }).where(eq(events.id, 1)),
	];
	for (const make of refer) {
		const id = await add();
		await make(id);
		expect(await remove(id)).toMatchObject(refusal("id", "in-use"));
	}
	expect((await remove(await add())).status).toBe(200);
});

test("opening hours must be valid or closed", async () => {
	const { version } = await get<RecordOf<"Club">>(`/staff/gym/${vracar}`);
	for (const saturday of ["8 do 20", "22:00 - 08:00", "25:00 - 26:00"])
		expect(await patch(`/gym/${vracar}`, { version, saturday })).toMatchObject(refusal("saturday", "invalid-value"));
	const saved = await patch<RecordOf<"Club">>(`/gym/${vracar}`, { version, saturday: "zatvoreno" });
	expect(saved.body.saturday).toBe("zatvoreno");
});

test("a gallery can be reordered, but not extended or cut", async () => {
	const { version, gallery } = await get<RecordOf<"Club">>(`/staff/gym/${vracar}`);
	expect(gallery).toHaveLength(27);
	expect(gallery[0]).toBe("/galleries/vracar/1.jpg");
	for (const wrong of [
		gallery.slice(1),
		[...gallery.slice(1), gallery[1]],
		[...gallery.slice(1), "/galleries/zemun/1.jpg"],
	])
		expect(await patch(`/gym/${vracar}`, { version, gallery: wrong })).toMatchObject(
			refusal("gallery", "invalid-value"),
		);
	expect(await shownClub(vracar)).toMatchObject({ gallery: null, gallery_count: 27 });
	await patch(`/gym/${vracar}`, { version, gallery: gallery.toReversed() });
	expect(await shownClub(vracar)).toMatchObject({ gallery: gallery.toReversed(), gallery_count: 27 });
	await patch(`/gym/${vracar}`, { version: version + 1, gallery });
	expect(await shownClub(vracar)).toMatchObject({ gallery: null });
});

test("several promotions run at once, each with its text and picture on the page of its clubs", async () => {
	const [from, until] = ["2026-11-01", "2026-11-30"];
	const photo = { url: "/media/trainings/hiit.jpg", alt: "", alt_eng: "" };
	const texts = { title: "Zimski maraton", title_eng: "Winter marathon", text: "Sa tekstom", text_eng: "With a text" };
	const fields = { ...dates(from, until), ...texts, photo, gym_ids: [1] };
	const { body: added } = await post<RecordOf<"Promotion">>("/promotion", fields);
	expect(added).toMatchObject({ ...texts, photo: { url: photo.url } });
	const { promotions, title, gyms } = await get<ActivePromotion>("/promotion/active");
	expect(title).toBe(promotions[0]?.title);
	expect(gyms).toEqual(promotions[0]?.gyms);
	expect(promotions).toHaveLength(2);
	expect(promotions[1]).toMatchObject({ ...texts, photo_url: photo.url, active_until: until, gyms: [{ id: 1 }] });
	const without = await patch<RecordOf<"Promotion">>(`/promotion/${added.id}`, { version: 1, photo: null });
	expect(without.body.photo).toBeNull();
	const [room] = await get<GymRoom[]>("/gym/1/gym_room");
	const { promotion } = await get<ScheduleWeek>(`/staff/schedule/room/${room?.id}/week`);
	expect(promotion?.id).toBe(added.id);
	await call("DELETE", `/api/staff/promotion/${added.id}?version=2`, { headers });
});

test("promotions of a club never overlap, also if saved concurrently", async () => {
	const { body: summer } = await post<RecordOf<"Promotion">>("/promotion", dates("2047-06-01", "2047-06-30"));
	const overlap = refusal("active_from", "overlapping-dates");
	expect(await post("/promotion", dates("2047-06-30", "2047-07-10"))).toMatchObject(overlap);
	expect(await post("/promotion", dates("2047-05-01", "2047-07-31"))).toMatchObject(overlap);
	expect(await post("/promotion", dates("2047-07-02", "2047-07-01"))).toMatchObject(
		refusal("active_until", "invalid-value"),
	);
	const elsewhere = { ...dates("2047-06-10", "2047-06-20"), gym_ids: [vracar] };
	expect((await post("/promotion", elsewhere)).status).toBe(201);
	expect((await patch(`/promotion/${summer.id}`, { version: 1, active_until: "2047-06-29" })).status).toBe(200);
	const both = await Promise.all([1, 2].map(() => post("/promotion", dates("2048-01-01", "2048-01-31"))));
	expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422]);
});

test("a promotion with trainings must cover them and cannot be removed", async () => {
	const running = (await get<RecordOf<"Promotion">[]>("/staff/promotion")).find(({ trainings: count }) => count > 0);
	const { id, version, active_from: day } = running as RecordOf<"Promotion">;
	expect(await patch(`/promotion/${id}`, { version, active_until: day })).toMatchObject(
		refusal("active_until", "in-use"),
	);
	expect(await call("DELETE", `/api/staff/promotion/${id}?version=${version}`, { headers })).toMatchObject(
		refusal("id", "in-use"),
	);
});

test("a group code is not case-sensitive and valid until the end of its last day", async () => {
	const fields = { ...newRecord.GroupCode(), code: "Zima26", valid_from: "2026-11-20", valid_until: "2026-11-22" };
	expect((await post("/group_code", fields)).status).toBe(201);
	expect(await post("/group_code", { ...fields, code: "ZIMA26" })).toMatchObject(refusal("code", "taken"));
	expect(await post("/group_code", { ...fields, code: "other", group_id: 999 })).toMatchObject(
		refusal("group_id", "invalid-value"),
	);
	const members = await createMembers(db, 4);
	const outcomes = [];
	for (const [index, at] of [
		"2026-11-19T22:59",
		"2026-11-19T23:00",
		"2026-11-22T22:59",
		"2026-11-22T23:00",
	].entries()) {
		clock.set(new Date(`${at}:00Z`));
		const options = { headers: members[index]?.headers ?? {}, body: { code: "zima26" } };
		outcomes.push((await call<{ code: string }>("POST", "/api/user/group-code", options)).body.code);
	}
	clock.set(new Date("2026-11-18T09:00:00Z"));
	const late = "ERR_GROUP_CODE_NOT_VALID";
	expect(outcomes).toEqual([late, "SUC_CODE_CORRECT", "SUC_CODE_CORRECT", late]);
});

test("a group in use cannot be removed", async () => {
	const groups = await get<RecordOf<"VideoGroup">[]>("/staff/video_group");
	const used = groups.find(({ videos }) => videos > 0) as RecordOf<"VideoGroup">;
	const removed = await call("DELETE", `/api/staff/video_group/${used.id}?version=${used.version}`, { headers });
	expect(removed).toMatchObject(refusal("id", "in-use"));
});

test("videos are our own files or on the web, and unpublished ones are hidden", async () => {
	for (const url of ["javascript:alert(1)", "/etc/passwd", "/videos/../x", "http://example.com/a.mp4", "film"])
		expect(await post("/video", { ...newRecord.Video(), url })).toMatchObject(refusal("url", "invalid-value"));
	expect((await post("/video", { ...newRecord.Video(), url: "https://example.com/a.mp4" })).status).toBe(201);
});

test("counts views by video and device", async () => {
	const { body: video } = await post<{ id: number }>("/video", newRecord.Video());
	const view = (device: string, minute: number) => ({
		videoId: video.id,
		device,
		viewedAt: new Date(`2026-11-18T09:0${minute}:00Z`),
	});
	await db.insert(videoViews).values([view("iOS, Safari", 1), view("iOS, Safari", 5), view("Windows, Chrome", 3)]);
	const views = (await get<VideoViews[]>("/staff/video_view")).filter(({ video_id: id }) => id === video.id);
	expect(views).toEqual([
		{ video_id: video.id, device: "iOS, Safari", views: 2, last_viewed_at: "2026-11-18T09:05:00.000Z" },
		{ video_id: video.id, device: "Windows, Chrome", views: 1, last_viewed_at: "2026-11-18T09:03:00.000Z" },
	]);
	expect(await get(`/staff/video/${video.id}`)).toMatchObject({ views: 3 });
});
