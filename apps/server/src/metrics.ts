import { statfs } from "node:fs/promises";
import type { Registry } from "prom-client";
import { readCappedMails } from "./modules/mail/service.ts";
import { countWaiting, databaseAnswers, mailQueue } from "./modules/service/service.ts";
import type { Cache } from "./platform/cache/cache.ts";
import type { Clock } from "./platform/clock.ts";
import type { OpenDatabase } from "./platform/database/database.ts";
import type { Replicas } from "./platform/database/replicas.ts";
import { addReading, readProcess } from "./platform/metrics.ts";

export interface Watched {
	database: OpenDatabase;
	cache: Cache | undefined;
	clock: Clock;
	/** Where pictures, and the embedded database, are stored. */
	dataDirectory: string;
}

function readCache(metrics: Registry, cache: Cache): void {
	addReading(metrics, {
		type: "counter",
		name: "page_cache_requests_total",
		help: "Requests for pages, by where the page came from.",
		label: "result",
		read: () => {
			const { hits, misses, stale } = cache.statistics("page");
			return { hit: hits, miss: misses, stale };
		},
	});
	addReading(metrics, {
		name: "page_cache_bytes",
		help: "Memory of the cached pages.",
		read: () => cache.statistics("page").bytes,
	});
	addReading(metrics, {
		name: "page_cache_pages",
		help: "Cached pages.",
		read: () => cache.statistics("page").entries,
	});
	addReading(metrics, {
		type: "counter",
		name: "visitor_cache_requests_total",
		help: "Visitors' requests for the schedule, by where the answer came from.",
		label: "result",
		read: () => {
			const { hits, misses } = cache.statistics("places");
			return { hit: hits, miss: misses };
		},
	});
}

function readReplicas(metrics: Registry, replicas: Replicas): void {
	addReading(metrics, {
		name: "database_replicas_fresh",
		help: "Replicas that visitors are answered from.",
		read: () => replicas.fresh,
	});
	addReading(metrics, {
		type: "counter",
		name: "database_replica_reads_total",
		help: "Calls of visitors while a replica was fresh.",
		read: () => replicas.reads,
	});
}

function readDatabase(metrics: Registry, { db, pool, replicas }: OpenDatabase): void {
	if (replicas) readReplicas(metrics, replicas);
	addReading(metrics, {
		name: "database_up",
		help: "Whether the database answers.",
		read: () => databaseAnswers(db),
	});
	if (!pool) return;
	addReading(metrics, {
		name: "database_pool_connections",
		help: "Connections to the database, by what they do.",
		label: "state",
		read: () => {
			const { open, idle, maximum } = pool();
			return { busy: open - idle, idle, maximum };
		},
	});
	addReading(metrics, {
		name: "database_pool_waiting",
		help: "Requests that wait for a connection.",
		read: () => pool().waiting,
	});
}

function readMailQueue(metrics: Registry, { database: { db }, clock }: Watched): void {
	// The three metrics of a scrape share one query.
	let running: ReturnType<typeof mailQueue> | undefined;
	const queue = () => {
		running ??= mailQueue(db, clock).finally(() => (running = undefined));
		return running;
	};
	const add = (name: string, help: string, key: "waiting" | "retried" | "oldestSeconds") =>
		addReading(metrics, { name, help, read: async () => (await queue())[key] });
	add("mail_queue_waiting", "Mails waiting to be sent.", "waiting");
	add("mail_queue_retried", "Waiting mails that failed before.", "retried");
	add("mail_queue_oldest_seconds", "How long the oldest mail has been waiting.", "oldestSeconds");
}

function readDisk(metrics: Registry, directory: string): void {
	addReading(metrics, {
		name: "data_directory_bytes",
		help: "The disk of the data directory: its size, and what is free.",
		label: "kind",
		read: async () => {
			const { bavail, blocks, bsize } = await statfs(directory);
			return { free: bavail * bsize, size: blocks * bsize };
		},
	});
}

/** Adds everything that is read on a scrape. Requests and refusals are counted where they happen. */
export function watch(metrics: Registry, watched: Watched): void {
	readProcess(metrics);
	if (watched.cache) readCache(metrics, watched.cache);
	readDatabase(metrics, watched.database);
	readMailQueue(metrics, watched);
	addReading(metrics, {
		type: "counter",
		name: "mails_capped_total",
		help: "Mails that were not queued because their address has had enough of the kind for a day.",
		label: "template",
		read: readCappedMails,
	});
	addReading(metrics, {
		name: "waiting_list_entries",
		help: "Members who wait for a place, once for each training.",
		read: () => countWaiting(watched.database.db),
	});
	readDisk(metrics, watched.dataDirectory);
}
