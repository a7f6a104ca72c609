import type { Database } from "../../platform/database/database.ts";
import { isAlive } from "./queries.ts";

/** Answers only when the database answers, too. */
export async function health(db: Database): Promise<{ status: "ok" }> {
	await isAlive(db);
	return { status: "ok" };
}
