import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { FastifyInstance } from "fastify";
import { buildApp } from "./app.ts";
import { type Env, readEnv } from "./env.ts";
import { type Clock, clockFrom, systemClock } from "./platform/clock.ts";
import type { OpenDatabase } from "./platform/database/database.ts";
import { createLog } from "./platform/log.ts";
import { installSite } from "./platform/site/bridge.ts";
import { loadBuiltSite } from "./platform/site/built.ts";
import type { Site } from "./platform/site/site.ts";
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

// Drivers, demo content and development tools are loaded only by the server that uses them.

async function openDatabase(env: Env): Promise<OpenDatabase> {
	const migrations = join(serverRoot, "migrations");
	if (env.DATABASE_URL) {
		const { openPostgres } = await import("./platform/database/postgres.ts");
		return openPostgres(env.DATABASE_URL, migrations);
	}
	const { openEmbedded } = await import("./platform/database/embedded.ts");
	return openEmbedded(env.DATA_DIR, migrations);
}

async function loadSite(env: Env, server: FastifyInstance): Promise<Site> {
	if (!env.development) return loadBuiltSite(server, webRoot);
	const { loadSourceSite } = await import("./platform/site/source.ts");
	return loadSourceSite(server, webRoot);
}

/** Fills the demo, and gives what is to be said about it once the server is ready. */
async function fillDemo(env: Env, { db }: OpenDatabase, clock: Clock): Promise<string[]> {
	if (!env.demo) return [];
	const [{ loadDemo }, { rollDemo }, { accountLines }] = await Promise.all([
		import("./demo/load.ts"),
		import("./demo/rolling.ts"),
		import("./demo/accounts.ts"),
	]);
	const loaded = await loadDemo(db, clock);
	await rollDemo(db, clock);
	say(env, loaded ? "  demo content loaded" : "  demo content is there");
	setInterval(() => void rollDemo(db, clock).catch(() => undefined), demoRollMilliseconds).unref();
	return accountLines();
}

async function start(): Promise<void> {
	const env = readEnv(process.env);
	const clock = env.CLOCK ? clockFrom(env.CLOCK) : systemClock;
	const database = await openDatabase(env);
	say(env, `  database ready: ${database.kind === "embedded" ? "embedded, in" : "PostgreSQL at"} ${database.place}`);
	const demoLines = await fillDemo(env, database, clock);
	const log = createLog(env);
	const appFile = env.APP_FILE ?? join(projectRoot, "mobile/kvart.apk");
	const pictures = { masters: join(projectRoot, "media/masters"), cache: join(env.DATA_DIR, "pictures") };
	const { server, api } = buildApp({ db: database.db, clock, env, appFile, pictures, log });
	installSite(server, { site: await loadSite(env, server), api });
	server.addHook("onClose", () => database.close());
	await server.listen({ port: env.PORT, host: env.HOST });
	stopGracefully(() => server.close());
	const { port } = server.server.address() as { port: number };
	log.info({ port, database: database.kind }, "ready");
	say(env, "", `Ready at http://localhost:${port}`, ...demoLines);
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
