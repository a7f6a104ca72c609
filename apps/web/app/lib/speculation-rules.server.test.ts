import { pages } from "@kvart/contract/pages";
import { expect, test } from "vitest";
import { speculationRules } from "./speculation-rules.server.ts";

interface Rules {
	prefetch: [{ where: { and: [{ href_matches: string }, { not: { href_matches: string[] } }, unknown] } }];
}

const [rule] = (JSON.parse(speculationRules) as Rules).prefetch;
const [all, { not }] = rule.where.and;
const origin = "https://kvart.example";
const matches = (pattern: string, address: string) => new URLPattern(pattern, origin).test(origin + address);
const isFetchedAhead = (address: string) =>
	matches(all.href_matches, address) && !not.href_matches.some((pattern) => matches(pattern, address));

const addressOf = (path: string) => path.replace(":id", "3").replace(":slug", "zemun").replace("/*", "/unknown");

const personal = [
	..."/account /login /online-trainings /search /forgot-password /reset-password /verify-email".split(" "),
	..."/confirm-booking /cancel-booking /price-preview /live-chat /maintenance /offline /404".split(" "),
	"/blog/feed.xml",
	..."/order /order/:id".split(" "),
];

test("public pages are fetched ahead in both languages, personal ones never", () => {
	for (const { path } of pages) {
		const address = addressOf(path);
		expect(isFetchedAhead(address), address).toBe(!personal.includes(path));
		const english = `/en${address === "/" ? "" : address}`;
		expect(isFetchedAhead(english), english).toBe(!personal.includes(path));
	}
});

test("an address with a query is treated as its page", () => {
	expect(isFetchedAhead("/training-schedule/3?room=4")).toBe(true);
	expect(isFetchedAhead("/login?redirect=/account")).toBe(false);
	expect(isFetchedAhead("/en/cancel-booking?token=abc")).toBe(false);
});

test("calls, the office and files are never fetched ahead", () => {
	for (const address of [
		"/api/gym",
		"/api/schedule/3.pdf",
		"/staff",
		"/staff/today",
		"/demo/app.apk",
		"/media/p/a.avif",
	])
		expect(isFetchedAhead(address), address).toBe(false);
});
