/** Said to a sheet that goes because the address has changed already. */
const left = "left";

function wakeUp(sheet: HTMLDialogElement): void {
	sheet.removeAttribute("open");
	sheet.showModal();
	sheet.querySelector<HTMLElement>("[data-autofocus], h2")?.focus();
	const close = () => sheet.querySelector<HTMLAnchorElement>("a[data-close]")?.click();
	let pressedOutside = false;
	// Esc asks, and the address decides; pressed once more at once, browsers close the sheet whatever we say.
	sheet.addEventListener("cancel", (event) => {
		event.preventDefault();
		close();
	});
	sheet.addEventListener("close", () => {
		if (sheet.returnValue !== left) close();
	});
	// A drag that starts inside (selecting text) and ends outside is no click outside.
	sheet.addEventListener("pointerdown", ({ target }) => {
		pressedOutside = target === sheet;
	});
	sheet.addEventListener("click", ({ target }) => {
		if (pressedOutside && target === sheet) close();
	});
}

/** A sheet that the address opened comes as a plain open dialog; now it is a modal one. */
export function openSheets(root: ParentNode): void {
	for (const sheet of root.querySelectorAll<HTMLDialogElement>("dialog[data-sheet][open]:not(:modal)")) wakeUp(sheet);
}

/** Closes the sheet in a part, and gives the moment when it has slid out; undefined where none is open. */
export function closedSheet(part: Element): Promise<unknown> | undefined {
	const sheet = part.querySelector<HTMLDialogElement>("dialog:modal");
	if (!sheet) return undefined;
	sheet.close(left);
	const slidOut = sheet.getAnimations().map(({ finished }) => finished);
	return Promise.allSettled(slidOut);
}
