import { expect, test } from "vitest";
import { Registry } from "./registry.ts";

test("a histogram counts a value in every bucket that it fits into", async () => {
	const registry = new Registry();
	const seconds = registry.histogram("seconds", "Time.", [0.1, 1]);
	for (const value of [0.05, 0.5, 5]) seconds.observe({ route: "page" }, value);
	expect(await registry.text()).toBe(
		[
			"# HELP seconds Time.",
			"# TYPE seconds histogram",
			'seconds_bucket{route="page",le="0.1"} 1',
			'seconds_bucket{route="page",le="1"} 2',
			'seconds_bucket{route="page",le="+Inf"} 3',
			'seconds_sum{route="page"} 5.55',
			'seconds_count{route="page"} 3',
			"",
		].join("\n"),
	);
});

test("what stands in a label cannot end it", async () => {
	const registry = new Registry();
	registry.counter("things_total", "Things.").add({ name: 'a"b\\c\nd' });
	expect(await registry.text()).toContain('things_total{name="a\\"b\\\\c\\nd"} 1\n');
});

test("a reading that fails is left out, and the others stay", async () => {
	const registry = new Registry();
	registry.reading("gauge", "broken", "Fails.", () => Promise.reject(new Error("no database")));
	registry.reading("gauge", "fine", "Works.", () => 7);
	expect(await registry.text()).toBe("# HELP fine Works.\n# TYPE fine gauge\nfine 7\n");
});
