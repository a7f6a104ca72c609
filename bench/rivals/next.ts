import { execFile } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { fillPlaceholders } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import { weekQuery } from "../../apps/server/src/modules/schedule/queries/periods.ts";
import { wallTime, weekOf } from "../../packages/contract/src/time.ts";
import { type Program, startProgram } from "./program.ts";

const run = promisify(execFile);
const sources = join(import.meta.dirname, "../next-page");
// Kept between runs, outside the project's packages.
const folder = join(tmpdir(), "kvart-bench-next");

async function install(): Promise<void> {
	const wanted = readFileSync(join(sources, "package.json"), "utf8");
	const marker = join(folder, "node_modules/installed.json");
	if (existsSync(marker) && readFileSync(marker, "utf8") === wanted) return;
	await run("npm", ["install", "--no-audit", "--no-fund", "--loglevel=error"], { cwd: folder });
	writeFileSync(marker, wanted);
}

/** The statement that our server uses for a room's week. */
function scheduleStatement(): { text: string; values: unknown[] } {
	const [monday = ""] = weekOf(wallTime(new Date()).date);
	const { sql: text, params } = new PgDialect().sqlToQuery(weekQuery);
	return { text, values: fillPlaceholders(params, { roomId: 1, monday, userId: null }) };
}

export interface NextInput {
	html: string;
	picture: Buffer;
	databaseUrl: string;
}

export async function startNext({ html, picture, databaseUrl }: NextInput): Promise<Program> {
	cpSync(sources, folder, { recursive: true });
	await install();
	mkdirSync(join(folder, "public"), { recursive: true });
	writeFileSync(join(folder, "public/picture.avif"), picture);
	writeFileSync(join(folder, "statement.js"), `export const statement = ${JSON.stringify(scheduleStatement())};\n`);
	writeFileSync(join(folder, "page.html"), html);
	const node = process.execPath;
	const env = {
		PATH: `${dirname(node)}:${process.env["PATH"]}`,
		NEXT_TELEMETRY_DISABLED: "1",
		DATABASE_URL: databaseUrl,
	};
	await run(node, ["make-content.mjs", "page.html", "content.jsx"], { cwd: folder });
	const next = join(folder, "node_modules/next/dist/bin/next");
	await run(node, [next, "build"], { cwd: folder, env });
	return startProgram((port) => [node, next, "start", "-p", String(port), "-H", "127.0.0.1"], {
		cwd: folder,
		env: { ...env, NODE_ENV: "production" },
	});
}
