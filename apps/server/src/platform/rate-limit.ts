import type { Limit } from "@kvart/contract/endpoint";
import { limits } from "@kvart/contract/limits";
import type { Clock } from "./clock.ts";
import { networkOf } from "./network.ts";
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
		this.#take(`${limit} address ${networkOf(address)}`, limits[limit].address);
		if (account !== undefined) this.countAccount(limit, account);
	}

	countAccount(limit: Limit, account: string): void {
		const { account: allowed } = limits[limit];
		if (allowed !== null) this.#take(`${limit} account ${account}`, allowed);
	}

	/** Whether one more call for the account would pass; counts nothing. */
	hasRoomFor(limit: Limit, account: string): boolean {
		const window = this.#running(`${limit} account ${account}`, this.#clock.now().getTime());
		return !window || window.count < (limits[limit].account ?? Number.POSITIVE_INFINITY);
	}

	#take(key: string, allowed: number): void {
		const now = this.#clock.now().getTime();
		const window = this.#running(key, now) ?? { startedAt: now, count: 0 };
		window.count += 1;
		this.#windows.delete(key);
		this.#windows.set(key, window);
		if (this.#windows.size > maximumWindows) this.#forgetOldest();
		if (window.count <= allowed) return;
		const seconds = Math.max(1, Math.ceil((window.startedAt + windowMilliseconds - now) / 1000));
		throw new Refusal("ERR_TOO_MANY_REQUESTS", { headers: { "retry-after": String(seconds) } });
	}

	/** The window that counts right now. One that starts much later was opened before the clock was set back. */
	#running(key: string, now: number): Window | undefined {
		const window = this.#windows.get(key);
		return window && Math.abs(now - window.startedAt) < windowMilliseconds ? window : undefined;
	}

	#forgetOldest(): void {
		const oldest = this.#windows.keys().next();
		if (!oldest.done) this.#windows.delete(oldest.value);
	}
}
