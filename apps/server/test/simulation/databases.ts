import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/pglite";
import { Client } from "pg";
import { loadDemo } from "../../src/demo/load.ts";
import type { Database } from "../../src/platform/database/database.ts";
import { migrate } from "../../src/platform/database/migrate.ts";
import { sessionSettings } from "../../src/platform/database/pool.ts";
import { openPostgres } from "../../src/platform/database/postgres.ts";
import { periods } from "../../src/platform/database/schema/schedule.ts";
import { tendTables } from "../../src/platform/database/tend-tables.ts";
import { startCluster } from "../postgres-cluster.ts";
import { Connection } from "./connection.ts";
import { Wire } from "./wire.ts";

const migrationsFolder = join(import.meta.dirname, "../../migrations");
const classMinutes = 30;
const firstId = 1000;

/** A database with clubs, rooms, price list and an empty timetable. */
export interface Ground {
	connection: Connection;
	/** Every night, what the database does not do by itself. */
	tend(): Promise<void>;
	close(): Promise<void>;
}

export interface Databases {
	open(start: Date): Promise<Ground>;
	stop(): Promise<void>;
}

/** Classes never overlap, so everyone can be anywhere. */
async function fill(db: Database, start: Date): Promise<void> {
	await loadDemo(db, { now: () => start });
	await db.delete(periods);
	await db.execute(sql`update trainings set duration = ${classMinutes}`);
	// Histories name people, periods and orders by id, which are the same on both databases.
	for (const table of ["users", "periods", "orders"])
		await db.execute(sql`select setval(pg_get_serial_sequence(${table}, 'id'), ${firstId})`);
}

async function connect(client: Client): Promise<Connection> {
	await client.connect();
	return new Connection(client);
}

async function dumpFilled(start: Date): Promise<Blob> {
	const client = await PGlite.create();
	const db = drizzle(client) as unknown as Database;
	await migrate(db, migrationsFolder);
	await fill(db, start);
	const dump = await client.dumpDataDir("none");
	await client.close();
	return dump;
}

/** Each a copy of one that is filled once. */
export function embeddedDatabases(): Databases {
	let filled: Promise<Blob> | undefined;
	return {
		open: async (start) => {
			filled ??= dumpFilled(start);
			const database = await PGlite.create({ loadDataDir: await filled });
			const connection = await connect(new Client({ user: "postgres", stream: () => new Wire(database) }));
			const close = async () => {
				await connection.close();
				await database.close();
			};
			return { connection, tend: () => tendTables(database), close };
		},
		stop: async () => undefined,
	};
}

/** On the server of TEST_DATABASE_URL, or on a new one. */
export async function postgresDatabases(): Promise<Databases> {
	const cluster = await startCluster();
	const template = `kvart_simulation_${process.pid}`;
	const admin = new Client({ connectionString: `${cluster.url}/postgres` });
	await admin.connect();
	let filled: Promise<void> | undefined;
	let copies = 0;
	const make = async (start: Date) => {
		await admin.query(`create database ${template}`);
		const opened = await openPostgres(`${cluster.url}/${template}`, migrationsFolder);
		await fill(opened.db, start);
		await opened.close();
	};
	return {
		open: async (start) => {
			filled ??= make(start);
			await filled;
			const name = `${template}_${(copies += 1)}`;
			await admin.query(`create database ${name} template ${template}`);
			const connectionString = `${cluster.url}/${name}`;
			const connection = await connect(new Client({ connectionString, options: sessionSettings.options }));
			const close = async () => {
				await connection.close();
				await admin.query(`drop database ${name}`);
			};
			return { connection, tend: async () => undefined, close };
		},
		stop: async () => {
			if (filled) await admin.query(`drop database ${template}`);
			await admin.end();
			await cluster.stop();
		},
	};
}
