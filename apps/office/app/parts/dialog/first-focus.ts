import { type RefObject, useEffect, useRef } from "react";

/** Ticks and radios are left out: they are choices beside a field, or act at once. */
const typedInto = ["input:not([type=hidden], [type=checkbox], [type=radio], [type=file])", "select", "textarea"];

function isUsable(element: HTMLElement): boolean {
	return !element.matches(":disabled") && element.closest("[hidden]") === null;
}

/** The first field, or the button that changes nothing. */
function firstPlace(body: HTMLElement): HTMLElement | null {
	const fields = [...body.querySelectorAll<HTMLElement>(typedInto.join())];
	return fields.find(isUsable) ?? body.querySelector<HTMLElement>("[data-safe]");
}

const headingOf = (body: HTMLElement) => body.closest("[role=dialog]")?.querySelector<HTMLElement>("h2") ?? null;

/** Mantine's focus trap goes to the marked element, and without a mark to the close button. */
function mark(place: HTMLElement | null): void {
	if (!place) return;
	place.dataset["autofocus"] = "";
	place.addEventListener("blur", () => delete place.dataset["autofocus"], { once: true });
}

/** For the `ref` of a dialog's content. */
export function markFirstPlace(body: HTMLElement | null): void {
	if (body) mark(firstPlace(body) ?? headingOf(body));
}

/** For dialogs that are read before anything is changed. */
export function markHeading(body: HTMLElement | null): void {
	if (body) mark(headingOf(body));
}

/** For navigation in a drawer: people hear first where they are, and the other links are around it. */
export function markCurrentLink(navigation: HTMLElement | null): void {
	if (navigation) mark(navigation.querySelector("[aria-current=page]") ?? navigation.querySelector("a"));
}

/**
 * For the heading of a dialog's second step, which gets the focus: a second Enter must not confirm unread.
 * Back in the first step, the focus is on its first field again.
 */
export function useStepHeading(): RefObject<HTMLHeadingElement | null> {
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => {
		const dialog = heading.current?.closest<HTMLElement>("[role=dialog]");
		heading.current?.focus();
		return () => {
			if (!dialog?.isConnected || document.activeElement !== document.body) return;
			markFirstPlace(dialog);
			dialog.querySelector<HTMLElement>("[data-autofocus]")?.focus();
		};
	}, []);
	return heading;
}

/** Whether it got the focus because a dialog opened: its picker would cover the dialog. */
export function isFirstPlace(element: HTMLElement): boolean {
	return element.dataset["autofocus"] !== undefined;
}
