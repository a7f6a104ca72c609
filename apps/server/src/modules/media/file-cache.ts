import { access, mkdir, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createQueue, type Queue, type Urgency } from "./queue.ts";

const STALE_MILLISECONDS = 600_000;

export interface FileCache {
	/** Path of the file; made when it is not there. However many ask at once, it is made one time. */
	get(key: string, make: () => Promise<Buffer>, urgency?: Urgency): Promise<string>;
}

interface Making {
	urgency: Urgency;
	/** Until its turn comes. */
	waits: boolean;
	work?: Promise<string>;
}

/** Files named by their content, so nothing in the folder ever becomes wrong and any of it may be deleted. */
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
				// It waited behind visitors, and one of them may have wanted the same.
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
			const begun = making.get(key);
			// Whoever waits for a picture does not stand in line with the idle work.
			const tooSlow = begun?.waits && begun.urgency === "idle" && urgency === "now";
			if (begun?.work && !tooSlow) return begun.work;
			const state: Making = { urgency, waits: true };
			making.set(key, state);
			state.work = build(key, make, state).finally(() => {
				if (making.get(key) === state) making.delete(key);
			});
			return state.work;
		},
	};
}

/** A crash leaves half-written files behind; another process may be writing young ones right now. */
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
