import { access, mkdir, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createQueue, type Queue, type Urgency } from "./queue.ts";

const STALE_MILLISECONDS = 600_000;

export interface FileCache {
	/** Path of the file, created if missing; concurrent requests create it once. */
	get(key: string, make: () => Promise<Buffer>, urgency?: Urgency): Promise<string>;
}

interface Making {
	urgency: Urgency;
	/** Still in the queue. */
	waits: boolean;
	work?: Promise<string>;
}

/** Files are named by their content, so they never get stale and may be deleted at any time. */
export function createFileCache(folder: string, queue: Queue = createQueue()): FileCache {
	const known = new Set<string>();
	const making = new Map<string, Making>();
	let ready: Promise<void> | undefined;
	let serial = 0;

	async function build(key: string, make: () => Promise<Buffer>, state: Making): Promise<string> {
		const path = join(folder, key);
		await (ready ??= prepare(folder));
		if (!(await exists(path))) {
			await queue.run(async () => {
				state.waits = false;
				// Another request may have created it meanwhile.
				if (await exists(path)) return;
				const temporary = `${path}.${process.pid}-${serial++}.tmp`;
				await writeFile(temporary, await make());
				await rename(temporary, path);
			}, state.urgency);
		}
		known.add(key);
		return path;
	}

	return {
		async get(key, make, urgency = "now") {
			if (!/^[a-z0-9][a-z0-9.-]*$/.test(key)) throw new Error(`not a cache key: ${key}`);
			if (known.has(key)) {
				const path = join(folder, key);
				if (await exists(path)) return path;
				known.delete(key);
			}
			const started = making.get(key);
			// A visitor does not wait for queued idle work.
			const tooSlow = started?.waits && started.urgency === "idle" && urgency === "now";
			if (started?.work && !tooSlow) return started.work;
			const state: Making = { urgency, waits: true };
			making.set(key, state);
			state.work = build(key, make, state).finally(() => {
				if (making.get(key) === state) making.delete(key);
			});
			return state.work;
		},
	};
}

/** Deletes files that a crash left behind, but not those another process may be writing. */
async function prepare(folder: string): Promise<void> {
	await mkdir(folder, { recursive: true });
	for (const name of await readdir(folder)) {
		if (!name.endsWith(".tmp")) continue;
		const path = join(folder, name);
		const age = Date.now() - (await stat(path).catch(() => ({ mtimeMs: Date.now() }))).mtimeMs;
		if (age > STALE_MILLISECONDS) await rm(path, { force: true });
	}
}

async function exists(path: string): Promise<boolean> {
	return access(path).then(
		() => true,
		() => false,
	);
}
