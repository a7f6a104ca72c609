import { expect, test } from "vitest";
import { inTurn } from "./in-turn.ts";

test("a task begins when the one before has ended, also if that failed", async () => {
	const events: string[] = [];
	const first = Promise.withResolvers<string>();
	const run = inTurn();
	const task = (name: string, ends: Promise<string>) => async () => {
		events.push(`${name} begins`);
		return ends.finally(() => events.push(`${name} ends`));
	};
	const failing = run(task("first", first.promise));
	const second = run(task("second", Promise.resolve("done")));
	const third = run(task("third", Promise.resolve("done, too")));
	first.reject(new Error("broken"));
	await expect(failing).rejects.toThrow("broken");
	expect(await Promise.all([second, third])).toEqual(["done", "done, too"]);
	expect(events).toEqual(["first begins", "first ends", "second begins", "second ends", "third begins", "third ends"]);
});
