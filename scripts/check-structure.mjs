// Checks the import rules of ARCHITECTURE.md and others that no linter has. Messages say where the code belongs.
import { globSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { parseSync } from "oxc-parser";
import { findCircle } from "./circles.mjs";
import { root } from "./steps.mjs";

const sources = ["packages/*/src/**/*.ts", "apps/*/{src,app,test}/**/*.{ts,tsx}", "media/src/**/*.ts", "proof/**/*.ts"];
const files = globSync(sources, { cwd: root, exclude: ["**/paraglide/**"] });

/** Only their length is checked. */
const otherFiles = globSync(["{apps,packages}/**/*.css", "{e2e,bench,scripts}/**/*.{ts,tsx,mjs}"], {
	cwd: root,
	exclude: ["**/node_modules/**", "**/build/**", "**/dist/**"],
});

const problems = [];

function placeOf(file) {
	// The areas of the back office are modules of their own.
	const server = /^apps\/server\/(?:src|test)\/(?:modules\/(staff\/[\w-]+|[\w-]+)\/([\w-]+)|(platform|demo)\/|)/.exec(
		file,
	);
	const web =
		/^apps\/web\/app\/(?:(apps|enhance|worker|routes|ui|lib|i18n|paraglide|messages)\/|features\/([\w-]+)\/|)/.exec(
			file,
		);
	const office = /^apps\/office\/app\/(?:(shell|parts|lib|i18n|theme|paraglide|messages)\/|areas\/([\w-]+)\/|)/.exec(
		file,
	);
	if (file.startsWith("packages/contract/")) return { app: "contract" };
	if (file.startsWith("packages/browser/")) return { app: "browser" };
	if (file.startsWith("media/")) return { app: "media" };
	if (server) return { app: "server", module: server[1], layer: server[2], area: server[3] ?? "root" };
	if (office) return { app: "office", layer: office[1] ?? (office[2] ? "areas" : "root"), area: office[2] };
	if (web) return { app: "web", layer: web[1] ?? (web[2] ? "features" : "root"), feature: web[2] };
	return { app: "other" };
}

const webOrder = ["root", "apps", "routes", "enhance", "features", "ui", "worker", "lib", "i18n"];

function webRule(from, to) {
	if (from.layer === "features" && to.layer === "features" && from.feature !== to.feature) {
		return `a feature never imports another one: compose "${from.feature}" and "${to.feature}" in a route, or move what both need to ui/ or lib/`;
	}
	if (from.layer === "enhance" && to.file.endsWith(".tsx"))
		return "enhance/ is on every page and carries no React: render it on the server and find it by a data attribute";
	const [above, below] = [webOrder.indexOf(from.layer), webOrder.indexOf(to.layer)];
	if (from.layer === "root" && to.layer === "root") return null;
	if (to.layer === "root" || (above > below && below >= 0 && !(from.layer === "i18n" && to.layer === "lib"))) {
		return `${from.layer}/ is below ${to.layer}/: pass it in as a prop, or move it down to ${from.layer}/ or lower`;
	}
	return null;
}

// `lib` and `i18n` are one level: they import each other.
const officeLevels = { root: 0, shell: 1, areas: 2, parts: 3, lib: 4, i18n: 4, theme: 5 };

function officeRule(from, to) {
	if (from.layer === "areas" && to.layer === "areas" && from.area !== to.area) {
		return `an area never imports another one: move what "${from.area}" and "${to.area}" both need to parts/ or lib/`;
	}
	if (to.layer === "root" && from.layer !== "root")
		return "only main.tsx and its neighbours import the list of areas: pass it in as a prop";
	if (officeLevels[from.layer] > officeLevels[to.layer])
		return `${from.layer}/ is below ${to.layer}/: pass it in as a prop, or move it down to ${from.layer}/ or lower`;
	return null;
}

function serverRule(from, to) {
	if (from.area === "platform" && to.module)
		return "platform/ imports no module: pass a function in from app.ts, or move this code into the module";
	if (from.module && to.area === "demo")
		return "only main.ts and tests import demo/: move what the module needs into the module";
	if (!from.module || !to.module) return null;
	if (from.module === "mail" && to.module !== "mail")
		return "mail/ imports no module, as those that queue mails are those that mails are about: compose it in mail-templates/";
	if (to.module === "mail-templates" && from.module !== "mail-templates")
		return "mail-templates/ reads the records of other modules: render with `mailing` of the server's deps";
	if (from.module !== to.module) {
		return to.layer === "service" || from.layer === "routes"
			? null
			: `module "${from.module}" reaches "${to.module}" only through its service.ts: add a function there`;
	}
	if (from.layer === "routes" && to.layer === "queries") return "routes.ts holds no SQL: call it from service.ts";
	if (from.layer === "queries" && ["service", "routes"].includes(to.layer))
		return "queries.ts is the lowest layer: move the rule that needs this to service.ts";
	if (from.layer === "service" && to.layer === "routes")
		return "service.ts contains no HTTP: move the shared part to service.ts";
	return null;
}

function appRule(from, to) {
	if (from.app === to.app) return null;
	// Trials share the tools of the server's tests, as benches and browser tests do.
	if (from.app === "other" && to.file.startsWith("apps/server/test/")) return null;
	if (to.app === "contract" || to.app === "media")
		return from.app === "contract" ? "contract imports only zod: move this to the app that needs it" : null;
	if (to.app === "browser" && ["web", "office"].includes(from.app)) return null;
	if (to.app === "browser") return "packages/browser needs a browser: only the site and the office import it";
	return `${from.app} never imports ${to.app}: what both need belongs in packages/contract, or packages/browser if it needs a browser`;
}

function ruleFor(from, to) {
	const across = appRule(from, to);
	if (across) return across;
	if (from.app === "web" && to.app === "web") return webRule(from, to);
	if (from.app === "office" && to.app === "office") return officeRule(from, to);
	if (from.app === "server" && to.app === "server" && !from.test) return serverRule(from, to);
	return null;
}

function packageRule(from, name) {
	if (from.test) return null;
	if (from.layer === "enhance" && name.startsWith("react")) return "enhance/ is on every page and carries no React";
	if (from.app === "contract" && name !== "zod")
		return `contract imports only zod, not "${name}": move this to the app that needs it`;
	if (from.app === "server" && from.module && from.layer !== "queries" && name === "drizzle-orm")
		return "SQL lives in queries.ts: write a query there and call it";
	return null;
}

function resolveTarget(file, specifier) {
	if (specifier.startsWith(".")) return relative(root, resolve(root, dirname(file), specifier));
	const own = /^@kvart\/(browser|contract|media)\/(.+)$/.exec(specifier);
	if (!own) return null;
	return own[1] === "media" ? `media/src/${own[2]}.ts` : `packages/${own[1]}/src/${own[2]}.ts`;
}

const forbiddenNames = /(^|\/)(utils?|misc|helpers?|common|index)\.tsx?$/;
// The age of files depends on the time of the machine, not on the clock of the app.
const mayReadClock = /(platform\/clock|media\/file-cache)\.ts$|^media\/|contract\/src\/time\.ts$/;
const contentFiles =
	/\/(demo\/content|messages)\/|media\/src\/(masters|slots|galleries)\.ts$|contract\/src\/pages\.ts$/;

function checkLength(file, source) {
	const lines = source.trimEnd().split("\n").length;
	if (lines > 400 && !contentFiles.test(file))
		problems.push(`${file}: has ${lines} lines, at most 400 are allowed: split it by topic.`);
}

/** Types exist only for the compiler. Files that load on demand count, too. */
function loadedBy(file, source, { staticImports, staticExports, dynamicImports }) {
	const values = [...staticImports, ...staticExports].flatMap(({ moduleRequest, entries }) => {
		const [first] = entries;
		const request = moduleRequest ?? first?.moduleRequest;
		return request && !(first && entries.every(({ isType }) => isType)) ? [request.value] : [];
	});
	const onDemand = dynamicImports.map(({ moduleRequest: { start, end } }) => source.slice(start + 1, end - 1));
	return [...values, ...onDemand].flatMap((name) => resolveTarget(file, name) ?? []);
}

const loaded = new Map();

for (const file of otherFiles) checkLength(file, readFileSync(join(root, file), "utf8"));

for (const file of files) {
	const source = readFileSync(join(root, file), "utf8");
	const test = /\.test\.tsx?$|\/test\//.test(file);
	const place = { ...placeOf(file), test };
	const { module } = parseSync(file, source);
	const report = (text) => problems.push(`${file}: ${text}`);
	for (const { moduleRequest } of module.staticImports) {
		if (moduleRequest.value.includes("+types/")) continue;
		const target = resolveTarget(file, moduleRequest.value);
		const rule = target
			? ruleFor(place, { ...placeOf(target), file: target })
			: packageRule(place, moduleRequest.value);
		if (rule) report(`imports ${moduleRequest.value}, but ${rule}.`);
	}
	if (place.app === "server" && !test) loaded.set(file, loadedBy(file, source, module));
	if (forbiddenNames.test(file)) report("has an empty name: name it after what it contains.");
	checkLength(file, source);
	if (!test && !mayReadClock.test(file) && /\bnew Date\(\)|\bDate\.now\(\)/.test(source) && place.app === "server") {
		report("reads the time: take the clock as an argument.");
	}
	if (/process\.env\b/.test(source) && place.app === "server" && !test && !/(env|main)\.ts$/.test(file)) {
		report("reads process.env: settings are read in env.ts and passed on.");
	}
	if (/^vi\.(?:do)?[mM]ock\(/m.test(source) && !file.includes(".dom.test.")) {
		report(
			"replaces a module, which files after it in the same worker get, too: pass the fake in, or name it *.dom.test.",
		);
	}
}

const circle = findCircle(loaded);
if (circle) {
	problems.push(
		`${circle.join("\n  imports ")}\n  Files of the server import each other in no circle: pass in what one of them needs.`,
	);
}

// Media queries cannot read custom properties, so the tokens list the widths that may stand in them.
const [tokens] = globSync(["packages/tokens/**/tokens.css", "apps/web/app/ui/tokens.css"], { cwd: root });
const breakpoints = [...readFileSync(join(root, tokens), "utf8").matchAll(/--breakpoint-\w+: (\d+px)/g)].map(
	([, width]) => width,
);
for (const file of globSync("apps/web/app/**/*.css", { cwd: root })) {
	for (const [query] of readFileSync(join(root, file), "utf8").matchAll(/@media[^{]*width[^{]*/g)) {
		for (const [width] of query.matchAll(/\d+px/g)) {
			if (!breakpoints.includes(width))
				problems.push(`${file}: ${query.trim()} is no breakpoint of ${tokens}: use ${breakpoints.join(", ")}.`);
		}
	}
}

if (problems.length > 0) {
	console.error(problems.join("\n"));
	process.exit(1);
}
console.log(`${files.length + otherFiles.length} files follow the structure`);
