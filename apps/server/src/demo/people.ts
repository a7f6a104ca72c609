import type { Clock } from "../platform/clock.ts";
import type { Database } from "../platform/database/database.ts";
import { settings } from "../platform/database/schema/office.ts";
import { addEnquiries } from "./inbox.ts";
import { addMembers } from "./members.ts";

const marker = { key: "demo-people", value: true };

/** People who train here and people who ask about it. Once: whom the office erases must not come back. */
export async function addPeople(db: Database, clock: Clock): Promise<void> {
	await db.transaction(async (tx) => {
		const fresh = await tx.insert(settings).values(marker).onConflictDoNothing().returning();
		if (fresh.length === 0) return;
		await addMembers(tx, clock);
		await addEnquiries(tx, clock);
	});
}
