import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { provideBuild } from "./builds.mjs";
import { digestOf } from "./digest.mjs";
import { explainRoom } from "./explain.mjs";
import { install } from "./install.mjs";
import { withLock } from "./lock.mjs";
import { step } from "./progress.mjs";
import { failWith, folderLock, projectNode, root, run, runTool } from "./steps.mjs";

const scripts = ["build", "compress", "write-openapi"].map((name) => `scripts/${name}.mjs`);
const sources = ["packages", "apps", "media/src", "package-lock.json", ...scripts];

/** Builds site, office and server in the given folder, laid out as a release. */
async function make(folder, report) {
	const waiting = new Set(["site", "back office", "server"]);
	if (report) report.now = () => [...waiting].join(", ") || "compressing";
	const part = async (name, tool, args, workspace, env = {}) => {
		const options = { quiet: true, cwd: join(root, workspace), env: { NODE_ENV: "production", ...env } };
		await runTool(tool, args, options);
		waiting.delete(name);
	};
	const [web, office, server] = ["apps/web/build", "apps/office/dist", "apps/server/dist"].map((out) =>
		join(folder, out),
	);
	// The site takes as long as the other two together.
	const parts = await Promise.allSettled([
		part("site", "vite", ["build", "--app"], "apps/web", { SITE_OUT_DIR: web }),
		part("back office", "vite", ["build", "--outDir", office, "--emptyOutDir"], "apps/office").then(() =>
			part("server", "rolldown", ["-c", "rolldown.config.mjs", "--dir", server], "apps/server"),
		),
	]);
	for (const { reason } of parts) if (reason) throw reason;
	await run(projectNode, ["scripts/write-openapi.mjs", join(server, "openapi.json")], { quiet: true });
	await run(projectNode, [join(root, "scripts/compress.mjs"), join(web, "client"), office], { quiet: true });
}

/** Builds unless there is a build of these sources; returns its folder and a message. */
export async function provide(report) {
	const onWait = (pid) => report?.line(`Waiting for another build in this folder (process ${pid}) …`);
	const work = () =>
		provideBuild(
			() => digestOf(root, sources),
			(folder) => make(folder, report),
		);
	try {
		const provided = await withLock(folderLock, work, { onWait });
		return { build: provided.build, note: provided.isNew ? "done" : "is up to date" };
	} catch (error) {
		const reason = explainRoom(`${error.message}\n${error.output ?? ""}`, root);
		throw reason ? new Error(reason, { cause: error }) : error;
	}
}

export async function build(report) {
	return (await provide(report)).note;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
	try {
		await step("Install", install);
		await step("Build", build);
	} catch (error) {
		failWith(error);
	}
}
