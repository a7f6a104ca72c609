/** Loads a page and shows the loader bar. */
export function goTo(address: string, how: "push" | "replace" = "push"): void {
	document.dispatchEvent(new Event("leaving"));
	if (how === "replace") window.location.replace(address);
	else window.location.assign(address);
}
