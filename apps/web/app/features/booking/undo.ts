import { undoSeconds } from "@kvart/contract/booking";
import { problemToast } from "../../i18n/problem-message.ts";
import { showToast } from "../../ui/toast/toast.ts";

/**
 * How long a cancelled place is still held, in milliseconds. It is measured from the request, because the browser's
 * clock may differ from the server's.
 */
export function heldFor({ held_until }: { held_until: string | null }, sentAt: number): number {
	return held_until === null ? 0 : Math.max(0, undoSeconds * 1000 - (performance.now() - sentAt));
}

/** Shows a toast with an undo while the place is held. The offer ends, too, when it is aborted or the toast closed. */
export function offerUndo(
	milliseconds: number,
	{ label, about }: { label: string; about: string },
	undo: () => void,
): AbortController {
	const offer = new AbortController();
	const timer = setTimeout(() => offer.abort(), milliseconds);
	offer.signal.addEventListener("abort", () => clearTimeout(timer));
	showToast({ ...problemToast("SUC_CANCELED"), about, stays: offer, action: { label, run: undo } });
	return offer;
}
