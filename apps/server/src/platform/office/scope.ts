import { Refusal } from "../problem.ts";
import type { Member } from "../session.ts";

type Scope = Pick<Member, "clubs">;

export function worksForWholeChain({ clubs }: Scope): boolean {
	return clubs === null;
}

export function worksFor({ clubs }: Scope, gymId: number): boolean {
	return clubs === null || clubs.includes(gymId);
}

export function requireClub(actor: Scope, gymId: number): void {
	if (!worksFor(actor, gymId)) throw new Refusal("ERR_BAD_ROLE");
}

/** For records that all clubs share, such as prices. Calls with `scope: "chain"` are checked without it. */
export function requireWholeChain(actor: Scope): void {
	if (!worksForWholeChain(actor)) throw new Refusal("ERR_BAD_ROLE");
}
