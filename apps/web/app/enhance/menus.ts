import { pressed } from "./press.ts";

/** As in the stylesheets of the header. */
const wideScreen = "(width >= 64rem)";

function close(dropdown: HTMLDetailsElement): void {
	const hadFocus = dropdown.contains(document.activeElement);
	dropdown.open = false;
	if (hadFocus) dropdown.querySelector("summary")?.focus();
}

/** Arrow keys in an open dropdown. */
function moveAlong(event: KeyboardEvent): void {
	const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
	const from = pressed(event, "summary, a");
	const dropdown = from?.closest("details");
	if (step === 0 || !from || !dropdown) return;
	event.preventDefault();
	dropdown.open = true;
	const stops = [...dropdown.querySelectorAll<HTMLElement>("summary, a")];
	stops[(stops.indexOf(from) + step + stops.length) % stops.length]?.focus();
}

/** Popovers do not trap focus. */
function stillBehind(event: ToggleEvent): void {
	for (const behind of document.querySelectorAll<HTMLElement>("main, footer, [data-bar]")) {
		behind.inert = event.newState === "open";
	}
}

/** Adds to popover and details: Esc, arrow keys, clicks outside, and focus that leaves. */
export function startMenus(): void {
	const header = document.querySelector<HTMLElement>("[data-menus]");
	const menu = header?.querySelector<HTMLElement>("[popover]");
	if (!header || !menu) return;
	const wide = window.matchMedia(wideScreen);
	const open = () => header.querySelectorAll<HTMLDetailsElement>("details[open]");
	const closeAll = () => {
		for (const dropdown of open()) dropdown.open = false;
		if (menu.matches(":popover-open")) menu.hidePopover();
	};
	// On phones an open entry stays until its own name is pressed.
	const closeLeft = (target: EventTarget | null) => {
		if (!wide.matches) return;
		for (const dropdown of open()) if (!(target instanceof Node && dropdown.contains(target))) dropdown.open = false;
	};
	document.addEventListener("pointerdown", ({ target }) => closeLeft(target));
	header.addEventListener("focusin", ({ target }) => closeLeft(target));
	header.addEventListener("focusout", ({ relatedTarget }) => relatedTarget && closeLeft(relatedTarget));
	// The back-forward cache gets the page with closed menus.
	header.addEventListener("click", (event) => pressed(event, "a") && closeAll());
	document.addEventListener("click", (event) => {
		if (pressed(event, "a")) pressed(event, ":popover-open")?.hidePopover();
	});
	wide.addEventListener("change", closeAll);
	document.addEventListener("keydown", (event) => {
		if (!wide.matches) return;
		if (event.key === "Escape") for (const dropdown of open()) close(dropdown);
		else if (event.target instanceof Node && header.contains(event.target)) moveAlong(event);
	});
	menu.addEventListener("toggle", stillBehind);
}
