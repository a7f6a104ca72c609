import { useEffect, useEffectEvent, useRef, useState } from "react";
import { watchSession } from "../../lib/session.ts";
import type { Form } from "../../lib/use-form.ts";
import { draftOf, dropDraft, isAnothers, keepDraft, ownerNow, someMember, visitor } from "./drafts.ts";
import { type FieldName, type FormModel, fieldsOf, sentParam, type Values } from "./form-model.ts";
import { note, noted } from "./step-notes.ts";

interface Progress {
	form: Form<Values>;
	/** What the page brought. */
	initial: Values;
	/** The page answers a plain POST: it has brought what was typed. */
	posted: boolean;
	/** Fields that the address has chosen: a draft does not change them. */
	chosen: readonly FieldName[];
	step: number;
	/** Shows a step before anybody has begun. */
	onStart: (step: number) => void;
}

/** By Back or forward: to the step that this entry of the history showed, the first if its script never came. */
function cameBack(): boolean {
	const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
	return entry?.type === "back_forward";
}

/** Keeps what is typed in this browser until it is sent, for the one who typed it and nobody else. */
export function useDraft(model: FormModel, { form, initial, posted, chosen, step, onStart }: Progress) {
	const { kind } = model;
	const [kept, setKept] = useState(false);
	/** Whose form it is. */
	const owner = useRef<string>(undefined);
	/** What was sent or given up is not kept again until somebody changes it. */
	const begun = useRef(false);

	const isChanged = () => Object.entries(form.read()).some(([name, value]) => value !== initial[name as FieldName]);

	function keep(atStep = step): void {
		const now = ownerNow();
		if (begun.current && now === owner.current && now !== someMember) {
			keepDraft(kind, { owner: now, values: form.read(), step: atStep });
		}
	}

	function drop(): void {
		begun.current = false;
		setKept(false);
		dropDraft(kind);
	}

	function startEmpty(): void {
		begun.current = false;
		setKept(false);
		form.reset();
		onStart(0);
		note({ owner: owner.current, step: 0 });
	}

	/** Goes on where this person stopped. A member has to be known first. */
	function start(): void {
		owner.current = ownerNow();
		// Browsers bring back what was typed on a page, whoever has logged out since.
		const strange = isAnothers(noted().owner);
		if (strange) form.reset();
		if (owner.current === someMember) return note({ owner: someMember, ...(strange && { step }) });
		if (new URLSearchParams(window.location.search).has(sentParam)) return drop();
		const draft = draftOf(owner.current, kind);
		if (draft && !posted) {
			const names = fieldsOf(model).filter((name) => !chosen.includes(name) && name in draft.values);
			form.restore(Object.fromEntries(names.map((name) => [name, draft.values[name]])));
		}
		// Whoever is at it already is not led elsewhere.
		const busy = form.ref.current?.contains(document.activeElement) ?? false;
		const noticed = strange ? undefined : noted().step;
		const stopped = noticed ?? (cameBack() ? 0 : draft?.step) ?? 0;
		const at = posted || busy ? step : Math.min(stopped, model.steps.length - 1);
		// What a visitor typed before the script came is worth keeping, too; a member's fields may be full of what we filled in.
		begun.current ||= posted || draft !== undefined || (owner.current === visitor && isChanged());
		setKept(!posted && draft !== undefined && (at > 0 || isChanged()));
		if (at !== step) onStart(at);
		note({ owner: owner.current, step: at });
		keep(at);
	}

	const startNow = useEffectEvent(start);
	const followSession = useEffectEvent(() => {
		const anothers = isAnothers(owner.current);
		owner.current = ownerNow();
		if (anothers) startEmpty();
	});

	useEffect(() => {
		// oxlint-disable-next-line react/set-state-in-effect -- only the browser knows of a draft: the server's page is the same for everybody
		startNow();
		// A page that Back brought to life again did not hear what happened meanwhile.
		const follow = () => followSession();
		window.addEventListener("pageshow", follow);
		const stop = watchSession(follow);
		return () => {
			window.removeEventListener("pageshow", follow);
			stop();
		};
	}, []);

	return {
		/** What was begun earlier stands in the form. */
		kept,
		startAgain: () => {
			drop();
			startEmpty();
		},
		/** The server has said who the member is. */
		startAsKnown: () => {
			if (owner.current === someMember) start();
		},
		/** Somebody typed, or went to another step. */
		keep: (atStep?: number) => {
			begun.current = true;
			keep(atStep);
		},
		/** The form arrived: nothing is left to be kept. */
		drop,
	};
}
