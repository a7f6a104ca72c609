import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, languages, test } from "../fixtures.ts";
import { publicPaths } from "./walk.ts";

const vnu = createRequire(import.meta.url).resolve("vnu-jar/build/dist/vnu.jar");

// A short run: the first compiler tier is faster in total, but needs a deeper stack.
const quickStart = ["-Xss4m", "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"];

/** Findings of the Nu Html Checker, one per line. */
async function findings(folder: string): Promise<string[]> {
	const options = ["--errors-only", "--format", "gnu", "--exit-zero-always", folder];
	const run = [...quickStart, "-jar", vnu, ...options];
	const { stderr } = await promisify(execFile)("java", run, { maxBuffer: 64 * 1024 * 1024 });
	return stderr.split("\n").filter(Boolean);
}

test("every page is valid HTML by the Nu checker", async ({ request }) => {
	test.slow();
	const folder = mkdtempSync(join(tmpdir(), "kvart-html-"));
	for (const path of publicPaths) {
		for (const { root, lang } of languages) {
			const html = await (await request.get(root && path === "/" ? root : root + path)).text();
			writeFileSync(join(folder, `${path.replaceAll(/\W+/g, "-")}.${lang}.html`), html);
		}
	}
	const found = await findings(folder);
	rmSync(folder, { recursive: true });
	expect(found).toEqual([]);
});
