import { operatorSchedule } from "@kvart/contract/operator-retention";
import { retentionRules } from "@kvart/contract/retention";
import { formatTerm } from "@kvart/contract/retention-term";
import type { SiteContext } from "@kvart/contract/site";
import { expect, test } from "vitest";
import { loadPrivacy } from "./privacy.server.ts";

const nothing = { chatWidgetUrl: null, mapTilesUrl: null, signIn: { google: false, facebook: null } } as SiteContext;
const everything = {
	chatWidgetUrl: "https://chat.example/widget.js",
	mapTilesUrl: "https://tiles.example/{z}/{x}/{y}.png",
	signIn: { google: true, facebook: { appId: "2", authUrl: "" } },
} as SiteContext;

test.for(["sr", "en"] as const)("the page in %s has every rule of the schedule, each with its term", (locale) => {
	const { entries } = loadPrivacy(nothing, locale).schedule;
	const shown = entries.map(({ data, facts }) => `${data} ${facts.map(([, value]) => value).join(" ")}`);
	const rules = [...retentionRules.map(([, rule]) => rule), ...operatorSchedule];
	expect(shown).toHaveLength(rules.length);
	for (const [index, rule] of rules.entries()) {
		expect(shown[index]).toContain(rule.data[locale]);
		expect(shown[index]).toContain(rule.purpose[locale]);
		expect(shown[index]).toContain(formatTerm(rule, locale));
	}
	// The page lists them by their text.
	expect(new Set(entries.map(({ data }) => data)).size).toBe(rules.length);
});

test.for([
	["sr", /Google ili Facebook/, /pružaoca mapa/, /Ćaskanje/],
	["en", /Google or Facebook/, /map provider/, /live chat/],
] as const)("the page in %s names other services only where they are set up", ([locale, ...named]) => {
	const textOf = (site: SiteContext) =>
		loadPrivacy(site, locale)
			.after.flatMap(({ paragraphs }) => paragraphs)
			.join("\n");
	for (const name of named) {
		expect(textOf(everything)).toMatch(name);
		expect(textOf(nothing)).not.toMatch(name);
	}
});
