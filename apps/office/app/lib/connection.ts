import { onlineManager } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";

/** Between two tries to reach the server. */
const retryMilliseconds = 5000;

let isTrying = false;

/** An answer to a request from before the last loss says nothing about now. */
let losses = 0;
onlineManager.subscribe((online) => {
	if (!online) losses += 1;
});

export function countLosses(): number {
	return losses;
}

async function isReachable(): Promise<boolean> {
	try {
		await fetch("/api/health", { cache: "no-store" });
		return true;
	} catch {
		return false;
	}
}

/** Any answer counts: a server with an error of its own is reachable. */
async function tryAgain(): Promise<void> {
	const before = losses;
	if (onlineManager.isOnline() || ((await isReachable()) && losses === before)) {
		isTrying = false;
		return onlineManager.setOnline(true);
	}
	setTimeout(() => void tryAgain(), retryMilliseconds);
	return undefined;
}

/**
 * A request had no answer. The browser reports only whether the device has a network: in a club whose line is down,
 * it has one. Tries until the server answers; then what failed to load is loaded again.
 */
export function reportNoAnswer(): void {
	onlineManager.setOnline(false);
	if (isTrying) return;
	isTrying = true;
	setTimeout(() => void tryAgain(), retryMilliseconds);
}

/** `lossesBefore`: when the request was sent. */
export function reportAnswer(lossesBefore: number): void {
	if (lossesBefore === losses) onlineManager.setOnline(true);
}

/** After a script of the office did not load: because of the connection, or because an update replaced it. */
export async function checkConnection(): Promise<void> {
	const before = losses;
	if (await isReachable()) reportAnswer(before);
	else reportNoAnswer();
}

export function isOnline(): boolean {
	return onlineManager.isOnline();
}

export function useOnline(): boolean {
	return useSyncExternalStore((listener) => onlineManager.subscribe(listener), isOnline);
}
