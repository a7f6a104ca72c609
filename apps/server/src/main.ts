import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { buildApp } from "./app.ts";
import { demoAccounts, demoPassword } from "./demo/accounts.ts";
import { loadDemo } from "./demo/load.ts";
import { rollDemo } from "./demo/rolling.ts";
import { type Env, readEnv } from "./env.ts";
import { type Clock, clockFrom, systemClock } from "./platform/clock.ts";
import type { OpenDatabase } from "./platform/database/database.ts";
import { openEmbedded } from "./platform/database/embedded.ts";
import { openPostgres } from "./platform/database/postgres.ts";
import { createLog } from "./platform/log.ts";
import { installSite } from "./platform/site/bridge.ts";
import { loadBuiltSite } from "./platform/site/built.ts";
import { loadSourceSite } from "./platform/site/source.ts";
import { explainStartupError } from "./platform/startup-error.ts";

// The same two steps up from `src/main.ts` and from the built `dist/main.js`.
const serverRoot = fileURLToPath(new URL("..", import.meta.url));
const projectRoot = join(serverRoot, "../..");
const webRoot = join(projectRoot, "apps/web");
const demoRollMilliseconds = 3_600_000;
const drainMilliseconds = 10_000;

function say(env: Env, ...lines: string[]): void {
	if (!env.production) for (const line of lines) console.log(line);
}

async function openDatabase(env: Env): Promise<OpenDatabase> {
	const migrations = join(serverRoot, "migrations");
	return env.DATABASE_URL ? openPostgres(env.DATABASE_URL, migrations) : openEmbedded(env.DATA_DIR, migrations);
}

async function fillDemo(env: Env, { db }: OpenDatabase, clock: Clock): Promise<void> {
	if (!env.demo) return;
	const loaded = await loadDemo(db, clock);
	await rollDemo(db, clock);
	say(env, loaded ? "  demo content loaded" : "  demo content is there");
	setInterval(() => void rollDemo(db, clock).catch(() => undefined), demoRollMilliseconds).unref();
}

async function start(): Promise<void> {
	const env = readEnv(process.env);
	const clock = env.CLOCK ? clockFrom(env.CLOCK) : systemClock;
	const database = await openDatabase(env);
	say(env, `  database ready: ${database.kind === "embedded" ? "embedded, in" : "PostgreSQL at"} ${database.place}`);
	await fillDemo(env, database, clock);
	const log = createLog(env);
	const appFile = env.APP_FILE ?? join(projectRoot, "mobile/kvart.apk");
	const { server, api } = buildApp({ db: database.db, clock, env, appFile, log });
	const site = await (env.development ? loadSourceSite : loadBuiltSite)(server, webRoot);
	installSite(server, { site, api });
	server.addHook("onClose", () => database.close());
	await server.listen({ port: env.PORT, host: env.HOST });
	stopGracefully(() => server.close());
	const { port } = server.server.address() as { port: number };
	log.info({ port, database: database.kind }, "ready");
	say(env, "", `Ready at http://localhost:${port}`, ...(env.demo ? accountLines() : []));
}

function accountLines(): string[] {
	const accounts = demoAccounts.map(({ email, note }) => `  ${email.padEnd(22)} ${demoPassword}   ${note}`);
	return ["", "Demo accounts:", ...accounts, ""];
}

/** Lets running requests finish, then ends; a second signal or a request that hangs does not hold it up. */
function stopGracefully(close: () => Promise<void>): void {
	let stopping = false;
	for (const signal of ["SIGINT", "SIGTERM"] as const) {
		process.on(signal, () => {
			if (stopping) process.exit(1);
			stopping = true;
			setTimeout(() => process.exit(1), drainMilliseconds).unref();
			void close().then(
				() => process.exit(0),
				() => process.exit(1),
			);
		});
	}
}

start().catch((error: unknown) => {
	console.error(`\n${explainStartupError(error)}\n`);
	process.exit(1);
});
