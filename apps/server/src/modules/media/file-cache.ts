import { access, mkdir, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createQueue, type Queue, type Urgency } from "./queue.ts";

const STALE_MILLISECONDS = 600_000;

export interface FileCache {
	/** Path of the file; made when it is not there. However many ask at once, it is made one time. */
	get(key: string, make: () => Promise<Buffer>, urgency?: Urgency): Promise<string>;
}

/** Files named by their content, so nothing in the folder ever becomes wrong and any of it may be deleted. */
export function createFileCache(folder: string, queue: Queue = createQueue()): FileCache {
	const known = new Set<string>();
	const making = new Map<string, Promise<string>>();
	let ready: Promise<void> | undefined;
	let serial = 0;

	async function build(key: string, make: () => Promise<Buffer>, urgency: Urgency): Promise<string> {
		const path = join(folder, key);
		await (ready ??= prepare(folder));
		if (!(await exists(path))) {
			await queue.run(async () => {
				const temporary = `${path}.${process.pid}-${serial++}.tmp`;
				await writeFile(temporary, await make());
				await rename(temporary, path);
			}, urgency);
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
			let work = making.get(key);
			if (!work) {
				work = build(key, make, urgency).finally(() => making.delete(key));
				making.set(key, work);
			}
			return work;
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
