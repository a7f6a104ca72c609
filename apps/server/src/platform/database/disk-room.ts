import { statfs } from "node:fs/promises";
import type { PGlite } from "@electric-sql/pglite";

export class DiskFullError extends Error {
	override name = "DiskFullError";
}

/** The write-ahead log grows by 16 MB. If that fails, the embedded database hangs, and the whole server with it. */
const neededMegabytes = 64;
const checkMilliseconds = 1000;

export type FreeMegabytes = () => Promise<number>;

export function freeMegabytesOf(directory: string): FreeMegabytes {
	return async () => {
		const { bavail, bsize } = await statfs(directory);
		return (bavail * bsize) / 2 ** 20;
	};
}

export async function refuseFullDisk(directory: string, free = freeMegabytesOf(directory)): Promise<void> {
	const left = Math.floor(await free());
	if (left >= neededMegabytes) return;
	throw new DiskFullError(
		`The disk of ${directory} has only ${left} MB left, and the embedded database needs ${neededMegabytes}.\n` +
			"Free some space, or start with a DATA_DIR on another disk.",
	);
}

/** Makes the database read-only while the disk is nearly full: changes fail with 25006, which becomes a 503. */
export function watchDisk(client: Pick<PGlite, "exec">, free: FreeMegabytes): () => void {
	let readOnly = false;
	let checking = false;
	const check = async () => {
		const full = (await free()) < neededMegabytes;
		if (full === readOnly) return;
		await client.exec(`set default_transaction_read_only = ${full ? "on" : "off"}`);
		readOnly = full;
		if (full) process.emitWarning("The disk is nearly full: the database is read-only until there is space again.");
	};
	const timer = setInterval(() => {
		if (checking) return;
		checking = true;
		void check()
			.catch(() => undefined)
			.finally(() => (checking = false));
	}, checkMilliseconds);
	timer.unref();
	return () => clearInterval(timer);
}
