import { useEffect, useId } from "react";

/** The forms on the screen with changes that are not saved yet. */
const forms = new Set<string>();

/** Whether any form has some, but for the one that is named: it knows better by itself. */
export function hasUnsavedChanges(except?: string): boolean {
	return [...forms].some((form) => form !== except);
}

function warn(event: BeforeUnloadEvent): void {
	if (hasUnsavedChanges()) event.preventDefault();
}

/** While `dirty`, closing or leaving the tab asks first. Gives the name of the form. */
export function useUnsaved(dirty: boolean): string {
	const id = useId();
	useEffect(() => {
		if (!dirty) return undefined;
		forms.add(id);
		window.addEventListener("beforeunload", warn);
		return () => {
			forms.delete(id);
			window.removeEventListener("beforeunload", warn);
		};
	}, [dirty, id]);
	return id;
}
