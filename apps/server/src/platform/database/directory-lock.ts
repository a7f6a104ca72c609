import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

export class DirectoryInUseError extends Error {
	override name = "DirectoryInUseError";
}

/**
 * The embedded database has no lock of its own, and two processes would corrupt it. The lock is an exclusive SQLite
 * transaction on an empty file, which the operating system releases when the process ends, even by a crash.
 */
export function lockDirectory(directory: string): () => void {
	mkdirSync(directory, { recursive: true });
	const lock = new DatabaseSync(join(directory, "in-use.lock"));
	try {
		lock.exec("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE");
	} catch (cause) {
		lock.close();
		throw new DirectoryInUseError(
			`The data directory ${directory} is in use by another server.\n` +
				"Stop that server, or start this one with another DATA_DIR.",
			{ cause },
		);
	}
	return () => lock.close();
}
