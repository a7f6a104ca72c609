// The server that most tests share. Each run gets a new database, because what the last one left in it would be in the way;
// the pictures stay.
import { rmSync } from "node:fs";
import { join } from "node:path";

rmSync(join(process.env.DATA_DIR, "postgres"), { recursive: true, force: true });
await import("../apps/server/dist/main.js");
