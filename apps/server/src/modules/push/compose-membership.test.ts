import { expect, test } from "vitest";
import { singleVisit } from "../../../test/membership-factories.ts";
import { testNow } from "../../../test/template.ts";
import { composeMembership } from "./compose-membership.ts";

const membership = { ...singleVisit, title: "Teretana: Jedan mesec", plan_id: 6, months: 1, ends_on: "2026-11-25" };
const compose = (...others: (typeof membership)[]) =>
	composeMembership({ userId: 1, membership, all: [membership, ...others] }, { language: "sr", now: testNow });

test("says what ends and leads to the same plan, joined without a gap, until the last day is over", () => {
	expect(compose()).toMatchObject({
		content: {
			title: "Članarina ti važi do 25.11.2026.",
			body: "Teretana: Jedan mesec. Obnovi je bez ijednog dana pauze.",
			path: "/order?plan=6&gym=3&from=2026-11-26",
		},
		until: new Date("2026-11-25T23:00:00Z"),
	});
});

test("says nothing once the membership was renewed", () => {
	expect(compose({ ...membership, id: 2, ends_on: "2026-12-25" })).toBeNull();
});
