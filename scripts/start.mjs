// npm start: install, build, serve. Skips what is up to date.
import { provide } from "./build.mjs";
import { registerUse, serverArguments } from "./builds.mjs";
import { install } from "./install.mjs";
import { step } from "./progress.mjs";
import { failWith, runInTerminal } from "./steps.mjs";

async function prepare() {
	let build;
	await step("1/3 Install", install);
	await step("2/3 Build", async (report) => {
		const provided = await provide(report);
		build = provided.build;
		return provided.note;
	});
	return build;
}

const build = await prepare().catch(failWith);
console.log("3/3 Start");
const server = runInTerminal(serverArguments(build));
// The server may outlive this process and needs its build.
registerUse(build, server.pid);
