import { unprovenMails } from "@kvart/contract/limits";
import { countUnproven, spendProof } from "../../../platform/challenge.ts";
import { refuseExceeded } from "../../../platform/guess-limiter.ts";
import type { MemberDeps } from "../deps.ts";

/** A call that mails a link to a typed address. */
export interface StrangerCall {
	/** The visitor's. */
	address: string;
	proof: string | undefined;
}

/** Whether the call has a proof of work; refused if its network has made too many without one. */
export async function isProvenCall(
	{ clock, keys, counts }: MemberDeps,
	{ address, proof }: StrangerCall,
): Promise<boolean> {
	if (!counts || (await spendProof({ clock, keys, counts }, proof))) return true;
	refuseExceeded(await countUnproven({ clock, counts }, "mail", { address, allowed: unprovenMails }));
	return false;
}
