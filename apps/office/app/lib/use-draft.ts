import { useEffect, useRef, useState } from "react";
import { type Draft, draftKey, readDraft, removeDraft, storeDraft } from "./drafts.ts";
import { isSame } from "./same.ts";
import { useStaff } from "./staff.ts";
import type { DraftKey } from "./storage.ts";
import { useUnsaved } from "./unsaved.ts";

/** This account's unsaved input in the form on this device, if it still fits the form. */
export function useFoundDraft<T>(form: string | undefined, fits: (content: T) => boolean) {
	const { user_id } = useStaff();
	const key = form === undefined ? null : draftKey(user_id, form);
	const [found] = useState(() => {
		const draft: Draft<T> | null = key && readDraft<T>(key, Date.now());
		return draft && fits(draft.content) ? draft : null;
	});
	return { key, found };
}

/** Stores `content`, or removes the draft while it is null. Survives a reload, a closed tab and an ended session. */
export function useStoredDraft(key: DraftKey | null, content: unknown): void {
	// At first it is what was found in the storage.
	const stored = useRef(content);
	useEffect(() => {
		if (key === null || isSame(stored.current, content)) return;
		stored.current = content;
		if (content === null) removeDraft(key);
		else storeDraft(key, content, Date.now());
	});
}

/** Whether both have the same fields: a new release may have changed the form. */
export function hasSameFields(a: object, b: object): boolean {
	return isSame(Object.keys(a).toSorted(), Object.keys(b).toSorted());
}

/** The fields of a form without a record, such as a reply. */
export function useDraft<T extends object>(form: string, blank: T) {
	const { key, found } = useFoundDraft<T>(form, (content) => hasSameFields(content, blank));
	const [values, setValues] = useState(found?.content ?? blank);
	const [restoredAt, setRestoredAt] = useState(found?.at ?? null);
	const dirty = !isSame(values, blank);
	useStoredDraft(key, dirty ? values : null);
	useUnsaved(dirty, key);
	return {
		values,
		restoredAt,
		change: (changed: Partial<T>) => setValues((now) => ({ ...now, ...changed })),
		clear: () => {
			setValues(blank);
			setRestoredAt(null);
		},
	};
}
