import { existsSync, globSync } from "node:fs";
import { delimiter, join } from "node:path";
import { run } from "./steps.mjs";

/** Where a program is, on the PATH or in one of the given places. */
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
		why: "the browser tests drive it; a chromium with a window does, too, in more time",
	},
	{
		package: "chromium",
		there: () => ["chromium", "chromium-browser", "google-chrome"].find((name) => findProgram(name)),
		why: "the tests of the back button need what the one without a window lacks",
	},
	{
		package: "fonts-liberation",
		there: () =>
			process.platform !== "linux" || findFont(["Arial", "arial", "LiberationSans-Regular", "Roboto-Regular"]),
		why: "every visitor has Arial or its like, and pages are measured with it until their own type has come",
	},
	{
		package: "postgresql",
		there: () => process.env.TEST_DATABASE_URL ?? findProgram("initdb", ["/usr/lib/postgresql/*/bin/initdb"]),
		why: "the API tests run on it, too; TEST_DATABASE_URL can name a server instead",
	},
	{
		package: "firefox-esr",
		there: () => findProgram("firefox-esr"),
		why: "a few journeys run in it, too",
	},
	{
		package: "webkit2gtk-driver",
		there: () => findProgram("WebKitWebDriver"),
		why: "the same journeys in the engine of Safari and of GNOME's browsers",
	},
	{
		package: "xvfb",
		there: () => findProgram("xvfb-run"),
		why: "that engine needs a screen, if only in memory",
	},
	{
		package: "xauth",
		there: () => findProgram("xauth"),
		why: "so does its screen",
	},
	{
		package: "default-jre-headless",
		there: () => findProgram("java"),
		why: "the HTML checker runs on it",
	},
];

/** Installs with apt what the tests, or what is given, needs and the machine lacks; elsewhere it says what to install. */
export async function ensurePrerequisites(wanted = needed) {
	const missing = wanted.filter(({ there }) => !there());
	if (missing.length === 0) return "are there";
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
