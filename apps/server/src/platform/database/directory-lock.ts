import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** Thrown when another server has the data directory; its text is meant for the person who starts the server. */
export class DirectoryInUseError extends Error {
	override name = "DirectoryInUseError";
}

/**
 * Holds the data directory for this process. The embedded database has no lock of its own and two openers would lose
 * data silently. The lock is an exclusive SQLite transaction on an empty file: the operating system holds it and frees
 * it when the process ends, however it ends.
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
