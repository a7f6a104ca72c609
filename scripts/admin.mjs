// npm run admin -- create EMAIL: manages administrators on the server.
import { install } from "./install.mjs";
import { failWith, runInTerminal } from "./steps.mjs";

await install().catch(failWith);
runInTerminal(["apps/server/src/admin/main.ts", ...process.argv.slice(2)]);
