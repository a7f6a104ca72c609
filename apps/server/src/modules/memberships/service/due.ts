import type { Database } from "../../../platform/database/database.ts";
import { insertEntry } from "../queries/memberships.ts";
import type { Payment } from "./sell.ts";

interface DuePayment extends Payment {
	membershipId: number;
	/** The club whose till took it. */
	gymId: number;
	actorId: number;
	at: Date;
}

/** Pays what is still due for a membership. Call it after `lockMember`, with at most the amount due. */
export function insertDuePayment(tx: Database, payment: DuePayment): Promise<number> {
	return insertEntry(tx, { ...payment, kind: "paid" });
}
