import { createHash } from "node:crypto";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { refuseOtherProgram, testedNode } from "./own-node.mjs";
import { root } from "./steps.mjs";

const read = (file) => JSON.parse(readFileSync(join(root, file), "utf8"));

test("there is a checksum for each package of the project's own Node, in its version", () => {
	const wanted = Object.entries(read("package.json").optionalDependencies).filter(([name]) => name.startsWith("node-"));
	expect(wanted.map(([name]) => name).toSorted()).toEqual(Object.keys(testedNode.programs).toSorted());
	for (const [, version] of wanted) expect(version).toBe(testedNode.version);
});

test("a program that differs in one byte is refused with both checksums, and deleted", () => {
	const folder = mkdtempSync(join(tmpdir(), "kvart-own-node-"));
	const file = join(folder, "node");
	const tested = createHash("sha256").update("a program").digest("hex");
	const known = { version: "26.0.0", programs: { "node-here": tested } };
	writeFileSync(file, "a program");
	expect(() => refuseOtherProgram(file, "node-here", known)).not.toThrow();
	writeFileSync(file, "a pr0gram");
	const found = createHash("sha256").update("a pr0gram").digest("hex");
	expect(() => refuseOtherProgram(file, "node-here", known)).toThrow(
		`Its SHA-256 is ${found}, but scripts/own-node.mjs has ${tested}.`,
	);
	expect(existsSync(file)).toBe(false);
	writeFileSync(file, "a program");
	expect(() => refuseOtherProgram(file, "node-elsewhere", known)).toThrow("has none");
	rmSync(folder, { recursive: true, force: true });
});
