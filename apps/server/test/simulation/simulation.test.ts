import { expect, test } from "vitest";
import { embeddedDatabases } from "./databases.ts";
import { knownSeeds } from "./known-seeds.ts";
import { simulate } from "./run.ts";

/** Small enough for every run of the tests; `npm run simulate` goes through a year. */
const plan = { databases: embeddedDatabases(), members: 25, classesADay: 8, stepsADay: 45 };

// Each of their defects has an API test, too.
test.for(process.env["RELEASE_TESTS"] ? knownSeeds : [])(
	"seed $seed from $from for $days days: $found",
	{ timeout: 120_000 },
	async ({ found: _, ...of }) => {
		const { failure, lines } = await simulate({ ...plan, ...of });
		expect(failure && [...lines, ...failure.problems]).toBeNull();
	},
);

test("the house does what the model says, and the same seed gives the same history", {
	timeout: 120_000,
}, async () => {
	const short = { ...plan, from: "2027-03-26", seed: 4, days: 1 };
	const [one, other] = [await simulate(short), await simulate(short)];
	expect(one.failure && [...one.lines, ...one.failure.problems]).toBeNull();
	expect(one.digest).toBe(other.digest);
	expect(one.actions).toBeGreaterThan(30);
});
