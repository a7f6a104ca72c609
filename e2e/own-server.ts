import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serverArguments } from "../scripts/builds.mjs";
import { projectNode, run } from "../scripts/steps.mjs";
import { filledData, sharedData, startOfTests } from "./data-folders.ts";

export interface OwnServer {
	url: string;
	stop(): Promise<void>;
}

/** Starting takes long on a busy machine, especially with a new demo database. */
export const startTimeout = 120_000;

/** Without `CLOCK: undefined` the clock is that of the shared server. */
type Settings = Record<string, string | undefined>;

async function start(folder: string, env: Settings, program = serverArguments()): Promise<OwnServer> {
	const child = spawn(projectNode, program, {
		env: {
			PATH: process.env["PATH"],
			PORT: "0",
			DATA_DIR: folder,
			CLOCK: startOfTests,
			RATE_LIMIT: "off",
			PICTURE_EFFORT: "0",
			PICTURES_AHEAD: "0",
			LOG_LEVEL: "silent",
			...env,
		},
		stdio: ["ignore", "pipe", "inherit"],
	});
	const url = await new Promise<string>((resolve, reject) => {
		let said = "";
		child.stdout.on("data", (chunk: Buffer) => {
			said += chunk.toString();
			const found = /Ready at (http:\S+)/.exec(said)?.[1];
			if (found) resolve(found);
		});
		child.on("exit", () => reject(new Error(`The server did not start: ${said}`)));
	});
	return {
		url,
		stop: async () => {
			child.kill("SIGTERM");
			if (child.exitCode === null) await once(child, "exit");
		},
	};
}

const fillFolder = join(import.meta.dirname, "../apps/server/test/fill-folder.ts");

/** Fills a database once, because it takes many times as long as starting with a full one. */
export async function fillData(): Promise<void> {
	rmSync(filledData, { recursive: true, force: true });
	mkdirSync(filledData, { recursive: true });
	await run(projectNode, [fillFolder, filledData, startOfTests]);
	// Pictures of earlier runs are not rendered again.
	const pictures = join(sharedData, "pictures");
	rmSync(join(filledData, "pictures"), { recursive: true, force: true });
	for (const name of existsSync(sharedData) ? readdirSync(sharedData) : [])
		if (name !== "pictures") rmSync(join(sharedData, name), { recursive: true });
	mkdirSync(pictures, { recursive: true });
	cpSync(filledData, sharedData, { recursive: true });
	symlinkSync(pictures, join(filledData, "pictures"));
}

/** A separate server, for tests that need other settings. */
export async function startOwnServer(env: Settings, program?: string[]): Promise<OwnServer> {
	const folder = mkdtempSync(join(tmpdir(), "kvart-e2e-"));
	cpSync(filledData, folder, { recursive: true });
	const server = await start(folder, env, program);
	return {
		url: server.url,
		stop: async () => {
			await server.stop();
			rmSync(folder, { recursive: true, force: true });
		},
	};
}

/** The server from its sources, as \`npm run dev\` runs it: it has the style guide. */
export function startDevelopment(): Promise<OwnServer> {
	return startOwnServer({ NODE_ENV: "development" }, [join(import.meta.dirname, "../apps/server/src/main.ts")]);
}
