/** Return value of a sheet that closes because the address has changed. */
const left = "left";

function wakeUp(sheet: HTMLDialogElement): void {
	sheet.removeAttribute("open");
	sheet.showModal();
	sheet.querySelector<HTMLElement>("[data-autofocus], h2")?.focus();
	const close = () => sheet.querySelector<HTMLAnchorElement>("a[data-close]")?.click();
	let pressedOutside = false;
	// The address decides, not Esc. Browsers close the sheet anyway if Esc is pressed twice.
	sheet.addEventListener("cancel", (event) => {
		event.preventDefault();
		close();
	});
	sheet.addEventListener("close", () => {
		if (sheet.returnValue !== left) close();
	});
	// Ignores a drag that starts inside, such as selecting text.
	sheet.addEventListener("pointerdown", ({ target }) => {
		pressedOutside = target === sheet;
	});
	sheet.addEventListener("click", ({ target }) => {
		if (pressedOutside && target === sheet) close();
	});
}

/** The server renders an open sheet as a plain dialog: make it modal. */
export function openSheets(root: ParentNode): void {
	for (const sheet of root.querySelectorAll<HTMLDialogElement>("dialog[data-sheet][open]:not(:modal)")) wakeUp(sheet);
}

/** Closes the sheet in a part. Resolves after its animation; undefined if none is open. */
export function closedSheet(part: Element): Promise<unknown> | undefined {
	const sheet = part.querySelector<HTMLDialogElement>("dialog:modal");
	if (!sheet) return undefined;
	sheet.close(left);
	const slidOut = sheet.getAnimations().map(({ finished }) => finished);
	return Promise.allSettled(slidOut);
}
