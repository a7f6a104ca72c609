import { join } from "node:path";
import type { Site } from "@kvart/contract/site";
import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import { Registry } from "prom-client";
import { buildApp } from "./app.ts";
import { type Env, readEnv, settingsWarnings } from "./env.ts";
import { type Watched, watch } from "./metrics.ts";
import { watchPublications } from "./modules/content/publications.ts";
import { installMail } from "./modules/mail/install.ts";
import { installMailbox } from "./modules/received-mail/install.ts";
import { Cache } from "./platform/cache/cache.ts";
import { type Clock, clockFrom, systemClock } from "./platform/clock.ts";
import { dataKeys, storedDataKey } from "./platform/data-keys.ts";
import { refuseDemo, refuseOtherKey } from "./platform/database/data-marks.ts";
import { type OpenDatabase, openDatabase } from "./platform/database/database.ts";
import { findFolders } from "./platform/folders.ts";
import { followContent } from "./platform/follow-content.ts";
import { createLog } from "./platform/log.ts";
import { serveMetrics } from "./platform/metrics.ts";
import { installSite } from "./platform/site/bridge.ts";
import { loadBuiltSite } from "./platform/site/built.ts";
import { installOffice, loadBuiltOffice, type OfficePage } from "./platform/site/office.ts";
import { explainStartupError } from "./platform/startup-error.ts";
import { type Lifecycle, stopOnSignal, stopOnUncaught } from "./platform/stopping.ts";

const { projectRoot, builtRoot } = findFolders(import.meta.dirname);
const serverRoot = join(projectRoot, "apps/server");
const demoRollMilliseconds = 900_000;
// Late enough not to slow down the first pages.
const demoHistoryMilliseconds = 15_000;
const megabyte = 1024 * 1024;
// Some five hundred boards, and all public answers: with a hundred times the stories, the search index alone has 15 MB.
const cacheBytes = { page: 64 * megabyte, places: 16 * megabyte, answer: 64 * megabyte };

function print(env: Env, ...lines: string[]): void {
	if (!env.production) for (const line of lines) console.log(line);
}

/** On the console and in the log. */
function warn(env: Env, log: FastifyBaseLogger): void {
	for (const warning of settingsWarnings(env)) {
		console.error(`WARNING: ${warning}`);
		log.error(warning);
	}
}

/** For mail templates, when the server runs from its sources. */
async function readTsx(): Promise<void> {
	if (!import.meta.filename.endsWith(".ts")) return;
	const { readTsxSources } = await import("./platform/tsx-sources.ts");
	readTsxSources();
}

async function publishMetrics(env: Env, server: FastifyInstance, metrics: Registry, watched: Watched): Promise<void> {
	if (env.METRICS_PORT === undefined) return;
	watch(metrics, watched);
	const endpoint = await serveMetrics(metrics, env.METRICS_PORT, env.METRICS_HOST);
	server.addHook("onClose", () => endpoint.close());
}

async function loadSite(env: Env, server: FastifyInstance): Promise<Site> {
	if (!env.development) return loadBuiltSite(server, join(builtRoot(), "apps/web"));
	const { loadSourceSite } = await import("./platform/site/source.ts");
	return loadSourceSite(server, join(projectRoot, "apps/web"));
}

async function loadOffice(env: Env, server: FastifyInstance): Promise<OfficePage> {
	if (!env.development) return loadBuiltOffice(server, join(builtRoot(), "apps/office"));
	const { loadSourceOffice } = await import("./platform/site/source.ts");
	return loadSourceOffice(server, join(projectRoot, "apps/office"));
}

