import { readFileSync } from "node:fs";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { loggedIn, logIn } from "../../../test/member-factories.ts";
import { testNow } from "../../../test/template.ts";
import { buildTestApp } from "../../../test/test-app.ts";
import { groupMembers, users, videos, videoViews } from "../../platform/database/schema/members.ts";

const app = await buildTestApp();
const { call, db, clock, server } = app;
interface Film {
	id: number;
	url: string;
}

const films = (headers: Record<string, string>) => call<Film[]>("GET", "/api/user/group-code", { headers });
const enterCode = (headers: Record<string, string>, code: unknown) =>
	call<{ code: string }>("POST", "/api/user/group-code", { headers, body: { code } });
const fetchFilm = (url: string, headers: Record<string, string> = {}) => server.inject({ url, headers });

/** A member of the group of the valid code. */
async function watcher() {
	const member = await loggedIn(app);
	expect((await enterCode(member.headers, "KVART2026")).status).toBe(201);
	const [film] = (await films(member.headers)).body;
	return { ...member, film: film as Film };
}

test.for([
	["KVART2026", 201, "SUC_CODE_CORRECT"],
	[" kvart2026 ", 201, "SUC_CODE_CORRECT"],
	["KVART2020", 409, "ERR_GROUP_CODE_NOT_VALID"],
	["KVART2099", 409, "ERR_GROUP_CODE_NOT_VALID"],
	["KVART", 422, "ERR_BAD_GROUP_CODE"],
	["' or 1=1 --", 422, "ERR_BAD_GROUP_CODE"],
	["a\0b", 422, "ERR_ALL_FIELDS_REQUIRED"],
	["", 422, "ERR_ALL_FIELDS_REQUIRED"],
	[7, 422, "ERR_BAD_GROUP_CODE"],
	[true, 422, "ERR_ALL_FIELDS_REQUIRED"],
] as const)("the code %j answers %i %s", async ([code, status, answer]) => {
	const { headers } = await loggedIn(app);
	expect(await enterCode(headers, code)).toMatchObject({ status, body: { code: answer } });
});

test("a code can be used once per member, also concurrently", async () => {
	const { headers } = await loggedIn(app);
	const answers = await Promise.all(Array.from({ length: 5 }, () => enterCode(headers, "KVART2026")));
	expect(answers.map(({ body }) => body.code).toSorted()).toEqual([
		...Array.from({ length: 4 }, () => "ERR_USER_ALREADY_IN_GROUP"),
		"SUC_CODE_CORRECT",
	]);
});

test("videos need a group and accepted terms", async () => {
	const { headers } = await loggedIn(app, { terms: false });
	expect((await films(headers)).body).toEqual([]);
	for (const code of ["KVART2026", "KVART2020", "nonsense"]) {
		expect(await enterCode(headers, code)).toMatchObject({
			status: 422,
			body: {
				code: "ERR_ALL_FIELDS_REQUIRED",
				errors: [{ field: "terms_and_conditions", code: "required-field" }],
			},
		});
	}
	await call("PATCH", "/api/user", { headers, body: { terms_and_conditions: true } });
	expect((await films(headers)).body).toEqual([]);
	expect((await enterCode(headers, "KVART2026")).status).toBe(201);
	const { body } = await films(headers);
	expect(body).toHaveLength(7);
	expect(Object.keys(body[0] ?? {})).toEqual(["id", "title", "title_eng", "description", "description_eng", "url"]);
	expect((await films({ session_id: "" })).status).toBe(401);
});

test("a video is served whole or in ranges", async () => {
	const { film, headers } = await watcher();
	const file = readFileSync(join(import.meta.dirname, "../../../../../media/videos/full-body-20.mp4"));
	const whole = await fetchFilm(film.url);
	expect(whole.statusCode).toBe(200);
	expect(whole.headers).toMatchObject({ "content-type": "video/mp4", "accept-ranges": "bytes" });
	expect(whole.rawPayload.equals(file)).toBe(true);
	const part = await fetchFilm(film.url, { range: "bytes=1000-1999" });
	expect(part.statusCode).toBe(206);
	expect(part.headers["content-range"]).toBe(`bytes 1000-1999/${file.length}`);
	expect(part.rawPayload.equals(file.subarray(1000, 2000))).toBe(true);
	expect((await fetchFilm(film.url, { range: `bytes=${file.length}-` })).statusCode).toBe(416);
	expect(part.headers["cache-control"]).toMatch("private");
	expect(film.url).not.toContain(headers.session_id);
});

