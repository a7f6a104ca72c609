import { isPlain, pressed } from "./press.ts";

/**
 * Chooses a centre in the form and goes there. The form's fields are uncontrolled, so it works before the form's script
 * has loaded.
 */
function pickCentre(event: MouseEvent): void {
	const link = pressed(event, "[data-pick-centre]");
	const form = document.getElementById("form");
	const select = form?.querySelector<HTMLSelectElement>("select[name=gym_location]");
	if (!link || !form || !select || !isPlain(event)) return;
	event.preventDefault();
	select.value = link.dataset["pickCentre"] ?? "";
	select.dispatchEvent(new Event("input", { bubbles: true }));
	form.scrollIntoView();
	form.querySelector<HTMLElement>("h2")?.focus({ preventScroll: true });
}

export function pickCentres(root: ParentNode): void {
	for (const link of root.querySelectorAll("[data-pick-centre]")) link.setAttribute("aria-controls", "form");
	// Adding the same listener again changes nothing.
	document.addEventListener("click", pickCentre);
}
