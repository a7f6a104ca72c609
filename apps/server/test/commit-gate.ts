import type { Database } from "../src/platform/database/database.ts";
import { racesInDatabase, waitForBlockedQuery } from "./blocked-query.ts";

interface Gate {
	/** For `buildTestApp`. */
	wrap: (db: Database) => Database;
	/**
	 * Runs `action` until right before the commit of its first transaction, starts `meanwhile`, and lets both end. By
	 * default `meanwhile` has to wait for a lock of `action`.
	 */
	during: <A, B>(
		action: () => Promise<A>,
		meanwhile: () => Promise<B>,
		waits?: "waits" | "does not wait",
	) => Promise<[A, B]>;
}

export function commitGate(): Gate {
	let beforeCommit: (() => Promise<void>) | null = null;
	let real: Database | undefined;

	function wrap(db: Database): Database {
		real = db;
		const transaction: Database["transaction"] = (work, config) =>
			db.transaction(async (tx) => {
				const result = await work(tx);
				await beforeCommit?.();
				return result;
			}, config);
		return new Proxy(db, { get: (target, name) => (name === "transaction" ? transaction : Reflect.get(target, name)) });
	}

	const during: Gate["during"] = async (action, meanwhile, waits = "waits") => {
		const [written, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
		beforeCommit = () => {
			beforeCommit = null;
			written.resolve();
			return released.promise;
		};
		const first = action();
		try {
			await Promise.race([written.promise, first]);
			const second = meanwhile();
			if (waits === "waits" && real) await waitForBlockedQuery(real);
			else if (racesInDatabase()) await second;
			released.resolve();
			return await Promise.all([first, second]);
		} finally {
			released.resolve();
		}
	};

	return { wrap, during };
}
