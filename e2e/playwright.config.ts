import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { defineConfig } from "@playwright/test";
import { projectNode } from "../scripts/steps.mjs";
import { sharedData, startOfTests } from "./data-folders.ts";
import { startTimeout } from "./own-server.ts";

const port = Number(process.env["E2E_PORT"] ?? 3417);
/** Milliseconds after each step, to find tests that pass only because the page is not finished yet. */
const slowMo = Number(process.env["E2E_SLOW_MOTION"] ?? 0);

/** Prefers the headless shell: a third faster. */
function findChromium(): string {
	const folders = (process.env["PATH"] ?? "").split(delimiter);
	const found = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"]
		.flatMap((name) => folders.map((folder) => join(folder, name)))
		.find((file) => existsSync(file));
	if (!found) throw new Error("Chromium is not on the PATH: apt-get install chromium-headless-shell.");
	return found;
}

export default defineConfig({
	projects: [
		// Without a browser: what a program reads.
		{ name: "http", testDir: "http" },
		{ name: "browser", testDir: ".", testIgnore: "http/**" },
	],
	outputDir: "../test-results",
	fullyParallel: true,
	// Tests that only guard a release: `npm run test:release`.
	grepInvert: process.env["RELEASE_TESTS"] ? /^$/ : /@release/,
	forbidOnly: true,
	retries: 0,
	// With two workers, two cores were idle for a seventh of the time.
	workers: 3,
	// For tests that hang: the longest takes 25 seconds on a quiet machine.
	timeout: 120_000,
	expect: { timeout: 15_000 },
	// The JSON report is for scripts/test.mjs; without a file name it would go to the screen.
	reporter: process.env["PLAYWRIGHT_JSON_OUTPUT_NAME"] ? [["dot"], ["json"]] : [["list"]],
	use: {
		baseURL: `http://localhost:${port}`,
		launchOptions: { executablePath: findChromium(), slowMo },
		locale: "sr-Latn-RS",
		timezoneId: "Europe/Belgrade",
		// Animations are a quarter of a browser's work; journeys about them enable them.
		contextOptions: { reducedMotion: "reduce" },
		screenshot: "only-on-failure",
		// Requests of a service worker cannot be held or answered by a test; the journeys without a line allow it.
		serviceWorkers: "block",
	},
	webServer: {
		command: `"${projectNode}" "${join(import.meta.dirname, "shared-server.mjs")}"`,
		url: `http://localhost:${port}/api/health`,
		env: {
			PORT: String(port),
			DATA_DIR: sharedData,
			CLOCK: startOfTests,
			RATE_LIMIT: "off",
			PICTURE_EFFORT: "0",
			PICTURES_AHEAD: "0",
		},
		reuseExistingServer: false,
		// It first fills the database that all servers copy.
		timeout: startTimeout,
	},
});
