import { Client } from "pg";
import { type Cluster, startCluster } from "../apps/server/test/postgres-cluster.ts";

export { type DatabaseLink, startLink } from "../apps/server/test/database-link.ts";

export interface TemporaryDatabase extends Omit<Cluster, "url"> {
	/** URL of an empty database, or of a copy of another one without connections. */
	create(name: string, template?: string): Promise<string>;
}

/** A temporary PostgreSQL server. */
export async function startDatabase(settings: Record<string, string> = {}): Promise<TemporaryDatabase> {
	const cluster = await startCluster(settings);
	return {
		...cluster,
		create: async (name, template = "template1") => {
			const admin = new Client({ connectionString: `${cluster.url}/postgres` });
			await admin.connect();
			await admin.query(`drop database if exists ${name}`);
			await admin.query(`create database ${name} template ${template}`);
			await admin.end();
			return `${cluster.url}/${name}`;
		},
	};
}
