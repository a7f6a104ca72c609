import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/database.ts";
import { unavailable } from "../../platform/problem.ts";
import type { Lifecycle } from "../../platform/stopping.ts";
import { isAlive, isWritable, selectMailQueue, selectWaitingCount } from "./queries.ts";

const timeoutMilliseconds = 2000;

function withTimeout<T>(work: Promise<T>): Promise<T> {
	let timer: NodeJS.Timeout | undefined;
	const late = new Promise<never>((_, reject) => {
		timer = setTimeout(() => reject(unavailable()), timeoutMilliseconds);
	});
	return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

export async function ready(db: Database, lifecycle: Lifecycle): Promise<{ status: "ok" }> {
	if (lifecycle.stopping || lifecycle.followsContent?.() === false) throw unavailable();
	await withTimeout(isWritable(db));
	return { status: "ok" };
}

export async function mailQueue(db: Database, clock: Clock) {
	const row = await withTimeout(selectMailQueue(db));
	const oldest = row?.oldest ? new Date(row.oldest).getTime() : clock.now().getTime();
	return {
		waiting: row?.waiting ?? 0,
		retried: row?.retried ?? 0,
		oldestSeconds: Math.max(0, (clock.now().getTime() - oldest) / 1000),
	};
}

export function countWaiting(db: Database): Promise<number> {
	return withTimeout(selectWaitingCount(db));
}

export async function databaseAnswers(db: Database): Promise<0 | 1> {
	return withTimeout(isAlive(db)).then(
		() => 1,
		() => 0,
	);
}
