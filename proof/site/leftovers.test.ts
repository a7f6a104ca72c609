import { expect, test } from "vitest";
import { endAfterTrial, endLeftovers } from "./leftovers.ts";

test("ends what a trial left once, the last first, even if one cannot be ended", async () => {
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
