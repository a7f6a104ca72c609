// Re-encrypts stored secrets with a new DATA_KEY, before servers are started with it:
//   PREVIOUS_DATA_KEY=… DATA_KEY=… DATABASE_URL=… node apps/server/dist/rotate-data-key.js
import { drizzle } from "drizzle-orm/node-postgres";
import { Client } from "pg";
import { readEnv, SettingsError } from "../env.ts";
import { dataKeys } from "../platform/data-keys.ts";
import { explainStartupError } from "../platform/startup-error.ts";
import { rotateDataKey } from "./rotate.ts";

async function rotate(): Promise<void> {
	const { DATA_KEY: key, DATABASE_URL: url, DATABASE_DIRECT_URL: directUrl } = readEnv(process.env);
	const { DATA_KEY: previous } = readEnv({ DATA_KEY: process.env["PREVIOUS_DATA_KEY"] });
	if (!key || !previous || !url) {
		throw new SettingsError("Set DATA_KEY to the new key, PREVIOUS_DATA_KEY to the old one, and DATABASE_URL.");
	}
	const client = new Client({ connectionString: directUrl ?? url });
	await client.connect();
	try {
		const changed = await rotateDataKey(drizzle(client), dataKeys(previous), dataKeys(key));
		process.stdout.write(`${changed} accounts and mails re-encrypted\n`);
	} finally {
		await client.end();
	}
}

rotate().catch((error: unknown) => {
	process.stderr.write(`\n${explainStartupError(error)}\n`);
	process.exit(1);
});
