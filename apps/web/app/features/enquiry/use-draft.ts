import { useEffect, useState, useSyncExternalStore } from "react";
import { readStored } from "../../lib/storage.ts";
import type { Form } from "../../lib/use-form.ts";
import { type Draft, dropDraft, keepDraft, parseDrafts } from "./drafts.ts";
import type { FormModel, Values } from "./form-model.ts";

export interface OfferedDraft {
	/** A form that was begun earlier and never sent. */
	offered: Draft | null;
	resume: () => void;
	discard: () => void;
	/** The form arrived: nothing is left to be kept. */
	finish: () => void;
}

interface Progress {
	form: Form<Values>;
	/** What stands in the form as long as nobody types. */
	untouched: Values;
	step: number;
	onResume: (step: number) => void;
}

const never = () => () => undefined;

/** Keeps what is typed in this browser until it is sent, and offers it again to who comes back. */
export function useDraft({ kind, initial }: FormModel, { form, untouched, step, onResume }: Progress): OfferedDraft {
	// Only the browser knows: the server's page is the same for everybody.
	const stored = useSyncExternalStore(
		never,
		() => readStored("drafts"),
		() => null,
	);
	// What was sent or given up is not kept again until somebody changes it.
	const [settled, setSettled] = useState<Values | null>(null);
	const { values } = form;
	const typed = values !== settled && Object.keys(initial).some((name) => values[name] !== untouched[name]);
	const offered = typed || settled ? null : (parseDrafts(stored)[kind] ?? null);

	useEffect(() => {
		if (typed) keepDraft(kind, values, step);
	}, [typed, kind, values, step]);

	function drop() {
		setSettled(values);
		dropDraft(kind);
	}

	return {
		offered,
		resume: () => {
			if (!offered) return;
			form.fill(Object.fromEntries(Object.entries(offered.values).filter(([name]) => name in initial)));
			onResume(offered.step);
		},
		discard: drop,
		finish: drop,
	};
}
