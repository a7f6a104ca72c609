import fc from "fast-check";
import { expect, test } from "vitest";
import { previewOf } from "./content.ts";
import { cutAt } from "./cut-text.ts";
import { isPlayable } from "./video-cards.ts";

test("a preview is plain text, cut at 350 characters with six dots", () => {
	expect(previewOf("<p>Kratko.</p><p>I <em>jasno</em>!</p>")).toBe("Kratko. I jasno!");
	expect(previewOf("<p>a &amp; b &lt;c&gt;</p>")).toBe("a & b <c>");
	// The 350th character is a space.
	const words = "četiri reči je dvadeset pet. ".repeat(20).slice(0, 349);
	expect(previewOf(`<p>${words} kraj</p>`)).toBe(`${words} ......`);
});

test("a preview has at most 350 characters and the dots", () => {
	fc.assert(
		fc.property(fc.string({ unit: "grapheme", maxLength: 900 }), (text) => {
			const preview = previewOf(`<p>${text.replace(/[<>&]/g, "")}</p>`);
			expect(Array.from(preview).length).toBeLessThanOrEqual(356);
		}),
	);
});

test("long card texts are cut with an ellipsis", () => {
	expect(cutAt("a".repeat(43), 43)).toBe("a".repeat(43));
	expect(cutAt("a".repeat(44), 43)).toBe(`${"a".repeat(43)}…`);
	expect(cutAt(`${"a".repeat(42)} b`, 43)).toBe(`${"a".repeat(42)} …`);
	expect(isPlayable("12345678")).toBe(false);
	expect(isPlayable("123456789")).toBe(true);
});
