import { type GuessLimit, guessLimits, limits } from "@kvart/contract/limits";
import type { Clock } from "./clock.ts";
import { networkOf, wideNetworkOf } from "./network.ts";
import { Refusal } from "./problem.ts";
import type { RateLimiter } from "./rate-limit.ts";
import type { Counted, Exceeded, SharedCounts } from "./shared-counts.ts";

const windowMilliseconds = 60_000;

export function isGuessLimit(limit: string): limit is GuessLimit {
	return guessLimits.some((each) => each === limit);
}

export function refuseExceeded(exceeded: readonly Exceeded[]): void {
	if (exceeded.length === 0) return;
	const seconds = Math.max(...exceeded.map((each) => each.seconds));
	throw new Refusal("ERR_TOO_MANY_REQUESTS", { headers: { "retry-after": String(seconds) } });
}

interface Deps {
	/** Refuses without a query what this server alone has seen too often. */
	limiter: RateLimiter;
	counts: SharedCounts;
	clock: Clock;
}

/** Limits against guessing, counted over all servers: with each server counting for itself, n servers allow n times as many. */
export class GuessLimiter {
	readonly #deps: Deps;

	constructor(deps: Deps) {
		this.#deps = deps;
	}

	/** Throws if the address or the account has used up its minute. */
	async count(limit: GuessLimit, address: string, account: string | undefined): Promise<void> {
		this.#deps.limiter.count(limit, address, account);
		const { address: allowed, wideNetwork: allowedWide } = limits[limit];
		const wide = wideNetworkOf(address);
		const counts = [this.#counted(`${limit} address ${networkOf(address)}`, allowed)];
		if (wide !== null) counts.push(this.#counted(`${limit} address ${wide}`, allowedWide));
		if (account !== undefined) counts.push(...this.#ofAccount(limit, account));
		refuseExceeded(await this.#deps.counts.add(counts));
	}

	async countAccount(limit: GuessLimit, account: string): Promise<void> {
		this.#deps.limiter.countAccount(limit, account);
		refuseExceeded(await this.#deps.counts.add(this.#ofAccount(limit, account)));
	}

	/**
	 * Counts by account and network address, and by account. A known address goes on even if others have used up the
	 * account's attempts, so that they do not lock the member out.
	 */
	async countFrom(
		limit: GuessLimit,
		{ email, address }: { email: string; address: string },
		isKnown: () => Promise<boolean>,
	): Promise<void> {
		const here = `${email} from ${address}`;
		this.#deps.limiter.countAccount(limit, here);
		const exceeded = await this.#deps.counts.add([...this.#ofAccount(limit, here), ...this.#ofAccount(limit, email)]);
		const onlyAccount = exceeded.every(({ name }) => name === nameOf(limit, email));
		if (exceeded.length > 0 && onlyAccount && (await isKnown())) return;
		refuseExceeded(exceeded);
	}

	#ofAccount(limit: GuessLimit, account: string): Counted[] {
		const { account: allowed } = limits[limit];
		return allowed === null ? [] : [this.#counted(nameOf(limit, account), allowed)];
	}

	#counted(name: string, allowed: number): Counted {
		return { name, allowed, endsAt: new Date(this.#deps.clock.now().getTime() + windowMilliseconds) };
	}
}

function nameOf(limit: GuessLimit, account: string): string {
	return `${limit} account ${account}`;
}
