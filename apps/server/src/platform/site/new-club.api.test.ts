import type { Gym } from "@kvart/contract/clubs";
import type { SearchAnswer } from "@kvart/contract/search";
import type { SiteBuild } from "@kvart/contract/site";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { createRoom } from "../../../test/schedule-factories.ts";
import { addStaff, zemun } from "../../../test/staff-factories.ts";
import { buildTestApp } from "../../../test/test-app.ts";
import { gyms } from "../database/schema/clubs.ts";
import { installSite } from "./bridge.ts";

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

/** A copy of Zemun with a slug of its own and one room, saved in the office under its name. */
async function addClub(slug: string, name: string): Promise<number> {
	const [{ id: _, version: __, ...club }] = (await app.db.select().from(gyms).where(eq(gyms.id, zemun))) as [
		typeof gyms.$inferSelect,
	];
	const [added] = await app.db
		.insert(gyms)
		.values({ ...club, slug, gallery: null, galleryCount: 0 })
		.returning({ id: gyms.id, version: gyms.version });
	const { id, version } = added as { id: number; version: number };
	await createRoom(app.db, id);
	const { headers } = await addStaff(app.db);
	const saved = await app.call("PATCH", `/api/staff/gym/${id}`, { headers, body: { name, version } });
	expect(saved.status).toBe(200);
	return id;
}

test("a new club has page, schedule, menu lines, search entry, sitemap entry and link preview", async () => {
	expect((await get("/kumodraz")).statusCode).toBe(404);
	const id = await addClub("kumodraz", "Kumodraž");
	for (const language of ["", "/en"]) {
		const page = await get(`${language}/kumodraz`);
		expect(page.statusCode).toBe(200);
		expect(page.body).toMatch(/<h1[^>]*>.*Kumodraž/s);
		expect(page.body).toContain("/media/og/club-kumodraz.");
		const home = await get(language || "/");
		expect(home.body).toContain(`href="${language}/kumodraz"`);
		expect(home.body).toContain(`href="${language}/training-schedule/${id}"`);
	}
	expect((await get(`/training-schedule/${id}`)).statusCode).toBe(200);
	expect((await get("/media/og/club-kumodraz.sr.jpg")).headers["content-type"]).toBe("image/jpeg");
	const { body: sitemap } = await get("/sitemap.xml");
	expect(sitemap).toContain("/en/kumodraz</loc>");
	expect(sitemap).toContain(`/training-schedule/${id}</loc>`);
	const { body } = await app.call<SearchAnswer>("GET", "/api/search?q=kumodraz");
	expect(body.groups.flatMap(({ results }) => results.map(({ path }) => path))).toContain("/kumodraz");
	expect((await app.call<Gym[]>("GET", "/api/gym")).body.map(({ slug }) => slug)).toContain("kumodraz");
});

test("a slug that no club has is an unknown address", async () => {
	const { statusCode, body } = await get("/kumodraz-2");
	expect(statusCode).toBe(404);
	expect(body).toBe((await get("/nowhere/at-all")).body.replaceAll("/nowhere/at-all", "/kumodraz-2"));
});
