import { useSyncExternalStore } from "react";
import { isArrival } from "./is-arrival.ts";

interface Address {
	hash: string;
	search: string;
}

let arrived: Address | null | undefined;

function takeArrival(): Address | null {
	if (arrived !== undefined) return arrived;
	const { hash, search, pathname } = window.location;
	arrived = isArrival({ hash, search }) ? { hash, search } : null;
	if (arrived) window.history.replaceState(null, "", pathname);
	return arrived;
}

const never = () => () => undefined;

/** What a provider wrote into the address when it sent the visitor back; the address itself is cleaned at once. */
export function useArrivalAddress(): Address | null {
	return useSyncExternalStore(never, takeArrival, () => null);
}
