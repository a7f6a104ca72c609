// Runs a tool or script on the project's own Node: node scripts/with-project-node.mjs TOOL|node ARGUMENTS
import { failWith, projectNode, run, runTool } from "./steps.mjs";

const [tool, ...rest] = process.argv.slice(2);
await (tool === "node" ? run(projectNode, rest) : runTool(tool, rest)).catch(failWith);
