import { nationalIdLimits } from "@kvart/contract/limits";
import { spendProof } from "../../../platform/challenge.ts";
import { refuseExceeded } from "../../../platform/guess-limiter.ts";
import { networkOf, wideNetworkOf } from "../../../platform/network.ts";
import type { MemberDeps } from "../deps.ts";

const dayMilliseconds = 24 * 3_600_000;

interface NationalIdCall {
	email: string;
	address: string;
	proof: string | undefined;
}

/** A duplicate is named, as the spec asks, so a network or an account cannot try many ids. */
export async function countNationalId(
	{ clock, keys, counts }: MemberDeps,
	{ email, address, proof }: NationalIdCall,
): Promise<void> {
	if (!counts) return;
	const { unproven, account, network, wideNetwork } = nationalIdLimits;
	const proven = await spendProof({ clock, keys, counts }, proof);
	const endsAt = new Date(clock.now().getTime() + dayMilliseconds);
	const counted = (caller: string, allowed: number) => ({
		name: `national id ${caller}`,
		allowed: proven ? allowed : unproven,
		endsAt,
	});
	const wide = wideNetworkOf(address);
	refuseExceeded(
		await counts.add([
			counted(`account ${email}`, account),
			counted(`address ${networkOf(address)}`, network),
			...(wide === null ? [] : [counted(`address ${wide}`, wideNetwork)]),
		]),
	);
}
