import { expect, test } from "vitest";
import { endAfterTrial, endLeftovers } from "./leftovers.ts";

test("what a trial left is ended once, the last first, although one of it cannot be ended", async () => {
	const ended: string[] = [];
	endAfterTrial(() => ended.push("servers"));
	endAfterTrial(async () => {
		throw new Error("gone already");
	});
	endAfterTrial(() => ended.push("load"));
	expect(await endLeftovers()).toEqual([new Error("gone already")]);
	expect(await endLeftovers()).toEqual([]);
	expect(ended).toEqual(["load", "servers"]);
});
