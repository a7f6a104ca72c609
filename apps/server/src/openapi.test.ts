import { readFileSync } from "node:fs";
import { join } from "node:path";
import { openApiDocument } from "@kvart/contract/openapi";
import { expect, test } from "vitest";

test("the committed openapi.json is that of the contract (npm run openapi writes it anew)", () => {
	const committed = readFileSync(join(import.meta.dirname, "../openapi.json"), "utf8");
	expect(committed).toBe(`${JSON.stringify(openApiDocument(), null, "\t")}\n`);
});
