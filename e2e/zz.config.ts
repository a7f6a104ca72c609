import { defineConfig } from "@playwright/test";
export default defineConfig({
	testDir: ".",
	outputDir: "/tmp/pw-out",
	fullyParallel: true,
	workers: 2,
	reporter: [["line"]],
	use: {
		baseURL: "http://localhost:3221",
		launchOptions: { executablePath: "/usr/bin/chromium" },
		locale: "sr-Latn-RS",
		timezoneId: "Europe/Belgrade",
	},
});
