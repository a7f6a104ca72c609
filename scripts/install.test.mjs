import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { explainInstall, explainRoom, refuseFullDisk } from "./explain.mjs";
import { explainNode, fetchLocked, findNpm, isForThisMachine, isInstalled } from "./install.mjs";
import { toolEntry } from "./steps.mjs";

const { complaintAbout } = createRequire(import.meta.url)("./node-version.cjs");

let folder;
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), "kvart-install-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function put(...path) {
	const file = join(folder, ...path);
	mkdirSync(join(file, ".."), { recursive: true });
	writeFileSync(file, "");
	return file;
}

const isThere = () => true;

describe("isInstalled", () => {
	const locked = {
		"": { name: "kvart" },
		"node_modules/a": { version: "1.0.0", integrity: "sha512-a" },
		"node_modules/part-of-windows": { version: "1.0.0", optional: true },
	};
	const installed = { "node_modules/a": { version: "1.0.0", integrity: "sha512-a" } };

	test("ignores optional packages of other platforms", () => {
		expect(isInstalled(locked, installed, isThere)).toBe(true);
	});

	test.each([
		["nothing", undefined],
		["another version", { "node_modules/a": { version: "1.0.1", integrity: "sha512-a" } }],
		["other bytes", { "node_modules/a": { version: "1.0.0", integrity: "sha512-b" } }],
		["too little", {}],
		["too much", { ...installed, "node_modules/b": { version: "1.0.0" } }],
	])("fails with %s", (_, wrong) => {
		expect(isInstalled(locked, wrong, isThere)).toBe(false);
	});

	test.each([
		[{}, true],
		[{ os: ["linux", "darwin"], cpu: "arm64" }, true],
		[{ os: "!win32" }, true],
		[{ os: ["!linux"] }, false],
		[{ os: ["linux"], cpu: ["x64"] }, false],
	])("filters by platform: %j", (entry, counts) => {
		expect(isForThisMachine(entry, { platform: "linux", arch: "arm64" })).toBe(counts);
	});

	test("fails if a folder is missing", () => {
		expect(isInstalled(locked, installed, (path) => path !== "node_modules/a")).toBe(false);
	});
});

describe("npm", () => {
	test("is the one that runs this command", () => {
		const file = put("npm-cli.js");
		expect(findNpm({ npm_execpath: file }, "/nowhere/at/all/node")).toBe(file);
	});

	test("is found next to Node, on all systems", () => {
		const windows = put("windows/node_modules/npm/bin/npm-cli.js");
		expect(findNpm({}, join(folder, "windows/node.exe"))).toBe(windows);
		const others = put("usr/lib/node_modules/npm/bin/npm-cli.js");
		expect(findNpm({ npm_execpath: put("yarn.js") }, join(folder, "usr/bin/node"))).toBe(others);
	});

	test("is found behind a link on the PATH, or explained if missing", () => {
		const file = put("share/npm-cli.js");
		mkdirSync(join(folder, "bin"));
		symlinkSync(file, join(folder, "bin/npm"));
		expect(findNpm({ PATH: join(folder, "bin") }, "/nowhere/at/all/node")).toBe(file);
		expect(() => findNpm({ PATH: "/nowhere" }, "/nowhere/at/all/node")).toThrow("npm was not found");
	});
});

describe("explanations", () => {
	test("no network: name the registry and what to check", () => {
		const output =
			"npm error code ENOTFOUND\nnpm error request to https://registry.npmjs.org/zod/-/zod-4.6.7.tgz failed, reason: getaddrinfo ENOTFOUND";
		expect(explainInstall(output, folder)).toContain("https://registry.npmjs.org does not respond (ENOTFOUND)");
	});

	test("full disk: name the folder and the space needed", () => {
		const output = "npm error code ENOSPC\nnpm error ENOSPC: no space left on device, write";
		for (const sentence of [explainInstall(output, folder), explainRoom(output, folder)]) {
			expect(sentence).toMatch(/The disk is full: \d+ MB are left for .*kvart-install/);
		}
	});

	test("too little room: says so before npm runs, which would not stop", () => {
		expect(() => refuseFullDisk(folder, { hasPackages: false, free: 400 })).toThrow(
			/no room for the packages: 400 MB are left for .*kvart-install.*\nPackages and build need 1\.5 GB/,
		);
		expect(() => refuseFullDisk(folder, { hasPackages: true, free: 100 })).toThrow("100 MB are left");
		expect(() => refuseFullDisk(folder, { hasPackages: true, free: 400 })).not.toThrow();
		expect(() => refuseFullDisk(folder, { hasPackages: false, free: 1500 })).not.toThrow();
	});

	test("file in use; unknown failures are not explained", () => {
		expect(explainInstall("npm error EPERM: operation not permitted, unlink 'node.exe'", folder)).toContain(
			"Stop the server",
		);
		expect(explainInstall("npm error code EINTEGRITY", folder)).toBeUndefined();
		expect(explainRoom("Error: Unexpected token", folder)).toBeUndefined();
	});

	test("a library that the project's Node lacks", () => {
		const output = "node: error while loading shared libraries: libatomic.so.1: cannot open shared object file";
		expect(explainNode(output)).toContain("apt-get install libatomic1");
		expect(explainNode("exec format error")).toContain("exec format error");
	});
});

