import { useSyncExternalStore } from "react";

let shown: readonly string[] | null = null;
const listeners = new Set<() => void>();

/** New recovery codes, until their owner has saved them. Outside the components, because the session changes meanwhile. */
export function showCodes(codes: readonly string[] | null): void {
	shown = codes;
	for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}

export function useShownCodes(): readonly string[] | null {
	return useSyncExternalStore(subscribe, () => shown);
}
