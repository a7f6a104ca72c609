import { isPlain, pressed } from "./press.ts";

/**
 * A press on a centre's button puts the centre into the form below and goes there. The form holds its own values, so it
 * does not matter whether its script has come.
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
