import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/database.ts";
import { unavailable } from "../../platform/problem.ts";
import type { Lifecycle } from "../../platform/stopping.ts";
import { isAlive, selectMailQueue } from "./queries.ts";

const patienceMilliseconds = 2000;

function within<T>(work: Promise<T>): Promise<T> {
	let timer: NodeJS.Timeout | undefined;
	const late = new Promise<never>((_, reject) => {
		timer = setTimeout(() => reject(unavailable()), patienceMilliseconds);
	});
	return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** Whether requests should come here: the database answers in time, and the server is not stopping. */
export async function ready(db: Database, lifecycle: Lifecycle): Promise<{ status: "ok" }> {
	if (lifecycle.stopping) throw unavailable();
	await within(isAlive(db));
	return { status: "ok" };
}

/** What is to be sent and since when, for those who watch the server. */
export async function mailQueue(db: Database, clock: Clock) {
	const row = await within(selectMailQueue(db));
	const oldest = row?.oldest ? new Date(row.oldest).getTime() : clock.now().getTime();
	return {
		waiting: row?.waiting ?? 0,
		retried: row?.retried ?? 0,
		oldestSeconds: Math.max(0, (clock.now().getTime() - oldest) / 1000),
	};
}

/** 1 while the database answers in time, else 0. */
export async function databaseAnswers(db: Database): Promise<0 | 1> {
	return within(isAlive(db)).then(
		() => 1,
		() => 0,
	);
}
