import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Offline } from "./features/system-pages/system-pages.tsx";
import { AddressContext } from "./lib/address.ts";
import { LastSeen } from "./ui/last-seen/last-seen.tsx";
import { asLastSeen, asOfflinePage, formatSeen, titleOf } from "./worker/served-page.ts";

// The parts are the real ones: the worker finds its places in their HTML.
const documentOf = (Part: ComponentType) =>
	`<!DOCTYPE html><html lang="sr-Latn"><head><title>A &amp; B | KVART</title></head>${renderToStaticMarkup(
		<AddressContext value={{ pathname: "/offline", search: "" }}>
			<Part />
		</AddressContext>,
	)}`;

test("the time is written into the strip", () => {
	const html = asLastSeen(documentOf(LastSeen), "14:05");
	expect(html).toContain('<html data-stored="" lang="sr-Latn">');
	expect(html).toContain('Bez mreže: poslednje viđeno u <b data-seen="">14:05</b>');
	expect(html).toContain('Naš server ne odgovara: poslednje viđeno u <b data-seen="">14:05</b>');
});

test("the offline page lists the pages that open, with their escaped titles", () => {
	const html = documentOf(Offline);
	const links = [{ path: "/training-schedule/3?room=4&day=2", title: titleOf(html) }];
	expect(asOfflinePage(html, "/faq", links)).toContain(
		'data-cached-pages=""><li><a href="/training-schedule/3?room=4&amp;day=2">A &amp; B</a></li></ul>',
	);
	expect(asOfflinePage(html, "/faq", [])).toContain('data-cached-pages=""></ul>');
});

test("its language switch leads to the wanted page", () => {
	const html = asOfflinePage(documentOf(Offline), "/en/clubs", []);
	expect(html).toContain('href="/clubs"');
	expect(html).toContain('href="/en/clubs"');
	expect(html).not.toContain('/offline"');
});

test("today needs no date", () => {
	const seen = new Date(2026, 10, 18, 9, 5);
	expect(formatSeen(seen, new Date(2026, 10, 18, 23, 59))).toBe("9:05");
	expect(formatSeen(seen, new Date(2026, 10, 19, 0, 1))).toBe("9:05, 18.11.");
});
