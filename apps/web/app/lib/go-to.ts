/** Loads a page of the site, or another site. The loader bar hears of it. */
export function goTo(address: string, how: "push" | "replace" = "push"): void {
	document.dispatchEvent(new Event("leaving"));
	if (how === "replace") window.location.replace(address);
	else window.location.assign(address);
}
