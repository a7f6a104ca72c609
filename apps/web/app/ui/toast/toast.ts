import { clearInTab, readInTab, storeInTab } from "../../lib/storage.ts";

export type ToastKind = "success" | "error" | "info";

export interface ToastMessage {
	kind: ToastKind;
	text: string;
	/** The subject: a later toast about the same one replaces it. */
	about?: string | undefined;
	/** Stays until this is aborted; closing the toast aborts it. */
	stays?: AbortController;
	/** A button beside the text. */
	action?: { label: string; run: () => void };
}

export interface ToastEntry extends ToastMessage {
	id: number;
}

/** In milliseconds; paused under the pointer and under focus. */
export const toastLife = 5000;
/** The oldest is removed if there are more. */
const most = 3;

/**
 * The same text is shown once, with a new id, so that its time starts again. A success removes earlier errors, and what
 * was last said about a thing removes what was said about it before.
 */
export function addToast(entries: readonly ToastEntry[], entry: ToastEntry): ToastEntry[] {
	const isOver = ({ kind, text, about }: ToastEntry) =>
		(kind === entry.kind && text === entry.text) ||
		(kind === "error" && entry.kind === "success") ||
		(about !== undefined && about === entry.about);
	const others = entries.filter((each) => !isOver(each));
	return [...others, entry].slice(-most);
}

/** See `enhance/toasts.ts`. */
export function showToast(message: ToastMessage): void {
	document.dispatchEvent(new CustomEvent<ToastMessage>("toast", { detail: message }));
}

/** Shows a toast on the next page. */
export function showToastNext({ kind, text }: Pick<ToastMessage, "kind" | "text">): void {
	storeInTab("toast", JSON.stringify({ kind, text }));
}

/** Shows the toast of the previous page. */
export function takeToast(): ToastMessage | null {
	const left = readInTab("toast");
	clearInTab("toast");
	return left === null ? null : (JSON.parse(left) as ToastMessage);
}
