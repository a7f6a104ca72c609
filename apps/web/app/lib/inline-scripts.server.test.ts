import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { takeOutMark } from "./inline-scripts.server.ts";

const mark = "0b7f3a52-6f0e-4d55-9a52-1f1f6d1c2b3a";
const hashOf = (body: string) => `sha256-${createHash("sha256").update(body).digest("base64")}`;

test("only scripts with the mark are allowed to run, each once, and the mark is gone", () => {
	const page =
		`<head><script nonce="${mark}">a<b</script><link rel="preload" href="/x" nonce="${mark}"/></head>` +
		`<body><p>&lt;script nonce</p><script>smuggled()</script><script nonce="guessed">smuggled()</script>` +
		`<script type="module" nonce="${mark}" async="">start()</script><script nonce="${mark}">a<b</script></body>`;
	const { html, scriptHashes } = takeOutMark(page, mark);
	expect(scriptHashes).toEqual([hashOf("a<b"), hashOf("start()")]);
	expect(html).toBe(page.replaceAll(` nonce="${mark}"`, ""));
});

test("a script from a file has no text to allow", () => {
	expect(takeOutMark(`<script src="/x.js" nonce="${mark}"></script>`, mark)).toEqual({
		html: '<script src="/x.js"></script>',
		scriptHashes: [],
	});
});

test("a style or a link with the mark does not let the script behind it run", () => {
	expect(takeOutMark(`<link href="/x" nonce="${mark}"/><script>smuggled()</script>`, mark).scriptHashes).toEqual([]);
});
