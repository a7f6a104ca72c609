import { useEffect, useId } from "react";

const forms = new Set<string>();

export function hasUnsavedChanges(except?: string): boolean {
	return [...forms].some((form) => form !== except);
}

function warn(event: BeforeUnloadEvent): void {
	if (hasUnsavedChanges()) event.preventDefault();
}

/** While `dirty`, the browser confirms before the tab is closed. Returns the id of the form. */
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
