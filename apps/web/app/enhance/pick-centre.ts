import { isPlain, pressed } from "./press.ts";

/**
 * Chooses a centre in the form and goes there. The form's fields are uncontrolled, so it works before the form's script
 * has loaded.
 */
export function startCentrePicks(): void {
	document.addEventListener("click", (event) => {
		const link = pressed(event, "[data-pick-centre]");
		const form = document.getElementById("form");
		const select = form?.querySelector<HTMLSelectElement>("select[name=gym_location]");
		if (!link || !form || !select || !isPlain(event)) return;
		event.preventDefault();
		select.value = link.dataset["pickCentre"] ?? "";
		select.dispatchEvent(new Event("input", { bubbles: true }));
		form.scrollIntoView();
		form.querySelector<HTMLElement>("h2")?.focus({ preventScroll: true });
	});
}
