/** Arrow keys in an open dropdown: down from its name into the list, up and down along it. */
export function nextInMenu(event: KeyboardEvent, from: HTMLElement): void {
	const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
	const dropdown = from.closest("details");
	if (step === 0 || !dropdown) return;
	event.preventDefault();
	dropdown.open = true;
	const stops = [...dropdown.querySelectorAll<HTMLElement>("summary, a")];
	stops[(stops.indexOf(from) + step + stops.length) % stops.length]?.focus();
}
