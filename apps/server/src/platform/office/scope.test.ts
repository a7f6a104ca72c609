import { expect, test } from "vitest";
import { requireClub, requireWholeChain } from "./scope.ts";

const wholeChain = { clubs: null };
const twoClubs = { clubs: [3, 5] };
const nowhere = { clubs: [] };

test("a club is open to its own staff and to staff of the chain", () => {
	for (const actor of [wholeChain, twoClubs]) expect(() => requireClub(actor, 5)).not.toThrow();
	for (const actor of [{ clubs: [3] }, nowhere]) expect(() => requireClub(actor, 5)).toThrow("ERR_BAD_ROLE");
});

test("records that all clubs share are open only to staff of the chain", () => {
	expect(() => requireWholeChain(wholeChain)).not.toThrow();
	for (const actor of [twoClubs, nowhere]) expect(() => requireWholeChain(actor)).toThrow("ERR_BAD_ROLE");
});
