import { databaseAnswers, mailQueue } from "./modules/service/service.ts";
import type { Clock } from "./platform/clock.ts";
import type { OpenDatabase } from "./platform/database/database.ts";
import { readProcess } from "./platform/metrics/process.ts";
import type { Registry } from "./platform/metrics/registry.ts";
import type { PageCache } from "./platform/site/page-cache.ts";

export interface Watched {
	database: OpenDatabase;
	cache: PageCache | undefined;
	clock: Clock;
}

function readCache(metrics: Registry, cache: PageCache): void {
	metrics.reading("counter", "page_cache_requests_total", "Pages asked for, by where they came from.", () => {
		const { hits, misses, stale } = cache.figures;
		return [
			[{ result: "hit" }, hits],
			[{ result: "miss" }, misses],
			[{ result: "stale" }, stale],
		];
	});
	metrics.reading("gauge", "page_cache_bytes", "Memory of the kept pages.", () => cache.figures.bytes);
	metrics.reading("gauge", "page_cache_pages", "Pages that are kept.", () => cache.figures.pages);
}

function readDatabase(metrics: Registry, { database: { db, pool }, clock }: Watched): void {
	metrics.reading("gauge", "database_up", "Whether the database answers.", () => databaseAnswers(db));
	if (pool) {
		metrics.reading("gauge", "database_pool_connections", "Connections to the database, by what they do.", () => {
			const { open, idle, maximum } = pool();
			return [
				[{ state: "busy" }, open - idle],
				[{ state: "idle" }, idle],
				[{ state: "maximum" }, maximum],
			];
		});
		metrics.reading("gauge", "database_pool_waiting", "Requests that wait for a connection.", () => pool().waiting);
	}
	// One question answers three readings of a scrape.
	let asked: ReturnType<typeof mailQueue> | undefined;
	const queue = () => {
		asked ??= mailQueue(db, clock).finally(() => (asked = undefined));
		return asked;
	};
	const read = (name: string, help: string, key: "waiting" | "retried" | "oldestSeconds") =>
		metrics.reading("gauge", name, help, async () => (await queue())[key]);
	read("mail_queue_waiting", "Mails that wait to be sent.", "waiting");
	read("mail_queue_retried", "Of those, mails that failed before.", "retried");
	read("mail_queue_oldest_seconds", "How long the oldest of them waits.", "oldestSeconds");
}

/** Everything that is watched and counts by itself; requests and refusals are counted where they happen. */
export function watch(metrics: Registry, watched: Watched): void {
	readProcess(metrics);
	if (watched.cache) readCache(metrics, watched.cache);
	readDatabase(metrics, watched);
}
