import { useEffect, useEffectEvent, useRef, useState } from "react";
import { watchSession } from "../../lib/session.ts";
import type { Form } from "../../lib/use-form.ts";
import { belongsToOther, currentOwner, deleteDraft, readDraft, saveDraft, unknownMember, visitor } from "./drafts.ts";
import { type FormModel, namesOf, sentParam, type Values } from "./form-model.ts";

/** Stored in the browser's history, so that Back goes a step back and a reload stays at its step. */
interface HistoryEntry {
	step?: number;
	/** The step of the entry before, if it belongs to the same form. */
	previous?: number | undefined;
	owner?: string | undefined;
}

export function historyEntry(): HistoryEntry {
	const { enquiry } = (window.history.state ?? {}) as { enquiry?: HistoryEntry };
	return enquiry ?? {};
}

export function updateHistory(changes: HistoryEntry, how: "replace" | "push" = "replace"): void {
	const state = { ...window.history.state, enquiry: { ...historyEntry(), ...changes } } as unknown;
	if (how === "push") window.history.pushState(state, "");
	else window.history.replaceState(state, "");
}

interface Progress {
	form: Form<Values>;
	initial: Values;
	/** The page answers a plain POST, so it has the typed values already. */
	posted: boolean;
	/** Fields whose values come from the address: a draft does not change them. */
	chosen: readonly string[];
	step: number;
	/** Shows the step to start at. */
	onStart: (step: number) => void;
}

function cameByHistory(): boolean {
	const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
	return entry?.type === "back_forward";
}

/** Saves what is typed in this browser until it is sent, and shows it only to the person who typed it. */
export function useDraft(model: FormModel, { form, initial, posted, chosen, step, onStart }: Progress) {
	const { kind } = model;
	const [restored, setRestored] = useState(false);
	const owner = useRef<string>(undefined);
	/** Nothing is saved after sending or starting again, until the next change. */
	const begun = useRef(false);

	const isChanged = () => Object.entries(form.read()).some(([name, value]) => value !== initial[name]);

	/** Values that the form does not show yet stay as they were `before`, such as an hour whose list is not loaded. */
	function save(atStep = step, before: Values = {}): void {
		const now = currentOwner();
		if (begun.current && now === owner.current && now !== unknownMember) {
			const values = Object.entries(form.read()).map(([name, value]) => [name, value || (before[name] ?? "")]);
			saveDraft(kind, { owner: now, values: Object.fromEntries(values), step: atStep });
		}
	}

	function remove(): void {
		begun.current = false;
		setRestored(false);
		deleteDraft(kind);
	}

	function startEmpty(): void {
		begun.current = false;
		setRestored(false);
		form.reset();
		onStart(0);
		updateHistory({ owner: owner.current, step: 0 });
	}

	/** Continues the draft of the current person. A member has to be loaded first. */
	function start(): void {
		owner.current = currentOwner();
		// Browsers restore what was typed on a page, even after a log-out.
		const foreign = belongsToOther(historyEntry().owner);
		if (foreign) form.reset();
		if (owner.current === unknownMember) return updateHistory({ owner: unknownMember, ...(foreign && { step }) });
		if (new URLSearchParams(window.location.search).has(sentParam)) return remove();
		const draft = readDraft(owner.current, kind);
		if (draft && !posted) {
			const names = model.steps.flatMap(namesOf).filter((name) => !chosen.includes(name) && name in draft.values);
			form.restore(Object.fromEntries(names.map((name) => [name, draft.values[name] ?? ""])));
			// Loads the hours of the restored club.
			form.ref.current?.dispatchEvent(new Event("change"));
		}
		// The person may be typing already.
		const busy = form.ref.current?.contains(document.activeElement) ?? false;
		const fromHistory = foreign ? undefined : historyEntry().step;
		// An entry without a step was left before its script loaded: it showed the first one.
		const saved = fromHistory ?? (cameByHistory() ? 0 : draft?.step) ?? 0;
		const at = posted || busy ? step : Math.min(saved, model.steps.length - 1);
		// A member's fields may differ because we filled them in, a visitor's only by typing.
		begun.current ||= posted || draft !== undefined || (owner.current === visitor && isChanged());
		setRestored(!posted && draft !== undefined && (at > 0 || isChanged()));
		if (at !== step) onStart(at);
		updateHistory({ owner: owner.current, step: at });
		save(at, posted ? {} : draft?.values);
	}

	const startNow = useEffectEvent(start);
	const followSession = useEffectEvent(() => {
		const foreign = belongsToOther(owner.current);
		owner.current = currentOwner();
		if (foreign) startEmpty();
	});

	useEffect(() => {
		// oxlint-disable-next-line react/set-state-in-effect -- drafts are in the browser only: the server's page is the same for everyone
		startNow();
		// A page from the back-forward cache missed the session's changes.
		const follow = () => followSession();
		window.addEventListener("pageshow", follow);
		const stop = watchSession(follow);
		return () => {
			window.removeEventListener("pageshow", follow);
			stop();
		};
	}, []);

	return {
		restored,
		startAgain: () => {
			remove();
			startEmpty();
		},
		/** Call when the member was loaded. */
		startAsMember: () => {
			if (owner.current === unknownMember) start();
		},
		save: (atStep?: number) => {
			begun.current = true;
			save(atStep);
		},
		remove,
	};
}
