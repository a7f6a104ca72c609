import { unconfirmedAccountDays } from "@kvart/contract/members";
import type { MemberDeps } from "../deps.ts";
import { deleteUnconfirmed } from "../queries/unconfirmed.ts";

const dayMilliseconds = 86_400_000;

/** Frees address and phone of accounts whose address nobody confirmed. Returns how many it deleted. */
export async function expireUnconfirmedAccounts({ db, clock }: Pick<MemberDeps, "db" | "clock">): Promise<number> {
	const now = clock.now();
	return deleteUnconfirmed(db, new Date(now.getTime() - unconfirmedAccountDays * dayMilliseconds), now);
}
