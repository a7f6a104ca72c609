import type { Gym } from "@kvart/contract/clubs";
import type { SearchAnswer } from "@kvart/contract/search";
import type { SiteBuild } from "@kvart/contract/site";
import type { RecordFields, RecordOf } from "@kvart/contract/staff/records/kinds";
import { expect, test } from "vitest";
import { newRecord } from "../../../test/record-samples.ts";
import { addStaff } from "../../../test/staff-factories.ts";
import { buildTestApp } from "../../../test/test-app.ts";
import { installSite } from "./bridge.ts";
import { isFixedPath } from "./fixed-paths.ts";

// Everything is real: server, database, and the site from its sources.
const app = await buildTestApp();
const siteSource = new URL("../../../../web/app/entry.server.tsx", import.meta.url).pathname;
const { createSite } = (await import(siteSource)) as SiteBuild;
installSite(app.server, {
	api: app.api,
	site: createSite({
		styles: {},
		commonStyles: [],
		scripts: [],
		apps: { schedule: { script: "/schedule.js", imports: [] } },
	}),
});
const get = (url: string) => app.server.inject({ method: "GET", url });

async function addClub(fields: Partial<RecordFields<"Club">>): Promise<number> {
	const { headers } = await addStaff(app.db, { role: "admin" });
	const body = { ...newRecord.Club(), ...fields };
	const added = await app.call<{ id: number }>("POST", "/api/staff/gym", { headers, body });
	expect(added.status).toBe(201);
	return added.body.id;
}

/** Mentions of the first twelve clubs on the site. Stories of the demo may name their number. */
const twelve =
	/<b[^>]*>12<\/b>|dvanaest (fitnes|beogradskih|centara|adresa)|twelve (fitness|Belgrade|centres|addresses|gyms)/i;

/** Whether the page of the new club shows its address, hours and map. */
async function shownParts(): Promise<boolean[]> {
	const { body } = await get("/labudovo");
	return ["Borska 40", "05:45", 'data-map="'].map((part) => body.includes(part));
}

test("a new club has page, schedule, menu lines, search entry, sitemap entry and link preview", async () => {
	expect((await get("/kumodraz")).statusCode).toBe(404);
	const id = await addClub({ name: "Kumodraž", slug: "kumodraz", rooms: [{ name: "Sala", name_eng: "Room" }] });
	for (const language of ["", "/en"]) {
		const page = await get(`${language}/kumodraz`);
		expect(page.statusCode).toBe(200);
		expect(page.body).toMatch(/<h1[^>]*>.*Kumodraž/s);
		expect(page.body).toContain("/media/og/club-kumodraz.");
		const home = await get(language || "/");
		expect(home.body).toContain(`href="${language}/kumodraz"`);
		expect(home.body).toContain(`href="${language}/training-schedule/${id}"`);
		for (const path of [language || "/", `${language}/clubs`, `${language}/landing`])
			expect(twelve.exec((await get(path)).body)?.[0], path).toBeUndefined();
		expect((await get(`${language}/training-schedule/${id}`)).statusCode).toBe(200);
		expect((await get(`${language}/clubs`)).body).toContain(`href="${language}/kumodraz"`);
		expect((await get(`${language}/search?q=kumodraz`)).body).toContain(`href="${language}/kumodraz"`);
		const preview = await get(`/media/og/club-kumodraz.${language ? "en" : "sr"}.jpg`);
		expect(preview.headers["content-type"]).toBe("image/jpeg");
	}
	const { body: sitemap } = await get("/sitemap.xml");
	expect(sitemap).toContain("/en/kumodraz</loc>");
	expect(sitemap).toContain(`/training-schedule/${id}</loc>`);
	const { body } = await app.call<SearchAnswer>("GET", "/api/search?q=kumodraz");
	expect(body.groups.flatMap(({ results }) => results.map(({ path }) => path))).toContain("/kumodraz");
	const shown = (await app.call<Gym[]>("GET", "/api/gym")).body.find(({ slug }) => slug === "kumodraz") as Gym;
	expect((await get(shown.photo_url)).headers["content-type"]).toBe("image/jpeg");
});

test("a club that is not open yet has its page, but no address, and no schedule without a room", async () => {
	const id = await addClub({ name: "Resnik", slug: "resnik", coming_soon: true, address: "" });
	const { statusCode, body } = await get("/resnik");
	expect(statusCode).toBe(200);
	expect(body).toContain("Resnik");
	expect(body).not.toContain(`/training-schedule/${id}"`);
	expect((await get("/sitemap.xml")).body).not.toContain(`/training-schedule/${id}</loc>`);
});

test("a club that opens shows address, hours and map", async () => {
	const id = await addClub({
		name: "Labudovo",
		slug: "labudovo",
		coming_soon: true,
		address: "",
		weekdays: "05:45 - 23:15",
	});
	expect(await shownParts()).toEqual([false, false, false]);
	const { headers } = await addStaff(app.db, { role: "admin" });
	const { body: clubs } = await app.call<RecordOf<"Club">[]>("GET", "/api/staff/gym", { headers });
	const version = clubs.find((club) => club.id === id)?.version;
	const body = { version, coming_soon: false, address: "Borska 40" };
	expect((await app.call("PATCH", `/api/staff/gym/${id}`, { headers, body })).status).toBe(200);
	expect(await shownParts()).toEqual([true, true, true]);
});

test("no club can have an address that the server uses for something else", () => {
	const routes = app.server.printRoutes({ commonPrefix: false, includeHooks: false });
	const used = new Set([...routes.matchAll(/^[├└]── \/([a-z0-9-]+)/gm)].map(([, first]) => first as string));
	expect([...used]).toEqual(expect.arrayContaining(["api", "media", "calendar"]));
	expect([...used].filter((first) => !isFixedPath(first))).toEqual([]);
});

test("a slug that no club has is an unknown address", async () => {
	const { statusCode, body } = await get("/kumodraz-2");
	expect(statusCode).toBe(404);
	expect(body).toBe((await get("/nowhere/at-all")).body.replaceAll("/nowhere/at-all", "/kumodraz-2"));
});
