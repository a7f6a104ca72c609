// npm run assemble -- FOLDER: copies what a production server needs to an empty folder.
import {
	cpSync,
	existsSync,
	globSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	symlinkSync,
	writeFileSync,
} from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { provide } from "./build.mjs";
import { step } from "./progress.mjs";
import { failWith, root } from "./steps.mjs";

const builtParts = ["apps/server/dist", "apps/office/dist", "apps/web/build"];
const parts = [
	"apps/server/fonts",
	"apps/server/migrations",
	"apps/server/package.json",
	"apps/web/package.json",
	"media/masters",
	"mobile/kvart.apk",
	"deploy/health.mjs",
	"deploy/backup.sh",
	"deploy/restore.sh",
	"deploy/postgres/roles.sql",
];
const builtFiles = ["apps/server/dist/*.js", "apps/web/build/server/**/*.js"];
// Never loaded in production. The server itself is copied as built files.
const neverInProduction = /^(@electric-sql\/pglite|vite|rolldown|pg-native|@kvart\/server)(\/|$)/;

function packageOf(specifier) {
	return specifier.split("/", specifier.startsWith("@") ? 2 : 1).join("/");
}

/** Packages that the built files import or resolve. */
async function importedPackages(build) {
	const { parseSync } = await import("oxc-parser");
	const names = new Set();
	for (const file of globSync(builtFiles, { cwd: build })) {
		const source = readFileSync(join(build, file), "utf8");
		const { staticImports, dynamicImports } = parseSync(file, source).module;
		// Computed addresses are our own files.
		const written = dynamicImports.map(({ moduleRequest: { start, end } }) =>
			/^["'](.+)["']$/.exec(source.slice(start, end)),
		);
		const found = [
			...staticImports.map(({ moduleRequest }) => moduleRequest.value),
			...written.map((text) => text?.[1]),
			...[...source.matchAll(/\.resolve\("([^".][^"]*)"\)/g)].map((match) => match[1]),
		];
		for (const name of found) if (name && !/^(\.|node:)/.test(name)) names.add(name);
	}
	return [...names].filter((name) => !neverInProduction.test(name)).map(packageOf);
}

function find(name, from) {
	for (let folder = from; folder.startsWith(root); folder = dirname(folder)) {
		const place = join(folder, "node_modules", name);
		if (existsSync(join(place, "package.json"))) return place;
	}
	return undefined;
}

/** Includes dependencies; skips optional ones that are not installed. */
function closure(names) {
	const places = new Set();
	const visit = (name, from, optional) => {
		const place = find(name, from);
		if (!place && !optional) throw new Error(`${name} is imported by the built server and not installed.`);
		if (!place || places.has(place)) return;
		places.add(place);
		const { dependencies = {}, optionalDependencies = {} } = JSON.parse(readFileSync(join(place, "package.json")));
		for (const needed of Object.keys({ ...dependencies, ...optionalDependencies })) {
			visit(needed, place, needed in optionalDependencies);
		}
	};
	for (const name of names) visit(name, join(root, "apps/server"), false);
	return [...places];
}

async function assemble(build, target) {
	mkdirSync(target, { recursive: true });
	if (readdirSync(target).length > 0) throw new Error(`${target} is not empty.`);
	const packages = closure(await importedPackages(build));
	const copy = (place, from = root) => {
		cpSync(join(from, place), join(target, place), {
			recursive: true,
			dereference: true,
			filter: (file) => !/\.(map|d\.ts|md)$/.test(file),
		});
	};
	for (const place of builtParts) copy(place, build);
	for (const place of parts) copy(place);
	for (const place of packages) copy(relative(root, place));
	// The server resolves its own files by this name.
	mkdirSync(join(target, "node_modules/@kvart"), { recursive: true });
	symlinkSync("../../apps/server", join(target, "node_modules/@kvart/server"), "dir");
	writeFileSync(join(target, "package.json"), '{ "type": "module", "private": true }\n');
	return `in ${target} with ${packages.map((place) => place.split(/node_modules[\\/]/).at(-1)).join(", ")}`;
}

try {
	const [folder] = process.argv.slice(2);
	if (!folder) throw new Error("Name a folder: npm run assemble -- FOLDER");
	let built;
	await step("Build", async (report) => {
		built = await provide(report);
		return built.note;
	});
	await step("Assemble", () => assemble(built.build, resolve(folder)));
} catch (error) {
	failWith(error);
}
