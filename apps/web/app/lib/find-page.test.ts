import { pages, previewName } from "@kvart/contract/pages";
import { pageHeroes } from "@kvart/media/slots";
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
	["/zemun", "/:slug", "zemun"],
	["/nowhere/at-all", "/*", ""],
	["/*", "/*", ""],
])("%s is the page %s", (path, page, id) => {
	const found = findPage(path);
	expect([found.page.path, found.params.id]).toEqual([page, id]);
});

test("an id that cannot be decoded is empty", () => {
	expect(findPage("/blog/%E0%A4%A").params.id).toBe("");
});

test("files have one address in all languages", () => {
	expect(findFile("/sitemap.xml")?.route).toBe("sitemap.ts");
	expect(findFile("/en/sitemap.xml")).toBeUndefined();
});

test("link previews have pictures of the catalogue, and names of their own", () => {
	const previews = pages.filter(({ preview }) => preview);
	expect(Object.keys(pageHeroes)).toEqual(expect.arrayContaining(previews.map(({ preview }) => preview?.picture)));
	expect(new Set(previews.map(previewName)).size).toBe(previews.length);
});
