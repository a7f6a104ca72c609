import { statfs } from "node:fs/promises";
import type { PGlite } from "@electric-sql/pglite";

/** Thrown when the disk is too full to open the database; its text is meant for the person who starts the server. */
export class DiskFullError extends Error {
	override name = "DiskFullError";
}

/**
 * The database's log grows in pieces of 16 MB. When it cannot make the next one the embedded database does not fail: it
 * never returns, and the whole server with it. It must not come that far.
 */
const neededMegabytes = 64;
const lookMilliseconds = 1000;

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
			"Make room, or start with a DATA_DIR on another disk.",
	);
}

/**
 * While the disk is nearly full the database takes no changes: it says so (25006, which becomes a 503) and goes on
 * answering questions. Gives the function that ends the watch.
 */
export function watchDisk(client: Pick<PGlite, "exec">, free: FreeMegabytes): () => void {
	let closed = false;
	let looking = false;
	const look = async () => {
		const full = (await free()) < neededMegabytes;
		if (full === closed) return;
		await client.exec(`set default_transaction_read_only = ${full ? "on" : "off"}`);
		closed = full;
		if (full) process.emitWarning("The disk is nearly full: nothing is booked or changed until there is room again.");
	};
	const timer = setInterval(() => {
		if (looking) return;
		looking = true;
		// The next look is a second away.
		void look()
			.catch(() => undefined)
			.finally(() => (looking = false));
	}, lookMilliseconds);
	timer.unref();
	return () => clearInterval(timer);
}
