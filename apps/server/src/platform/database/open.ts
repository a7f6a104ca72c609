import type { Env } from "../../env.ts";
import type { OpenDatabase } from "./database.ts";

/** The database that the settings name, migrated. Only the driver that is used is loaded. */
export async function openDatabase(env: Env, migrationsFolder: string): Promise<OpenDatabase> {
	if (env.DATABASE_URL) {
		const { openPostgres } = await import("./postgres.ts");
		const { DATABASE_DIRECT_URL: directUrl, DATABASE_POOL: connections } = env;
		return openPostgres(env.DATABASE_URL, migrationsFolder, { directUrl, connections });
	}
	const { openEmbedded } = await import("./embedded.ts");
	return openEmbedded(env.DATA_DIR, migrationsFolder);
}
