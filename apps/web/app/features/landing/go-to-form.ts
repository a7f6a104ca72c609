/**
 * Leads to the form, and who came by keyboard goes on there. It leaves the address alone: the router would answer a new one
 * by drawing the page again, and a form whose scripts are on their way would lose what was typed into it.
 */
export function goToForm(): void {
	const section = document.getElementById("form");
	// The way there stays as smooth as the page scrolls.
	section?.querySelector<HTMLElement>("h2")?.focus({ preventScroll: true });
	section?.scrollIntoView();
}
