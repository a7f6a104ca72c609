import { createContext, useContext, useSyncExternalStore } from "react";

export interface Address {
	pathname: string;
	search: string;
}

/** On the server: the address of the page that is rendered. */
export const AddressContext = createContext<Address>({ pathname: "/", search: "" });

let current: Address | undefined;

function readAddress(): Address {
	const { pathname, search } = window.location;
	if (current?.pathname !== pathname || current.search !== search) current = { pathname, search };
	return current;
}

const changed = "addresschange";

function subscribe(tell: () => void): () => void {
	window.addEventListener("popstate", tell);
	window.addEventListener(changed, tell);
	return () => {
		window.removeEventListener("popstate", tell);
		window.removeEventListener(changed, tell);
	};
}

/** The address of the page, also after an app has changed it. */
export function useAddress(): Address {
	const rendered = useContext(AddressContext);
	return useSyncExternalStore(subscribe, readAddress, () => (import.meta.env.SSR ? rendered : readAddress()));
}

/** Changes the address without loading a page; the apps on the page follow it. */
export function changeAddress(to: string, how: "push" | "replace" = "push"): void {
	if (how === "push") window.history.pushState(null, "", to);
	else window.history.replaceState(null, "", to);
	window.dispatchEvent(new Event(changed));
}

/** The same address with some query parameters set or taken away. */
export function withParams(address: Address, changes: Readonly<Record<string, string | undefined>>): string {
	const params = new URLSearchParams(address.search);
	for (const [name, value] of Object.entries(changes)) {
		if (value === undefined) params.delete(name);
		else params.set(name, value);
	}
	const query = params.toString();
	return query ? `${address.pathname}?${query}` : address.pathname;
}
