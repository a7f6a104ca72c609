import { defineConfig } from "vitest/config";

const api = (driver: "pglite" | "postgres", include: string[]) => ({
	test: {
		name: `api on ${driver}`,
		include,
		globalSetup: [`apps/server/test/setup-${driver}.ts`],
		testTimeout: 60_000,
		hookTimeout: 60_000,
	},
});

const unit = (name: string, include: string[], isolate: boolean) => ({
	test: {
		name,
		include,
		exclude: ["**/node_modules/**", "**/*.{api,postgres,dom}.test.{ts,tsx}"],
		// A few open the embedded database, which takes seconds on a busy machine.
		testTimeout: 30_000,
		isolate,
	},
});

export default defineConfig({
	test: {
		// Loading what is tested takes longer than most tests: a worker loads it once. Files share no state but modules'.
		isolate: false,
		// Tests wait for their database as often as they work: two cores are busy with three.
		maxWorkers: 3,
		projects: [
			unit("unit", ["{packages,media/src,proof,scripts,apps/server,apps/web}/**/*.test.{ts,tsx,mjs}"], false),
			// The office keeps its language in a module, and some of its tests put another in its place.
			unit("office", ["apps/office/**/*.test.{ts,tsx}"], true),
			// Hooks of the site that hold rules, in a DOM without a browser.
			{
				test: {
					name: "dom",
					include: ["apps/web/**/*.dom.test.tsx"],
					environment: "happy-dom",
					setupFiles: "apps/web/app/page-texts.dom-setup.ts",
					isolate: true,
				},
			},
			api("pglite", ["apps/server/**/*.api.test.ts"]),
			api("postgres", ["apps/server/**/*.{api,postgres}.test.ts"]),
		],
	},
});
