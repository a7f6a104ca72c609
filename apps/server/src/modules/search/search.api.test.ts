import type { SearchAnswer, SearchKind } from "@kvart/contract/search";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { buildTestApp } from "../../../test/test-app.ts";
import { Cache } from "../../platform/cache/cache.ts";
import { blogPosts } from "../../platform/database/schema/content.ts";

const cache = new Cache({ page: 1_000_000, places: 1_000_000, answer: 10_000_000 });
const { call, db, server, api } = await buildTestApp({ cache });

// Fakes a page of the site, which calls in process.
const inProcess: { found?: SearchAnswer; refused?: unknown } = {};
server.route({
	method: "GET",
	url: "/test-page",
	handler: async (request) => {
		const client = api.clientFor(request);
		inProcess.found = await client.search({ query: { q: "banjica", language: "en" } });
		inProcess.refused = await client.search({ query: { q: "" } }).catch((error: unknown) => error);
		return "done";
	},
});

async function find(q: string, language = "sr"): Promise<SearchAnswer> {
	const { status, body } = await call<SearchAnswer>(
		"GET",
		`/api/search?${new URLSearchParams({ q, language }).toString()}`,
	);
	expect(status).toBe(200);
	return body;
}

function titles({ groups }: SearchAnswer, kind: SearchKind): string[] {
	return groups.find((group) => group.kind === kind)?.results.map(({ title }) => title) ?? [];
}

test.for(["vracar", "Vračar", "VRAČAR", "Врачар", "vračaru", "  vrač "])(
	"%j finds the club Vračar first",
	async (q) => {
		const [first] = (await find(q)).groups;
		expect(first?.kind).toBe("club");
		expect(first?.results[0]).toMatchObject({ id: 5, title: "Vračar", path: "/vracar" });
	},
);

test("finds clubs, trainings, coaches, events, posts and pages", async () => {
	expect(titles(await find("zemun"), "club")[0]).toBe("Zemun");
	expect(titles(await find("bodypump"), "training")[0]).toBe("BodyPump");
	expect(titles(await find("djukanac"), "coach")).toEqual(["Milica Đukanac"]);
	expect(titles(await find("padel liga"), "event")[0]).toBe("Padel liga Zvezdara");
	expect(titles(await find("спавање"), "post")[0]).toBe("Spavanje je pola treninga");
	expect(titles(await find("cenovnik"), "page")[0]).toBe("Cenovnik");
	expect(titles(await find("price", "en"), "page")[0]).toBe("Price list");
});

test("a result has id, path, picture and excerpt", async () => {
	const { groups } = await find("bodycombat");
	const [first] = groups.find(({ kind }) => kind === "training")?.results ?? [];
	expect(first).toMatchObject({ title: "BodyCombat", photo_url: "/media/trainings/body-combat.jpg" });
	expect(first?.path).toBe(`/les-mills-trainings?training=${first?.id}`);
	expect(first?.text.length).toBeLessThan(200);
});

test("ranks titles before texts and cuts the excerpt around the match", async () => {
	const answer = await find("joga");
	expect(
		titles(answer, "training")
			.slice(0, 3)
			.every((title) => /joga/i.test(title)),
	).toBe(true);
	const { groups } = await find("parking");
	const faq = groups.flatMap(({ results }) => results).find(({ path }) => path === "/faq");
	expect(faq?.text).toMatch(/parking/i);
});

test("matches all words, or most of them if nothing matches all", async () => {
	const both = await find("padel zvezdara");
	expect(titles(both, "event")).toContain("Padel liga Zvezdara");
	expect(titles(both, "club")).toEqual(["Zvezdara"]);
	expect((await find("qwxyzzy 1")).total).toBe(0);
	expect((await find("zemun qwxyzzy")).groups[0]?.results[0]?.title).toBe("Zemun");
});

test("returns at most eight results per kind with the total", async () => {
	const { groups } = await find("trening");
	for (const { results, total } of groups) {
		expect(results.length).toBe(Math.min(total, 8));
	}
	expect(groups.some(({ total }) => total > 8)).toBe(true);
});

test("suggests similar words if there are no results", async () => {
	expect(await find("zemum")).toMatchObject({ total: 0, groups: [], suggestions: ["Zemun"] });
	expect((await find("piltaes")).suggestions).toContain("Pilates");
	expect((await find("qqqqqqqq")).suggestions).toEqual([]);
	expect((await find("?!")).total).toBe(0);
});

test.for([
	["", "required-field"],
	["?q=", "required-field"],
	["?q=%20%20", "required-field"],
	[`?q=${"x".repeat(101)}`, "invalid-value"],
	["?q=a%00b", "invalid-value"],
	["?q=a&q=b", "required-field"],
	["?q=zemun&language=de", "invalid-value"],
])("/api/search%s is refused with %s", async ([query, code]) => {
	const { status, body } = await call("GET", `/api/search${query}`);
	expect(status).toBe(422);
	expect(body).toMatchObject({ code: "ERR_ALL_FIELDS_REQUIRED", errors: [{ code }] });
});

test("finds the chat page only where a chat is configured", async () => {
	const path = "/api/search?q=recepcija&language=sr";
	const chat = await buildTestApp({ env: { CHAT_WIDGET_URL: "https://chat.example/widget.js" } });
	expect(titles((await chat.call<SearchAnswer>("GET", path)).body, "page")).toContain("Ćaskanje uživo");
	expect(titles((await call<SearchAnswer>("GET", path)).body, "page")).not.toContain("Ćaskanje uživo");
});

test("pages search in process and get the same refusals", async () => {
	await call("GET", "/test-page");
	expect(inProcess.found?.groups[0]?.results[0]?.title).toBe("Banjica");
	expect(inProcess.refused).toMatchObject({ code: "ERR_ALL_FIELDS_REQUIRED", status: 422 });
});

test("finds what has changed once its table drops the index, and never drafts", async () => {
	await find("girjama");
	await db.update(blogPosts).set({ header: "Kvrgomet za početnike" }).where(eq(blogPosts.id, 1));
	await db.update(blogPosts).set({ publishedAt: null }).where(eq(blogPosts.id, 2));
	expect((await find("kvrgomet")).total).toBe(0);
	cache.drop({ tables: ["favourites"] });
	expect((await find("kvrgomet")).total).toBe(0);
	cache.drop({ tables: ["blog_posts"] });
	expect(titles(await find("kvrgomet"), "post")).toEqual(["Kvrgomet za početnike"]);
	expect(titles(await find("spavanje"), "post")).not.toContain("Spavanje je pola treninga");
});
