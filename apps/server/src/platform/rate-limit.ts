import type { Limit } from "@kvart/contract/endpoint";
import { limits } from "@kvart/contract/limits";
import type { Clock } from "./clock.ts";
import { Refusal } from "./problem.ts";

const windowMilliseconds = 60_000;
// Enough for every address that calls in a minute; beyond it the oldest windows are forgotten first.
const maximumWindows = 100_000;

interface Window {
	startedAt: number;
	count: number;
}

/**
 * Counts calls a minute in fixed windows. In memory and for each server on its own: with several instances the limit
 * is that many times higher, which is still a limit.
 */
export class RateLimiter {
	readonly #windows = new Map<string, Window>();
	readonly #clock: Clock;

	constructor(clock: Clock) {
		this.#clock = clock;
	}

	/** Counts the call; throws when the address or the account has used up its minute. */
	count(limit: Limit, address: string, account: string | undefined): void {
		const { account: perAccount, address: perAddress } = limits[limit];
		this.#take(`${limit} address ${address}`, perAddress);
		if (account !== undefined && perAccount !== null) this.#take(`${limit} account ${account}`, perAccount);
	}

	#take(key: string, allowed: number): void {
		const now = this.#clock.now().getTime();
		const known = this.#windows.get(key);
		const window = known && now - known.startedAt < windowMilliseconds ? known : { startedAt: now, count: 0 };
		window.count += 1;
		this.#windows.delete(key);
		this.#windows.set(key, window);
		if (this.#windows.size > maximumWindows) this.#forgetOldest();
		if (window.count <= allowed) return;
		const seconds = Math.max(1, Math.ceil((window.startedAt + windowMilliseconds - now) / 1000));
		throw new Refusal("ERR_TOO_MANY_REQUESTS", { headers: { "retry-after": String(seconds) } });
	}

	#forgetOldest(): void {
		const oldest = this.#windows.keys().next();
		if (!oldest.done) this.#windows.delete(oldest.value);
	}
}
