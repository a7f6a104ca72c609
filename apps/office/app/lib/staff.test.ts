import { expect, it } from "vitest";
import { mayEnter } from "./staff.ts";

it.each([
	["receptionist", true, { desk: true, members: true, blockMembers: false, schedule: false, content: false }],
	["coach", false, { ownClasses: true, rosters: true, desk: false, members: false, reports: false }],
	[
		"manager",
		false,
		{ desk: true, blockMembers: true, schedule: true, clubPages: true, content: false, statements: false },
	],
	["manager", true, { content: true, statements: true, administration: false, ownClasses: false }],
	["editor", true, { content: true, clubPages: true, members: false, enquiries: false, desk: false }],
	["admin", true, { content: true, administration: true, ownClasses: false }],
] as const)("a %s (all clubs: %s) may enter %o", (role, whole_chain, rights) => {
	for (const [right, open] of Object.entries(rights))
		expect([right, mayEnter({ role, whole_chain }, right as keyof typeof rights)]).toEqual([right, open]);
});
