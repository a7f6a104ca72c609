import { expect, test } from "vitest";
import { findFile, findPage } from "./find-page.ts";

test.each([
	["/", "/", ""],
	["/clubs", "/clubs", ""],
	["/blog/7", "/blog/:id", "7"],
	["/blog/feed.xml", "/blog/feed.xml", ""],
	["/training-schedule/%C5%A1", "/training-schedule/:id", "š"],
	["/blog/7/more", "/*", ""],
	["/blog/", "/*", ""],
	["/nowhere", "/*", ""],
	["/*", "/*", ""],
])("%s is the page %s", (path, page, id) => {
	const found = findPage(path);
	expect([found.page.path, found.params.id]).toEqual([page, id]);
});

test("an id that is no text is none", () => {
	expect(findPage("/blog/%E0%A4%A").params.id).toBe("");
});

test("files have one address in all languages", () => {
	expect(findFile("/sitemap.xml")?.file).toBe("routes/sitemap.ts");
	expect(findFile("/en/sitemap.xml")).toBeUndefined();
});
