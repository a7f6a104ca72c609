import { type RefObject, useEffect } from "react";
import { nextInMenu } from "./next-in-menu.ts";

const wideScreen = "(width >= 1024px)";

function close(dropdown: HTMLDetailsElement): void {
	const summary = dropdown.querySelector("summary");
	const hadFocus = dropdown.contains(document.activeElement);
	dropdown.open = false;
	if (hadFocus) summary?.focus();
}

/** Comfort on top of what popover and details do by themselves: Esc, arrows, a click elsewhere, and focus that leaves. */
export function useMenus(header: RefObject<HTMLElement | null>): void {
	useEffect(() => {
		const root = header.current;
		const menu = root?.querySelector<HTMLElement>("[popover]");
		if (!root || !menu) return undefined;
		const stop = new AbortController();
		const { signal } = stop;
		const wide = window.matchMedia(wideScreen);
		const open = () => root.querySelectorAll<HTMLDetailsElement>("details[open]");
		const closeAll = () => {
			for (const dropdown of open()) dropdown.open = false;
			if (menu.matches(":popover-open")) menu.hidePopover();
		};
		// On phones an open entry is a part of the list and stays until its own name is pressed.
		const closeLeft = (target: EventTarget | null) => {
			if (!wide.matches) return;
			for (const dropdown of open()) if (!(target instanceof Node && dropdown.contains(target))) dropdown.open = false;
		};

		document.addEventListener("pointerdown", ({ target }) => closeLeft(target), { signal });
		root.addEventListener("focusin", ({ target }) => closeLeft(target), { signal });
		root.addEventListener("focusout", ({ relatedTarget }) => relatedTarget && closeLeft(relatedTarget), { signal });
		root.addEventListener("click", ({ target }) => target instanceof Element && target.closest("a") && closeAll(), {
			signal,
		});
		wide.addEventListener("change", closeAll, { signal });
		document.addEventListener(
			"keydown",
			(event) => {
				if (!wide.matches) return;
				if (event.key === "Escape") for (const dropdown of open()) close(dropdown);
				else if (event.target instanceof HTMLElement && root.contains(event.target)) nextInMenu(event, event.target);
			},
			{ signal },
		);
		// A popover alone would let focus wander off behind it.
		menu.addEventListener(
			"toggle",
			(event) => {
				for (const behind of document.querySelectorAll<HTMLElement>("main, footer, [data-bar]")) {
					behind.inert = event.newState === "open";
				}
			},
			{ signal },
		);
		return () => stop.abort();
	}, [header]);
}
