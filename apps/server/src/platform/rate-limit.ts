import type { Limit } from "@kvart/contract/endpoint";
import { limits } from "@kvart/contract/limits";
import type { Clock } from "./clock.ts";
import { networkOf, wideNetworkOf } from "./network.ts";
import { Refusal } from "./problem.ts";

const windowMilliseconds = 60_000;
// More than there are clients in a minute; beyond it the oldest windows are dropped.
const maximumWindows = 100_000;

interface Window {
	startedAt: number;
	count: number;
}

/**
 * Counts calls per minute in memory. Each server counts for itself, so n servers allow n times as many; `GuessLimiter`
 * counts over all of them.
 */
export class RateLimiter {
	readonly #windows = new Map<string, Window>();
	readonly #clock: Clock;

	constructor(clock: Clock) {
		this.#clock = clock;
	}

	/** Throws if the address or the account has used up its minute. */
	count(limit: Limit, address: string, account: string | undefined): void {
		this.#take(`${limit} address ${networkOf(address)}`, limits[limit].address);
		const wide = wideNetworkOf(address);
		if (wide !== null) this.#take(`${limit} address ${wide}`, limits[limit].wideNetwork);
		if (account !== undefined) this.countAccount(limit, account);
	}

	countAccount(limit: Limit, account: string): void {
		const { account: allowed } = limits[limit];
		if (allowed !== null) this.#take(`${limit} account ${account}`, allowed);
	}

	#take(key: string, allowed: number): void {
		const now = this.#clock.now().getTime();
		const window = this.#running(key, now) ?? { startedAt: now, count: 0 };
		window.count += 1;
		this.#windows.delete(key);
		this.#windows.set(key, window);
		if (this.#windows.size > maximumWindows) this.#dropOldest();
		if (window.count <= allowed) return;
		const seconds = Math.max(1, Math.ceil((window.startedAt + windowMilliseconds - now) / 1000));
		throw new Refusal("ERR_TOO_MANY_REQUESTS", { headers: { "retry-after": String(seconds) } });
	}

	/** A window that starts far in the future was opened before the clock was set back. */
	#running(key: string, now: number): Window | undefined {
		const window = this.#windows.get(key);
		return window && Math.abs(now - window.startedAt) < windowMilliseconds ? window : undefined;
	}

	#dropOldest(): void {
		const oldest = this.#windows.keys().next();
		if (!oldest.done) this.#windows.delete(oldest.value);
	}
}
