// npm run simulate -- [--seed N] [--days N] [--people N] [--until STEP] [--minutes N] [--postgres] [--known]: the house under a simulated clock, with faults.
import { join } from "node:path";
import { root, runInTerminal } from "./steps.mjs";

runInTerminal([join(root, "apps/server/test/simulation/main.ts"), ...process.argv.slice(2)]);
