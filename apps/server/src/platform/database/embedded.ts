import { existsSync } from "node:fs";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import { DamagedDataError, refuseOtherPostgres, refuseOtherSchema } from "./data-version.ts";
import type { Database, OpenDatabase } from "./database.ts";
import { lockDirectory } from "./directory-lock.ts";
import { freeMegabytesOf, refuseFullDisk, watchDisk } from "./disk-room.ts";
import { contentChannel } from "./listen.ts";
import { migrate } from "./migrate.ts";
import { keepTablesTended, tendTables } from "./tend-tables.ts";
import { statementLog } from "./touched.ts";

async function openFiles(place: string): Promise<PGlite> {
	const filled = existsSync(join(place, "PG_VERSION"));
	try {
		return await PGlite.create(place);
	} catch (error) {
		throw filled ? new DamagedDataError(place, error) : error;
	}
}

export async function openEmbedded(dataDirectory: string, migrationsFolder: string): Promise<OpenDatabase> {
	const unlock = lockDirectory(dataDirectory);
	const place = join(dataDirectory, "postgres");
	let client: PGlite | undefined;
	try {
		await refuseFullDisk(dataDirectory);
		await refuseOtherPostgres(place);
		client = await openFiles(place);
		const db = drizzle(client, { logger: statementLog }) as unknown as Database;
		await refuseOtherSchema(db, { kind: "embedded", place }, migrationsFolder);
		await migrate(db, migrationsFolder);
		await tendTables(client);
		return opened(client, db, { dataDirectory, place, unlock });
	} catch (error) {
		await client?.close();
		unlock();
		throw error;
	}
}

interface Opened {
	dataDirectory: string;
	place: string;
	unlock: () => void;
}

function opened(client: PGlite, db: Database, { dataDirectory, place, unlock }: Opened): OpenDatabase {
	const stopWatching = watchDisk(client, freeMegabytesOf(dataDirectory));
	const stopTending = keepTablesTended(client);
	return {
		db,
		kind: "embedded",
		place,
		onContentChange: async (listener) => {
			await client.listen(contentChannel, listener);
		},
		close: async () => {
			stopWatching();
			stopTending();
			await client.close();
			unlock();
		},
	};
}