/** A fake npm that fails with the given outputs. */
function npm(failures) {
	const calls = [];
	const run = async ([command, ...rest]) => {
		const call = [command, ...rest.filter((argument) => argument === "--offline")].join(" ");
		calls.push(call);
		if (failures[call]) throw Object.assign(new Error("npm ended with code 1"), { output: failures[call] });
	};
	return { run, calls };
}

describe("without a network", () => {
	const noNetwork = "npm error code ENOTFOUND\nnpm error request to https://registry.npmjs.org/-/ping failed";

	test("pings once and installs from the cache", async () => {
		const { run, calls } = npm({ ping: noNetwork });
		await fetchLocked(run, folder);
		expect(calls).toEqual(["ping", "ci --offline"]);
	});

	test("without a cache, reports the network", async () => {
		const { run } = npm({ ping: noNetwork, "ci --offline": "npm error code ENOTCACHED" });
		await expect(fetchLocked(run, folder)).rejects.toThrow("https://registry.npmjs.org does not respond (ENOTFOUND)");
	});

	test("a registry without ping counts as available", async () => {
		const { run, calls } = npm({ ping: "npm error code E404", ci: "npm error code ECONNRESET" });
		await expect(fetchLocked(run, folder)).rejects.toThrow("does not respond (ECONNRESET)");
		expect(calls).toEqual(["ping", "ci"]);
	});

	test("unknown failures show npm's output", async () => {
		const { run } = npm({ ci: "npm error code EINTEGRITY" });
		await expect(fetchLocked(run, folder)).rejects.toThrow("npm ci failed.\n\nnpm error code EINTEGRITY");
	});
});

describe("an old Node", () => {
	test.each(["12.22.0", "18.20.8", "20.18.3"])("%s is rejected with the required version", (version) => {
		expect(complaintAbout(version)).toContain(`This is Node ${version}, and KVART needs 20.19 or newer.`);
	});

	test.each(["20.19.0", "22.0.0", "26.10.0"])("%s is new enough", (version) => {
		expect(complaintAbout(version)).toBe("");
	});

	test("is rejected before the command is parsed", () => {
		writeFileSync(join(folder, "old.cjs"), 'Object.defineProperty(process.versions, "node", { value: "16.20.2" });');
		writeFileSync(join(folder, "command.mjs"), "this is no program");
		const loaded = [join(folder, "old.cjs"), join(import.meta.dirname, "node-version.cjs")].flatMap((file) => [
			"-r",
			file,
		]);
		const { status, stderr } = spawnSync(process.execPath, [...loaded, join(folder, "command.mjs")], {
			encoding: "utf8",
		});
		expect([status, stderr.split("\n")[0]]).toEqual([1, "This is Node 16.20.2, and KVART needs 20.19 or newer."]);
	});
});

test("tools are resolved in the workspace first", () => {
	for (const tool of ["biome", "knip", "oxlint", "playwright", "redocly", "rolldown", "tsc", "vitest"]) {
		expect(toolEntry(tool)).not.toContain(".bin");
	}
	const workspace = join(folder, "apps/web");
	mkdirSync(join(workspace, "node_modules/vite"), { recursive: true });
	writeFileSync(join(workspace, "node_modules/vite/package.json"), '{ "bin": { "vite": "bin/own.js" } }');
	expect(toolEntry("vite", workspace)).toBe(join(workspace, "node_modules/vite/bin/own.js"));
	expect(() => toolEntry("nothing-of-the-kind")).toThrow("npm ci");
});
