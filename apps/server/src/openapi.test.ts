import { readFileSync } from "node:fs";
import { join } from "node:path";
import { openApiDocument } from "@kvart/contract/openapi";
import { expect, test } from "vitest";

test("openapi.json is up to date (npm run openapi)", () => {
	const committed = readFileSync(join(import.meta.dirname, "../openapi.json"), "utf8");
	expect(committed).toBe(`${JSON.stringify(openApiDocument(), null, "\t")}\n`);
});
