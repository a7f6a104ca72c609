import { createHash } from "node:crypto";
import { isErrorCode } from "@kvart/contract/errors";
import type { Clock } from "./clock.ts";
import type { Database } from "./database/database.ts";
import { violatedConstraint } from "./database/database.ts";
import { insertKey, selectKey } from "./database/request-keys.ts";
import { Refusal } from "./problem.ts";

const maximumLength = 200;

/** The header `Idempotency-Key` and a fingerprint of the request that came with it. */
export interface RequestKey {
	key: string;
	fingerprint: string;
}

function refuseKey(): never {
	throw new Refusal("ERR_ALL_FIELDS_REQUIRED", { errors: [{ field: "Idempotency-Key", code: "invalid-value" }] });
}

/** Null without the header. */
export function requestKey(header: string | string[] | undefined, content: unknown): RequestKey | null {
	if (header === undefined) return null;
	if (typeof header !== "string" || !/^[\x21-\x7e]+$/.test(header) || header.length > maximumLength) refuseKey();
	return { key: header, fingerprint: createHash("sha256").update(JSON.stringify(content)).digest("base64url") };
}

export function keyValues(request: RequestKey | null): { key: string | null; fingerprint: string | null } {
	return { key: request?.key ?? null, fingerprint: request?.fingerprint ?? null };
}

interface Caller {
	db: Database;
	clock: Clock;
	person: string;
}

/**
 * Runs an action once per key. The action's own statement stores the key on success, so the key is looked up only after
 * a failure: to repeat the earlier answer, or to store the refusal.
 */
export async function once(caller: Caller, request: RequestKey | null, run: () => Promise<number>): Promise<number> {
	try {
		return await run();
	} catch (error) {
		const overtaken = violatedConstraint(error) === "idempotency_keys_scope_key_pk";
		if (!request || !(overtaken || error instanceof Refusal)) throw error;
		const earlier = await earlierAnswer(caller, request);
		if (earlier !== undefined) return earlier;
		// Later the same request may pass.
		if (error instanceof Refusal && error.status === 429) throw error;
		return storeRefusal(caller, request, error);
	}
}

async function earlierAnswer({ db, person }: Caller, { key, fingerprint }: RequestKey): Promise<number | undefined> {
	const stored = await selectKey(db, person, key);
	if (!stored) return undefined;
	if (stored.fingerprint !== fingerprint) refuseKey();
	const { id, code } = stored.body as { id?: number; code?: string };
	if (isErrorCode(code)) throw new Refusal(code);
	return id;
}

async function storeRefusal(caller: Caller, request: RequestKey, error: unknown): Promise<number> {
	if (!(error instanceof Refusal)) throw error;
	const { db, clock, person } = caller;
	const row = { ...request, scope: person, status: error.status, body: { code: error.code }, createdAt: clock.now() };
	if (await insertKey(db, row)) throw error;
	return (await earlierAnswer(caller, request)) ?? Promise.reject(error);
}
