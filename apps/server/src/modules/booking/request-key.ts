import { createHash } from "node:crypto";
import { isErrorCode } from "@kvart/contract/errors";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/database.ts";
import { violatedConstraint } from "../../platform/database/violation.ts";
import { Refusal } from "../../platform/problem.ts";
import { deleteKeysBefore, insertKey, selectKey } from "./queries.ts";

const maximumLength = 200;
const keptHours = 48;

/** One intention of a caller, however often it arrives: the header `Idempotency-Key` and what was asked with it. */
export interface RequestKey {
	key: string;
	fingerprint: string;
}

function refuseKey(): never {
	throw new Refusal("ERR_ALL_FIELDS_REQUIRED", { errors: [{ field: "Idempotency-Key", code: "invalid-value" }] });
}

/** Null without the header: such a request is carried out as it comes. */
export function requestKey(header: string | string[] | undefined, asked: unknown): RequestKey | null {
	if (header === undefined) return null;
	if (typeof header !== "string" || !/^[\x21-\x7e]+$/.test(header) || header.length > maximumLength) refuseKey();
	return { key: header, fingerprint: createHash("sha256").update(JSON.stringify(asked)).digest("base64url") };
}

/** What the statement that carries out the request writes down about its key. */
export function keyValues(request: RequestKey | null): { key: string | null; fingerprint: string | null } {
	return { key: request?.key ?? null, fingerprint: request?.fingerprint ?? null };
}

interface Caller {
	db: Database;
	clock: Clock;
	person: string;
}

/**
 * Carries out a request once. Success is written down by the statement of the act itself; here a refusal is, and the
 * answer of an earlier try is found again. Nothing is looked up as long as all goes well.
 */
export async function once(caller: Caller, request: RequestKey | null, act: () => Promise<number>): Promise<number> {
	try {
		return await act();
	} catch (error) {
		// Another try with this key was faster, with this request or another.
		const overtaken = violatedConstraint(error) === "idempotency_keys_scope_key_pk";
		if (!request || !(overtaken || error instanceof Refusal)) throw error;
		return (await earlierAnswer(caller, request)) ?? keepRefusal(caller, request, error);
	}
}

async function earlierAnswer({ db, person }: Caller, { key, fingerprint }: RequestKey): Promise<number | undefined> {
	const kept = await selectKey(db, person, key);
	if (!kept) return undefined;
	if (kept.fingerprint !== fingerprint) refuseKey();
	const { id, code } = kept.body as { id?: number; code?: string };
	if (isErrorCode(code)) throw new Refusal(code);
	return id;
}

async function keepRefusal(caller: Caller, request: RequestKey, error: unknown): Promise<number> {
	if (!(error instanceof Refusal)) throw error;
	const { db, clock, person } = caller;
	const row = { ...request, scope: person, status: error.status, body: { code: error.code }, createdAt: clock.now() };
	if (await insertKey(db, row)) throw error;
	return (await earlierAnswer(caller, request)) ?? Promise.reject(error);
}

/** Nobody tries a request again after two days. */
export async function forgetOldKeys(db: Database, clock: Clock): Promise<void> {
	await deleteKeysBefore(db, new Date(clock.now().getTime() - keptHours * 3_600_000));
}
