// Writes the API's description: node scripts/write-openapi.mjs FILE
import { writeFileSync } from "node:fs";
import { openApiDocument } from "@kvart/contract/openapi";

const [file] = process.argv.slice(2);
writeFileSync(file, JSON.stringify(openApiDocument()));
