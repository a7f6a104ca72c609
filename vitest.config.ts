import { defineConfig } from "vitest/config";

/** For projects whose files share a worker. */
const setupFiles = "scripts/undo-replacements.mjs";

const api = (driver: "pglite" | "postgres", include: string[]) => ({
	test: {
		name: `api on ${driver}`,
		include,
		setupFiles,
		globalSetup: [`apps/server/test/setup-${driver}.ts`],
		testTimeout: 60_000,
		hookTimeout: 60_000,
	},
});

/** Where the driver matters: types, times, collation, queues, what starts and fills the embedded database. */
const onBothDatabases = [
	"platform/{database/*,follow-content,shared-counts}",
	"demo/{accounts,rolling}",
	"modules/booking/{booking,request-key}",
	"modules/mail/delivery",
	"modules/retention/audit-months",
	"modules/staff/members/member-list",
	"modules/staff/reports/reports",
].map((name) => `apps/server/src/${name}.api.test.ts`);

export default defineConfig({
	test: {
		// Loading what is tested takes longer than most tests: a worker loads it once. Files share no state but modules':
		// tests that replace a module (`vi.mock`) belong to the isolated project "dom".
		isolate: false,
		// What a file leaves behind in its worker shows only in some orders. The run prints its seed.
		sequence: { shuffle: { files: Boolean(process.env["RELEASE_TESTS"]) } },
		// Tests wait for their database as often as they work: two cores are busy with three.
		maxWorkers: 3,
		projects: [
			{
				test: {
					name: "unit",
					include: ["{packages,media/src,proof,scripts,apps}/**/*.test.{ts,tsx,mjs}"],
					exclude: ["**/node_modules/**", "**/*.{api,postgres,dom}.test.{ts,tsx}"],
					setupFiles,
					// A few open the embedded database, which takes seconds on a busy machine.
					testTimeout: 30_000,
				},
			},
			// Hooks and parts that hold rules, in a DOM without a browser.
			{
				test: {
					name: "dom",
					include: ["apps/{web,office}/**/*.dom.test.{ts,tsx}"],
					environment: "happy-dom",
					// What a test waits for takes as long as the machine is busy.
					testTimeout: 30_000,
					setupFiles: "apps/web/app/page-texts.dom-setup.ts",
					// Each file has a global object of its own; happy-dom is loaded once a worker.
					pool: "vmForks",
				},
			},
			api("pglite", process.env["RELEASE_TESTS"] ? ["apps/server/**/*.api.test.ts"] : onBothDatabases),
			api("postgres", ["apps/server/**/*.{api,postgres}.test.ts"]),
		],
	},
});
