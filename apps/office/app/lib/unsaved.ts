import { useEffect, useId } from "react";

/** The forms on the screen with changes that are not saved yet. */
const forms = new Set<string>();

export function hasUnsavedChanges(): boolean {
	return forms.size > 0;
}

function warn(event: BeforeUnloadEvent): void {
	if (hasUnsavedChanges()) event.preventDefault();
}

/** While `dirty`, closing or leaving the tab asks first. */
export function useUnsaved(dirty: boolean): void {
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
}
