import { join } from "node:path";
import { selectWeek } from "../../apps/server/src/modules/schedule/queries/periods.ts";
import { openPostgres } from "../../apps/server/src/platform/database/postgres.ts";
import { wallTime, weekOf } from "../../packages/contract/src/time.ts";
import { root } from "../../scripts/steps.mjs";

/** The statement that our server uses for a room's week. */
export async function scheduleStatement(url: string): Promise<{ text: string; values: unknown[] }> {
	const database = await openPostgres(url, join(root, "apps/server/migrations"));
	const [monday = ""] = weekOf(wallTime(new Date()).date);
	const { sql: text, params: values } = selectWeek(database.db, 1, monday, null).toSQL();
	await database.close();
	return { text, values };
}
