import { defineConfig } from "vitest/config";

const api = (driver: "pglite" | "postgres") => ({
	test: {
		name: `api on ${driver}`,
		include: ["apps/server/**/*.api.test.ts"],
		globalSetup: [`apps/server/test/setup-${driver}.ts`],
		testTimeout: 60_000,
		hookTimeout: 60_000,
	},
});

export default defineConfig({
	test: {
		// Loading what is tested takes longer than most tests: a worker loads it once. Files share no state but modules'.
		isolate: false,
		projects: [
			{
				test: {
					name: "unit",
					include: ["packages/**/*.test.ts", "media/src/**/*.test.ts", "proof/**/*.test.ts", "apps/**/*.test.{ts,tsx}"],
					exclude: ["**/node_modules/**", "**/*.api.test.ts"],
					// A few open the embedded database, which takes seconds on a busy machine.
					testTimeout: 30_000,
				},
			},
			api("pglite"),
			api("postgres"),
		],
	},
});
