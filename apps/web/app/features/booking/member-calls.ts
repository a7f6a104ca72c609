import { ApiError, type CallOptions, type ScriptClient } from "@kvart/contract/client";
import type { Slot } from "../../lib/slot.ts";
import { tellMissing } from "./missing-membership.ts";

/** The period that a request is about. */
export type Target = Pick<Slot, "id" | "kind" | "trainingDate">;

function inputOf<B extends object>({ id, trainingDate }: Target, wishes: B) {
	return { params: { id }, body: { training_date: trainingDate, ...wishes } };
}

interface Wishes {
	/** Refuses if the member has another training at that time. */
	check_overlap?: boolean;
	/** Takes back a cancellation whose place is still held; if there is none, it books. */
	undo?: boolean;
	/** The member's own booking that is given up for this one. */
	instead_of?: { period_id: number; training_date: string };
}

export function insteadOf({ id, trainingDate }: Target): Wishes {
	return { instead_of: { period_id: id, training_date: trainingDate } };
}

/** Tells if the chain informs that no membership lets the member in. */
export async function bookAsMember(client: ScriptClient, target: Target, wishes: Wishes, options?: CallOptions) {
	const call = target.kind === "ordinary" ? client.bookPeriod : client.bookPromotionPeriod;
	const answer = await call(inputOf(target, wishes), options);
	if (answer.missing) tellMissing(answer.missing);
	return answer;
}

/** The place is held for some seconds, for an undo. */
export function cancel(client: ScriptClient, target: Target, options?: CallOptions) {
	const call = target.kind === "ordinary" ? client.cancelPeriod : client.cancelPromotionPeriod;
	return call(inputOf(target, { hold: true }), options);
}

export function joinWaiting(client: ScriptClient, target: Target, options?: CallOptions) {
	const call = target.kind === "ordinary" ? client.waitForPeriod : client.waitForPromotionPeriod;
	return call(inputOf(target, {}), options);
}

export async function leaveWaiting(client: ScriptClient, target: Target, options?: CallOptions) {
	const call = target.kind === "ordinary" ? client.leaveWaiting : client.leavePromotionWaiting;
	try {
		return await call(inputOf(target, {}), options);
	} catch (error) {
		// A lost answer, or the member got a place in the meantime: either way they wait no longer.
		if (error instanceof ApiError && error.code === "ERR_NOT_FOUND") return { code: "SUC_WAITING_LEFT" as const };
		throw error;
	}
}
