// Runs a tool of the project on the project's own Node: node scripts/with-project-node.mjs TOOL ARGUMENTS
import { failWith, run } from "./steps.mjs";

const [tool, ...rest] = process.argv.slice(2);
await run(tool, rest).catch(failWith);
