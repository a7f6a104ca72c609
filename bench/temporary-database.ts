import { Client } from "pg";
import { startCluster } from "../apps/server/test/postgres-cluster.ts";

export interface TemporaryDatabase {
	/** Address of a new, empty database. */
	create(name: string): Promise<string>;
	stop(): Promise<void>;
}

/** A PostgreSQL server for one bench, gone when it ends. */
export async function startDatabase(settings: Record<string, string> = {}): Promise<TemporaryDatabase> {
	const cluster = await startCluster(settings);
	return {
		create: async (name) => {
			const admin = new Client({ connectionString: `${cluster.url}/postgres` });
			await admin.connect();
			await admin.query(`drop database if exists ${name}`);
			await admin.query(`create database ${name}`);
			await admin.end();
			return `${cluster.url}/${name}`;
		},
		stop: () => cluster.stop(),
	};
}
