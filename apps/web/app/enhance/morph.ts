import { leavingLink } from "./press.ts";

const property = "view-transition-name";
/** Styles name the head of a page: see `base.css`. */
const head = "main > :is(header, section):first-child, main > article > :first-child";

let started = false;

/** The tile or card that is pressed becomes the head of the next page, where the browser animates the change. */
export function growTiles(): void {
	if (started) return;
	started = true;
	let pressed: HTMLElement | null | undefined;
	let named: HTMLElement | null | undefined;
	window.addEventListener("click", (event) => {
		pressed = leavingLink(event)?.closest<HTMLElement>("[data-grows]");
	});
	// A page that Back restores keeps the name on its card, so the head becomes the card again.
	window.addEventListener("pageswap", () => {
		named?.style.removeProperty(property);
		named = pressed;
		document.querySelector<HTMLElement>(head)?.style.setProperty(property, pressed ? "none" : "");
		named?.style.setProperty(property, "head");
	});
}
