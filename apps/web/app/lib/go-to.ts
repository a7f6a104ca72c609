/** Loads a page of the site, or another site. */
export function goTo(address: string, how: "push" | "replace" = "push"): void {
	if (how === "replace") window.location.replace(address);
	else window.location.assign(address);
}
