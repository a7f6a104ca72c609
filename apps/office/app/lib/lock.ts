import { useSyncExternalStore } from "react";

/** `idle`: the session waits for the password or a code. `ended`: it needs a new log-in. */
export type LockReason = "idle" | "ended";

let reason: LockReason | null = null;
let opened = Promise.withResolvers<void>();
const listeners = new Set<() => void>();

function change(next: LockReason | null): void {
	if (next === reason) return;
	reason = next;
	for (const listener of listeners) listener();
}

export function lockReason(): LockReason | null {
	return reason;
}

/** An ended session cannot become an idle one. */
export function lock(why: LockReason): void {
	if (reason === null) opened = Promise.withResolvers<void>();
	change(reason === "ended" ? reason : why);
}

export function unlock(): void {
	change(null);
	opened.resolve();
}

/** Calls wait for it, so that nothing typed before the lock is lost. */
export async function whenUnlocked(): Promise<void> {
	if (reason !== null) await opened.promise;
}

function subscribe(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}

export function useLock(): LockReason | null {
	return useSyncExternalStore(subscribe, lockReason);
}
