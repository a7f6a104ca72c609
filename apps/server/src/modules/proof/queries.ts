import { eq } from "drizzle-orm";
import type { Database } from "../../platform/database/database.ts";
import { sessions } from "../../platform/database/schema/members.ts";

export async function updateProof(db: Database, sessionId: number, provedAt: Date): Promise<void> {
	await db.update(sessions).set({ provedAt }).where(eq(sessions.id, sessionId));
}