/** Returns the lines to print when the server is ready. */
async function fillDemo(env: Env, { db }: OpenDatabase, clock: Clock): Promise<string[]> {
	if (!env.demo) return [];
	const [
		{ loadDemo },
		{ addPeople },
		{ fillHistory, rollDemo },
		{ rollAna },
		{ addMemberships },
		{ addVisitsOfCheckIns },
		{ accountLines },
	] = await Promise.all([
		import("./demo/load.ts"),
		import("./demo/people.ts"),
		import("./demo/rolling.ts"),
		import("./demo/ana.ts"),
		import("./demo/memberships/load.ts"),
		import("./demo/memberships/visits.ts"),
		import("./demo/accounts.ts"),
	]);
	const loaded = await loadDemo(db, clock);
	await addPeople(db, clock);
	const roll = async () => {
		await rollDemo(db, clock);
		await rollAna(db, clock);
	};
	await roll();
	await addMemberships(db, clock);
	print(env, loaded ? "  demo content loaded" : "  demo content exists");
	setInterval(() => void roll().catch(() => undefined), demoRollMilliseconds).unref();
	const addPast = async () => {
		await fillHistory(db, clock);
		await addVisitsOfCheckIns(db, null);
	};
	setTimeout(() => void addPast().catch(() => undefined), demoHistoryMilliseconds).unref();
	return accountLines();
}

async function start(): Promise<void> {
	const env = readEnv(process.env);
	const clock = env.CLOCK ? clockFrom(env.CLOCK) : systemClock;
	const database = await openDatabase(env, join(serverRoot, "migrations"));
	print(env, `  database ready: ${database.kind === "embedded" ? "embedded, in" : "PostgreSQL at"} ${database.place}`);
	const keys = dataKeys(env.DATA_KEY ?? storedDataKey(env.DATA_DIR));
	if (env.production) {
		await refuseDemo(database.db, database.place);
		await refuseOtherKey(database.db, keys, database.place);
	}
	const demoLines = await fillDemo(env, database, clock);
	const log = createLog(env);
	warn(env, log);
	const appFile = env.APP_FILE ?? join(projectRoot, "mobile/kvart.apk");
	const pictures = { masters: join(projectRoot, "media/masters"), cache: join(env.DATA_DIR, "pictures") };
	const demoVideos = env.demo ? [join(projectRoot, "media/videos")] : [];
	const lifecycle: Lifecycle = { stopping: false, followsContent: database.followsContent };
	const metrics = env.METRICS_PORT === undefined ? undefined : new Registry();
	const cache = env.development ? undefined : new Cache(cacheBytes);
	const { server, api } = buildApp({
		cache,
		db: database.db,
		replicas: database.replicas,
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
	if (env.demo) {
		const { demoStatementRoutes } = await import("./demo/memberships/try-routes.ts");
		demoStatementRoutes(server, { db: database.db, clock, env });
	}
	const publications = watchPublications({ db: database.db, clock, drop: () => cache?.drop() });
	const contentChanged = (table?: string) => {
		database.replicas?.contentChanged();
		if (table === undefined) cache?.drop();
		else cache?.drop({ tables: [table] });
		void publications.contentChanged(table);
	};
	const stopFollowing = await followContent(database, { switches: api.deps.switches, contentChanged, log });
	server.addHook("onClose", async () => stopFollowing());
	await publications.schedule();
	server.addHook("onClose", () => publications.stop());
	await readTsx();
	print(env, `  mails: ${installMail(server, api.deps)}`);
	installMailbox(server, api.deps);
	installOffice(server, await loadOffice(env, server), api.deps);
	installSite(server, { site: await loadSite(env, server), api });
	server.addHook("onClose", () => database.close());
	const watched = { database, cache, clock, dataDirectory: env.DATA_DIR };
	if (metrics) await publishMetrics(env, server, metrics, watched);
	await server.listen({ port: env.PORT, host: env.HOST });
	stopOnSignal({ log, lifecycle, noticeMilliseconds: env.drainMilliseconds, close: () => server.close() });
	stopOnUncaught(log);
	const { port } = server.server.address() as { port: number };
	log.info({ port, database: database.kind }, "ready");
	print(env, "", `Ready at http://localhost:${port}`, ...demoLines);
}

start().catch((error: unknown) => {
	console.error(`\n${explainStartupError(error)}\n`);
	process.exit(1);
});