test("a link is invalid without its signature, for another video, or if any part is changed", async () => {
	const { film } = await watcher();
	const url = new URL(film.url, "http://site");
	const changed = (name: string, value: string) => {
		const other = new URL(url);
		other.searchParams.set(name, value);
		return other.pathname + other.search;
	};
	for (const address of [
		url.pathname,
		film.url.replace("full-body-20", "quiet-legs"),
		film.url.replace("full-body-20", "squat-basics"),
		film.url.replace("full-body-20.mp4", "..%2f..%2fpackage.json"),
		changed("video", "2"),
		changed("session", "1"),
		changed("until", "9999999999999"),
		changed("key", "x"),
		`${film.url}&key=y`,
		`${url.pathname}?video=a&session=b&until=c&key=d`,
	]) {
		const { statusCode, body } = await fetchFilm(address);
		expect([statusCode, body.includes("ftyp")]).toEqual([404, false]);
	}
});

test("a link ends with its session, its lifetime, the group membership and the member's access", async () => {
	const ended = await watcher();
	await call("POST", "/api/user/logout", { headers: ended.headers });
	const late = await watcher();
	const thrownOut = await watcher();
	await db.delete(groupMembers).where(eq(groupMembers.userId, thrownOut.id));
	const blocked = await watcher();
	await db.update(users).set({ blockedAt: testNow }).where(eq(users.id, blocked.id));
	for (const { film } of [ended, thrownOut, blocked]) expect((await fetchFilm(film.url)).statusCode).toBe(404);
	clock.set(new Date(testNow.getTime() + 3 * 3_600_000));
	expect((await fetchFilm(late.film.url)).statusCode).toBe(200);
	clock.set(new Date(testNow.getTime() + 6 * 3_600_000));
	expect((await fetchFilm(late.film.url)).statusCode).toBe(404);
	clock.set(testNow);
});

test("a member cannot access videos of other groups, by id or by link", async () => {
	const { headers, film } = await watcher();
	expect((await films(headers)).body.map(({ id }) => id)).not.toContain(9);
	const view = (id: number, device: unknown = "x") =>
		call<{ code: string }>("POST", `/api/user/video/${id}`, { headers, body: { device } });
	expect(await view(9)).toMatchObject({ status: 404, body: { code: "ERR_NOT_FOUND" } });
	expect((await view(9999)).status).toBe(404);
	const other = await loggedIn(app);
	await db.insert(groupMembers).values({ userId: other.id, groupId: 2, joinedAt: testNow });
	const [start] = (await films(other.headers)).body;
	expect((await fetchFilm(start?.url ?? "")).statusCode).toBe(200);
	const session = new URL(film.url, "http://site").searchParams.get("session") ?? "";
	const forged = new URL(start?.url ?? "", "http://site");
	forged.searchParams.set("session", session);
	expect((await fetchFilm(forged.pathname + forged.search)).statusCode).toBe(404);
});

test("unpublished videos are not available", async () => {
	const { headers, film } = await watcher();
	await db.update(videos).set({ published: false }).where(eq(videos.id, film.id));
	expect((await films(headers)).body.map(({ id }) => id)).not.toContain(film.id);
	expect((await fetchFilm(film.url)).statusCode).toBe(404);
	await db.update(videos).set({ published: true }).where(eq(videos.id, film.id));
});

test.for([
	["Android, Chrome", "Android, Chrome"],
	[{ os: "iOS", client: "Safari" }, "iOS, Safari"],
	[{ os: "iOS" }, "iOS"],
] as const)("playing with %j counts a view with its device", async ([device, kept]) => {
	const { id, headers } = await watcher();
	const counted = await call("POST", "/api/user/video/1", { headers, body: { device } });
	expect(counted).toMatchObject({ status: 201, body: { code: "SUC_SUCCESS" } });
	expect(await db.select().from(videoViews).where(eq(videoViews.userId, id))).toMatchObject([
		{ videoId: 1, device: kept },
	]);
});

test("a demo member is in the group too", async () => {
	const headers = await logIn(app, "ana@kvart.example", "kvart123");
	expect((await films(headers)).body).toHaveLength(7);
});
