import type { BlogPost, Event, Padel, Question, Trainer, Training } from "@kvart/contract/content";
import { instantOf } from "@kvart/contract/time";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { testNow } from "../../../test/template.ts";
import { buildTestApp } from "../../../test/test-app.ts";
import { blogPosts, events } from "../../platform/database/schema/content.ts";

const { call, clock, db } = await buildTestApp();

async function list<T>(path: string): Promise<T[]> {
	return (await call<T[]>("GET", path)).body;
}

function wordsOf(html: string): number {
	return html
		.replace(/<[^>]*>/g, " ")
		.split(/\s+/)
		.filter(Boolean).length;
}

test("has at least 25 freestyle trainings, the five Les Mills programmes and gym trainings", async () => {
	const trainings = await list<Training>("/api/training");
	const ofType = (type: string) => trainings.filter((training) => training.training_type === type);
	expect(ofType("freestyle").length).toBeGreaterThanOrEqual(25);
	expect(ofType("lesmills").map(({ name }) => name)).toEqual([
		"BodyPump",
		"BodyCombat",
		"BodyAttack",
		"BodyBalance",
		"CXWorx",
	]);
	expect(ofType("gym").length).toBeGreaterThanOrEqual(1);
	for (const training of trainings) {
		expect(training.name_eng && training.description && training.description_eng).toBeTruthy();
		expect(training.photo_url).toMatch(/^\/media\/trainings\/[\w-]+\.jpg$/);
	}
});

test("has at least 24 coaches with existing clubs and both biographies", async () => {
	const trainers = await list<Trainer>("/api/trainer");
	expect(trainers.length).toBeGreaterThanOrEqual(24);
	for (const trainer of trainers) {
		expect(trainer.gym_ids.length).toBeGreaterThan(0);
		expect(trainer.description.length).toBeGreaterThan(100);
		expect(trainer.description_eng.length).toBeGreaterThan(100);
	}
});

test("events: coming ones by date, then those without, then past ones; the banner in its own order; one by id", async () => {
	const all = await list<Event>("/api/event");
	const home = await list<Event>("/api/event/home");
	expect(all.length).toBeGreaterThanOrEqual(5);
	expect(home).toHaveLength(3);
	expect(all.map(({ from_date, ended }) => (ended ? "past" : from_date))).toEqual([
		"2026-11-01",
		"2026-11-19",
		"2026-12-05",
		null,
		null,
		"past",
	]);
	expect((await call("GET", `/api/event/${home[0]?.id}`)).body).toEqual(home[0]);
});

const homeIds = async () => (await list<Event>("/api/event/home")).map(({ id }) => id);

test("an event that ends becomes a past one and leaves the banner", async () => {
	expect(await homeIds()).toContain(4);
	clock.set(instantOf("2026-11-19", 2259));
	expect((await call<Event>("GET", "/api/event/4")).body).toMatchObject({ gym_id: 11, to_time: 2300, ended: false });
	clock.set(instantOf("2026-11-19", 2300));
	expect((await call<Event>("GET", "/api/event/4")).body.ended).toBe(true);
	expect(await homeIds()).not.toContain(4);
	clock.set(testNow);
});

test("blog: at least nine posts of 300 words in both languages, as clean HTML", async () => {
	const posts = await list<BlogPost>("/api/blog");
	expect(posts.length).toBeGreaterThanOrEqual(9);
	for (const { text, text_eng } of posts) {
		expect(wordsOf(text)).toBeGreaterThanOrEqual(300);
		expect(wordsOf(text_eng)).toBeGreaterThanOrEqual(300);
		expect(text + text_eng).not.toMatch(/<(?!\/?(p|h2|h3|ul|ol|li|strong|em|blockquote|a|br)\b)/);
	}
	expect((await call("GET", `/api/blog/${posts[0]?.id}`)).body).toEqual(posts[0]);
});

test("hides drafts and scheduled stories", async () => {
	await db.update(blogPosts).set({ publishedAt: null }).where(eq(blogPosts.id, 1));
	await db
		.update(events)
		.set({ publishedAt: new Date("2030-01-01T00:00:00Z") })
		.where(eq(events.id, 1));
	expect((await call("GET", "/api/blog/1")).status).toBe(404);
	expect((await call("GET", "/api/event/1")).status).toBe(404);
	expect((await list<BlogPost>("/api/blog")).map(({ id }) => id)).not.toContain(1);
	expect((await list<Event>("/api/event")).map(({ id }) => id)).not.toContain(1);
});

test.for(["/api/blog/9999", "/api/event/9999", "/api/blog/x", "/api/event/home1", "/api/event/0"])(
	"%s is not found",
	async (path) => {
		expect((await call("GET", path)).body).toMatchObject({ status: 404, code: "ERR_NOT_FOUND" });
	},
);

test("price list, padel, terms and questions have what the spec requires", async () => {
	expect((await list("/api/price-list")).length).toBeGreaterThan(3);
	expect(await list("/api/terms")).toHaveLength(25);
	const { body: padel } = await call<Padel>("GET", "/api/padel");
	expect(padel).toMatchObject({ courts: 4 });
	expect(padel.prices.map(({ price }) => price)).toEqual([2700, 3500, 3500]);
	const questions = await list<Question>("/api/question");
	const countOf = (topic: string) => questions.filter((question) => question.topic === topic).length;
	expect([countOf("freestyle"), countOf("lesmills"), countOf("padel"), countOf("landing")]).toEqual([4, 4, 5, 7]);
});
