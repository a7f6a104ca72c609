import { addToast, showToast, type ToastEntry, type ToastMessage, takeToast, toastLife } from "../ui/toast/toast.ts";

/** Screen readers announce changes of a known region only: the text is added a moment later. */
const heardAfterMilliseconds = 120;

interface Region {
	frame: HTMLElement;
	popover: HTMLElement;
	list: HTMLElement;
	spoken: HTMLElement;
	template: HTMLTemplateElement;
}

function findRegion(): Region | null {
	const frame = document.querySelector<HTMLElement>("[data-toasts]");
	const popover = frame?.querySelector<HTMLElement>("[popover]");
	const list = popover?.querySelector("ol");
	const spoken = frame?.querySelector("output");
	const template = frame?.querySelector("template");
	return frame && popover && list && spoken && template ? { frame, popover, list, spoken, template } : null;
}

/** An open modal makes everything outside inert, so toasts are moved into it. */
function topmost(): Element {
	return [...document.querySelectorAll("dialog:modal")].at(-1) ?? document.body;
}

/** How long a toast still has to live. Stands still without a timer. */
interface Clock {
	left: number;
	since: number;
	timer: ReturnType<typeof setTimeout> | undefined;
}

function leftOf(clock: Clock | undefined): number {
	if (!clock) return toastLife;
	return clock.timer ? Math.max(0, clock.left - (performance.now() - clock.since)) : clock.left;
}

/** Shows the toasts of `showToast`. The region and the template are in the page. */
export function startToasts(): void {
	const region = findRegion();
	if (!region) return;
	const { frame, popover, list, spoken, template } = region;
	const items = new Map<number, HTMLElement>();
	const clocks = new Map<number, Clock>();
	let entries: ToastEntry[] = [];
	let lastId = 0;
	let paused = false;

	/** Shown again, so that the popover is above the newest sheet. Bars start anew then, each where its clock is. */
	function place(): void {
		const host = topmost();
		if (frame.parentElement !== host) host.append(frame);
		if (popover.matches(":popover-open")) popover.hidePopover();
		for (const [id, item] of items) item.style.setProperty("--gone", `${leftOf(clocks.get(id)) - toastLife}ms`);
		if (entries.length > 0) popover.showPopover();
	}

	/** Each toast has its own time. A pause stops it; afterwards the rest of it runs. */
	function runClocks(): void {
		for (const { id, stays } of entries) {
			if (stays) continue;
			const clock = clocks.get(id);
			items.get(id)?.toggleAttribute("data-paused", paused);
			if (paused && clock?.timer) {
				clearTimeout(clock.timer);
				clocks.set(id, { left: leftOf(clock), since: 0, timer: undefined });
			}
			if (paused || clock?.timer) continue;
			const left = leftOf(clock);
			clocks.set(id, { left, since: performance.now(), timer: setTimeout(() => drop(id), left) });
		}
	}

	function itemOf({ id, kind, text, stays, action }: ToastEntry): HTMLElement | null {
		const item = (template.content.cloneNode(true) as DocumentFragment).querySelector("li");
		item?.setAttribute("data-kind", kind);
		item?.toggleAttribute("data-stays", stays !== undefined);
		const message = item?.querySelector("p");
		if (message) message.textContent = text;
		const button = item?.querySelector("[data-action]");
		if (action && button) {
			button.textContent = action.label;
			button.addEventListener("click", action.run);
		} else button?.remove();
		item
			?.querySelector("button:not([data-action])")
			?.addEventListener("click", () => (stays ? stays.abort() : drop(id)));
		return item ?? null;
	}

	function show(next: ToastEntry[]): void {
		entries = next;
		for (const [id, item] of items) {
			if (entries.some((entry) => entry.id === id)) continue;
			item.remove();
			items.delete(id);
			clearTimeout(clocks.get(id)?.timer);
			clocks.delete(id);
		}
		for (const entry of entries) {
			const item = items.has(entry.id) ? null : itemOf(entry);
			if (!item) continue;
			items.set(entry.id, item);
			list.append(item);
		}
		place();
		runClocks();
		const newest = entries.at(-1)?.text ?? "";
		setTimeout(() => {
			if (spoken.textContent !== newest) spoken.textContent = newest;
		}, heardAfterMilliseconds);
	}

	function drop(id: number): void {
		show(entries.filter((entry) => entry.id !== id));
	}

	/** Timers pause under the pointer and under focus. */
	function watch({ type, relatedTarget }: FocusEvent | PointerEvent): void {
		const hasPointer = type === "pointerenter" || (type !== "pointerleave" && popover.matches(":hover"));
		const focused = type === "focusout" ? relatedTarget : document.activeElement;
		paused = hasPointer || (focused instanceof Node && popover.contains(focused));
		runClocks();
	}

	document.addEventListener("toast", (event) => {
		lastId += 1;
		const id = lastId;
		const message = (event as CustomEvent<ToastMessage>).detail;
		message.stays?.signal.addEventListener("abort", () => drop(id), { once: true });
		show(addToast(entries, { ...message, id }));
	});
	// Toasts move back to the page when a sheet closes.
	document.addEventListener("close", place, true);
	popover.addEventListener("pointerenter", watch);
	popover.addEventListener("pointerleave", watch);
	popover.addEventListener("focusin", watch);
	popover.addEventListener("focusout", watch);
	const left = takeToast();
	if (left) showToast(left);
}
