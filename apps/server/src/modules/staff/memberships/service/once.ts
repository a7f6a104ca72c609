import type { Database } from "../../../../platform/database/database.ts";
import { insertKey } from "../../../../platform/database/request-keys.ts";
import { Refusal } from "../../../../platform/problem.ts";
import { once, type RequestKey } from "../../../../platform/request-key.ts";
import type { Member } from "../../../../platform/session.ts";
import type { DeskDeps } from "./arrivals.ts";

/** Runs a press in a transaction of its own; the same press with the same key changes nothing more. */
export async function pressOnce(
	{ db, clock }: DeskDeps,
	actor: Member,
	key: RequestKey | null,
	press: (tx: Database, at: Date) => Promise<number>,
): Promise<void> {
	const scope = `user:${actor.userId}`;
	await once({ db, clock, person: scope }, key, () =>
		db.transaction(async (tx) => {
			const at = clock.now();
			const id = await press(tx, at);
			const row = key && { ...key, scope, status: 201, body: { id }, createdAt: at };
			// Taken by the same press before, or in parallel: this one is rolled back, and `once` finds the answer.
			if (row && !(await insertKey(tx, row))) throw new Refusal("ERR_NOT_FOUND");
			return id;
		}),
	);
}
