export type ToastKind = "success" | "error" | "info";

export interface ToastMessage {
	kind: ToastKind;
	text: string;
}

export interface ToastEntry extends ToastMessage {
	id: number;
}

/** Milliseconds; the clock stands still under the pointer and under focus. */
export const toastLife = 5000;
/** More than this at once nobody reads: the oldest goes. */
const most = 3;

/** The same words twice show once, with a new id, so that their time starts again. */
export function addToast(entries: readonly ToastEntry[], entry: ToastEntry): ToastEntry[] {
	const others = entries.filter(({ kind, text }) => kind !== entry.kind || text !== entry.text);
	return [...others, entry].slice(-most);
}

/** Shows a toast. The region in which it appears belongs to the shell (`enhance/toasts.ts`). */
export function showToast(message: ToastMessage): void {
	document.dispatchEvent(new CustomEvent<ToastMessage>("toast", { detail: message }));
}
