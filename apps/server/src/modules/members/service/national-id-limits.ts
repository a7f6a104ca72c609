import { nationalIdLimits } from "@kvart/contract/limits";
import { refuseExceeded } from "../../../platform/guess-limiter.ts";
import { networkOf, wideNetworkOf } from "../../../platform/network.ts";
import type { MemberDeps } from "../deps.ts";

const dayMilliseconds = 24 * 3_600_000;

interface NationalIdCall {
	email: string;
	address: string;
	/** With a proof of work. */
	proven: boolean;
}

/** A duplicate is named, as the spec asks, so a network or an account cannot try many ids. */
export async function countNationalId(
	{ clock, counts }: MemberDeps,
	{ email, address, proven }: NationalIdCall,
): Promise<void> {
	if (!counts) return;
	const { unproven, account, network, wideNetwork } = nationalIdLimits;
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
