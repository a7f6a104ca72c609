import { existsSync, globSync } from "node:fs";
import { delimiter, join } from "node:path";
import { run } from "./steps.mjs";

export function findProgram(name, places = []) {
	const onPath = (process.env.PATH ?? "").split(delimiter).map((folder) => join(folder, name));
	return [...places.flatMap((place) => globSync(place)), ...onPath].find((file) => existsSync(file));
}

function findFont(names) {
	return names.find((name) => globSync(`/usr/share/fonts/**/${name}.ttf`).length > 0);
}

const needed = [
	{
		package: "chromium-headless-shell",
		there: () => ["chromium-headless-shell", "chromium", "chromium-browser"].find((name) => findProgram(name)),
		why: "for the browser tests; a full chromium also works, but is slower",
	},
	{
		package: "chromium",
		there: () => ["chromium", "chromium-browser", "google-chrome"].find((name) => findProgram(name)),
		why: "for the tests of the back button, which the headless shell does not support",
	},
	{
		package: "fonts-liberation",
		there: () =>
			process.platform !== "linux" || findFont(["Arial", "arial", "LiberationSans-Regular", "Roboto-Regular"]),
		why: "the fallback font that pages are measured with",
	},
	{
		package: "postgresql",
		there: () => process.env.TEST_DATABASE_URL ?? findProgram("initdb", ["/usr/lib/postgresql/*/bin/initdb"]),
		why: "for the API tests; or set TEST_DATABASE_URL",
	},
	{
		package: "dovecot-imapd",
		there: () => findProgram("dovecot", ["/usr/sbin/dovecot"]),
		why: "the mailbox that the API tests read answers from",
	},
	{
		package: "firefox-esr",
		there: () => findProgram("firefox-esr"),
		why: "for a few journeys",
	},
	{
		package: "webkit2gtk-driver",
		there: () => findProgram("WebKitWebDriver"),
		why: "for the same journeys in WebKit",
	},
	{
		package: "xvfb",
		there: () => findProgram("xvfb-run"),
		why: "WebKit needs a display",
	},
	{
		package: "xauth",
		there: () => findProgram("xauth"),
		why: "for xvfb",
	},
	{
		package: "default-jre-headless",
		there: () => findProgram("java"),
		why: "for the HTML checker",
	},
];

/** Installs missing programs with apt; elsewhere the error says what to install. */
export async function ensurePrerequisites(wanted = needed) {
	const missing = wanted.filter(({ there }) => !there());
	if (missing.length === 0) return "installed";
	const names = missing.map((tool) => tool.package);
	const canInstall = findProgram("apt-get") && process.getuid?.() === 0;
	if (!canInstall) {
		const lines = missing.map((tool) => `  ${tool.package}: ${tool.why}`);
		throw new Error(
			`Please install, then run again (on Debian: sudo apt-get install ${names.join(" ")}):\n${lines.join("\n")}`,
		);
	}
	const env = { DEBIAN_FRONTEND: "noninteractive" };
	await run("apt-get", ["update", "-qq"], { quiet: true, env });
	await run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...names], { quiet: true, env });
	return `installed: ${names.join(", ")}`;
}
