import { useEffect, useId } from "react";
import { removeDraft } from "./drafts.ts";
import type { DraftKey } from "./storage.ts";

/** Forms with unsaved changes, and their drafts. */
const forms = new Map<string, DraftKey | null>();

export function hasUnsavedChanges(except?: string): boolean {
	return [...forms.keys()].some((form) => form !== except);
}

/** After the user confirmed it: the drafts of the open forms go too. */
export function discardUnsaved(): void {
	for (const draft of forms.values()) if (draft) removeDraft(draft);
}

function warn(event: BeforeUnloadEvent): void {
	if (hasUnsavedChanges()) event.preventDefault();
}

/** While `dirty`, the browser confirms before the tab is closed. Returns the id of the form. */
export function useUnsaved(dirty: boolean, draft: DraftKey | null): string {
	const id = useId();
	useEffect(() => {
		if (!dirty) return undefined;
		forms.set(id, draft);
		window.addEventListener("beforeunload", warn);
		return () => {
			forms.delete(id);
			window.removeEventListener("beforeunload", warn);
		};
	}, [dirty, id, draft]);
	return id;
}
