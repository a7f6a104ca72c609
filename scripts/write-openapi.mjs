import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { openApiDocument } from "@kvart/contract/openapi";
import { root } from "./steps.mjs";

const file = join(root, "apps/server/openapi.json");
writeFileSync(file, `${JSON.stringify(openApiDocument(), null, "\t")}\n`);
console.log(`Wrote ${file}`);
