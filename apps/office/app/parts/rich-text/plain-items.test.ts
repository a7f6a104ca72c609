import { expect, it } from "vitest";
import { plainItems } from "./plain-items.ts";

it("leaves items without a paragraph of their own", () => {
	expect(plainItems("<ul><li><p>one</p></li><li><p>a <strong>b</strong></p></li></ul>")).toBe(
		"<ul><li>one</li><li>a <strong>b</strong></li></ul>",
	);
	expect(plainItems("<ol><li><p>one</p><ul><li><p>inner</p></li></ul></li></ol>")).toBe(
		"<ol><li>one<ul><li>inner</li></ul></li></ol>",
	);
});

it("keeps several paragraphs of an item, and everything else", () => {
	const html = "<p>text</p><ul><li><p>one</p><p>two</p></li></ul>";
	expect(plainItems(html)).toBe(html);
});
