import { forgetInTab, readInTab, storeInTab } from "../../lib/storage.ts";

export type ToastKind = "success" | "error" | "info";

export interface ToastMessage {
	kind: ToastKind;
	text: string;
	/** Has no clock: it stands until this is aborted, which is also what putting it away does. */
	stays?: AbortController;
}

export interface ToastEntry extends ToastMessage {
	id: number;
}

/** Milliseconds; the clock stands still under the pointer and under focus. */
export const toastLife = 5000;
/** More than this at once nobody reads: the oldest goes. */
const most = 3;

/**
 * The same words twice show once, with a new id, so that their time starts again. What went well puts an end to what went
 * wrong before it.
 */
export function addToast(entries: readonly ToastEntry[], entry: ToastEntry): ToastEntry[] {
	const isOver = ({ kind, text }: ToastEntry) =>
		(kind === entry.kind && text === entry.text) || (kind === "error" && entry.kind === "success");
	const others = entries.filter((each) => !isOver(each));
	return [...others, entry].slice(-most);
}

/** Shows a toast. The region in which it appears belongs to the shell (`enhance/toasts.ts`). */
export function showToast(message: ToastMessage): void {
	document.dispatchEvent(new CustomEvent<ToastMessage>("toast", { detail: message }));
}

/** Shows a toast on the page that comes next: where something that went well leads on at once. */
export function showToastNext({ kind, text }: Pick<ToastMessage, "kind" | "text">): void {
	storeInTab("toast", JSON.stringify({ kind, text }));
}

/** What the page before left to say. */
export function takeToast(): ToastMessage | null {
	const left = readInTab("toast");
	forgetInTab("toast");
	return left === null ? null : (JSON.parse(left) as ToastMessage);
}
