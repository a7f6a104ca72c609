import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../../..");
const documents = globSync(["*.md", "docs/*.md", "docs/guides/*.md"], { cwd: root });
const ownPath = /`((?:apps|packages|scripts|deploy|docs|media|mobile|e2e|bench|proof)\/[\w@./-]+)`/g;
// Created on the server, never committed.
const ofOperators = /\/deploy\/(secrets|certificates)$/;
const link = /\]\((?!https?:|#|mailto:)([^)\s#]+)/g;

// Except decision records, which describe the past.
test.for(documents)("paths and links in %s exist", (document) => {
	const text = readFileSync(join(root, document), "utf8");
	const named = [
		...[...text.matchAll(ownPath)].map(([, path = ""]) => join(root, path)),
		...[...text.matchAll(link)].map(([, path = ""]) => join(root, dirname(document), path)),
	];
	expect(named.filter((path) => !existsSync(path) && !ofOperators.test(path))).toEqual([]);
});
