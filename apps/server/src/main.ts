import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { FastifyInstance } from "fastify";
import { buildApp } from "./app.ts";
import { type Env, readEnv } from "./env.ts";
import { type Watched, watch } from "./metrics.ts";
import { installMail } from "./modules/mail/install.ts";
import { type Clock, clockFrom, systemClock } from "./platform/clock.ts";
import { dataKeys, keptDataKey } from "./platform/data-keys.ts";
import type { OpenDatabase } from "./platform/database/database.ts";
import { KeptAnswers } from "./platform/kept-answers.ts";
import { createLog } from "./platform/log.ts";
import { serveMetrics } from "./platform/metrics/endpoint.ts";
import { Registry } from "./platform/metrics/registry.ts";
import { installSite } from "./platform/site/bridge.ts";
import { loadBuiltSite } from "./platform/site/built.ts";
import { PageCache } from "./platform/site/page-cache.ts";
import type { Site } from "./platform/site/site.ts";
import { explainStartupError } from "./platform/startup-error.ts";
import { stopOnDefect, stopOnSignal } from "./platform/stopping.ts";

// The same two steps up from `src/main.ts` and from the built `dist/main.js`.
const serverRoot = fileURLToPath(new URL("..", import.meta.url));
const projectRoot = join(serverRoot, "../..");
const webRoot = join(projectRoot, "apps/web");
const demoRollMilliseconds = 3_600_000;
const pageCacheBytes = 64 * 1024 * 1024;

function say(env: Env, ...lines: string[]): void {
	if (!env.production) for (const line of lines) console.log(line);
}

// Drivers, demo content and development tools are loaded only by the server that uses them.

async function openDatabase(env: Env): Promise<OpenDatabase> {
	const migrations = join(serverRoot, "migrations");
	if (env.DATABASE_URL) {
		const { openPostgres } = await import("./platform/database/postgres.ts");
		const { DATABASE_DIRECT_URL: directUrl, DATABASE_POOL: connections } = env;
		return openPostgres(env.DATABASE_URL, migrations, { directUrl, connections });
	}
	const { openEmbedded } = await import("./platform/database/embedded.ts");
	return openEmbedded(env.DATA_DIR, migrations);
}

/** A server that runs from its sources reads the mails' templates as they are; the built one has them bundled. */
async function readTsx(): Promise<void> {
	if (!import.meta.filename.endsWith(".ts")) return;
	const { readTsxSources } = await import("./platform/tsx-sources.ts");
	readTsxSources();
}

/** What everybody may see is kept while nobody changes content; in development nothing is. */
async function keepContent(env: Env, database: OpenDatabase): Promise<{ cache?: PageCache; answers?: KeptAnswers }> {
	if (env.development) return {};
	const cache = new PageCache({ maximumBytes: pageCacheBytes });
	const answers = new KeptAnswers();
	await database.onContentChange(() => {
		answers.drop();
		cache.drop();
	});
	return { cache, answers };
}

/** Figures for Prometheus, on a port of their own. */
async function publishMetrics(env: Env, server: FastifyInstance, metrics: Registry, watched: Watched): Promise<void> {
	if (env.METRICS_PORT === undefined) return;
	watch(metrics, watched);
	const endpoint = await serveMetrics(metrics, env.METRICS_PORT, env.METRICS_HOST);
	server.addHook("onClose", () => endpoint.close());
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
	const demoVideos = env.demo ? [join(projectRoot, "media/videos")] : [];
	const keys = dataKeys(env.DATA_KEY ?? keptDataKey(env.DATA_DIR));
	const lifecycle = { stopping: false };
	const metrics = env.METRICS_PORT === undefined ? undefined : new Registry();
	const { cache, answers } = await keepContent(env, database);
	const { server, api } = buildApp({
		answers,
		db: database.db,
		clock,
		env,
		keys,
		appFile,
		pictures,
		videoFolders: [join(env.DATA_DIR, "videos"), ...demoVideos],
		log,
		lifecycle,
		metrics,
	});
	await readTsx();
	say(env, `  mails: ${installMail(server, api.deps)}`);
	installSite(server, { site: await loadSite(env, server), api, ...(cache && { cache }) });
	server.addHook("onClose", () => database.close());
	if (metrics) await publishMetrics(env, server, metrics, { database, cache, clock });
	await server.listen({ port: env.PORT, host: env.HOST });
	stopOnSignal({ log, lifecycle, noticeMilliseconds: env.drainMilliseconds, close: () => server.close() });
	stopOnDefect(log);
	const { port } = server.server.address() as { port: number };
	log.info({ port, database: database.kind }, "ready");
	say(env, "", `Ready at http://localhost:${port}`, ...demoLines);
}

start().catch((error: unknown) => {
	console.error(`\n${explainStartupError(error)}\n`);
	process.exit(1);
});
