import { expect, it } from "vitest";
import { plainItems } from "./editor.ts";

it("removes the only paragraph of list items", () => {
	expect(plainItems("<ul><li><p>one</p></li><li><p>a <strong>b</strong></p></li></ul>")).toBe(
		"<ul><li>one</li><li>a <strong>b</strong></li></ul>",
	);
	expect(plainItems("<ol><li><p>one</p><ul><li><p>inner</p></li></ul></li></ol>")).toBe(
		"<ol><li>one<ul><li>inner</li></ul></li></ol>",
	);
});

it("keeps items with several paragraphs", () => {
	const html = "<p>text</p><ul><li><p>one</p><p>two</p></li></ul>";
	expect(plainItems(html)).toBe(html);
});
