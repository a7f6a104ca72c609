import { useSyncExternalStore } from "react";
import { readStored, removeStored, store } from "./storage.ts";

/** `device`: light or dark as the device is. */
export const looks = ["device", "light", "dark"] as const;
export type Look = (typeof looks)[number];

const listeners = new Set<() => void>();

/** Stored on the device, because accounts share a tablet at the desk. */
function storedLook(): Look {
	return looks.find((look) => look === readStored("office_look")) ?? "device";
}

/** The stylesheets follow the attribute; without it they follow the device. */
function show(look: Look): void {
	const { dataset } = document.documentElement;
	if (look === "device") delete dataset["look"];
	else dataset["look"] = look;
}

/** Before the first paint. */
export function startLook(): void {
	show(storedLook());
}

export function chooseLook(look: Look): void {
	if (look === "device") removeStored("office_look");
	else store("office_look", look);
	show(look);
	for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}

export function useLook(): Look {
	return useSyncExternalStore(subscribe, storedLook);
}
