import { createContext, useContext, useSyncExternalStore } from "react";

export interface Address {
	pathname: string;
	search: string;
}

/** On the server: the address of the rendered page. */
export const AddressContext = createContext<Address>({ pathname: "/", search: "" });

let current: Address | undefined;

function readAddress(): Address {
	const { pathname, search } = window.location;
	if (current?.pathname !== pathname || current.search !== search) current = { pathname, search };
	return current;
}

const changed = "addresschange";

function subscribe(callback: () => void): () => void {
	window.addEventListener("popstate", callback);
	window.addEventListener(changed, callback);
	return () => {
		window.removeEventListener("popstate", callback);
		window.removeEventListener(changed, callback);
	};
}

export function useAddress(): Address {
	const rendered = useContext(AddressContext);
	return useSyncExternalStore(subscribe, readAddress, () => (import.meta.env.SSR ? rendered : readAddress()));
}

/** Changes the address without loading a page; apps rerender. */
export function changeAddress(to: string, how: "push" | "replace" = "push"): void {
	if (how === "push") window.history.pushState(null, "", to);
	else window.history.replaceState(null, "", to);
	window.dispatchEvent(new Event(changed));
}

/** Sets or removes query parameters. */
export function withParams(address: Address, changes: Readonly<Record<string, string | undefined>>): string {
	const params = new URLSearchParams(address.search);
	for (const [name, value] of Object.entries(changes)) {
		if (value === undefined) params.delete(name);
		else params.set(name, value);
	}
	const query = params.toString();
	return query ? `${address.pathname}?${query}` : address.pathname;
}
