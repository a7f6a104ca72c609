/** Noted in the entry of the browser's history: Back goes a step back, and a reload stays where it was. */
interface StepNote {
	step?: number;
	/** The step of the entry before, if that is of the same form. */
	previous?: number | undefined;
	/** Who was at it. */
	owner?: string | undefined;
}

export function noted(): StepNote {
	const { enquiry } = (window.history.state ?? {}) as { enquiry?: StepNote };
	return enquiry ?? {};
}

/** Writes into the entry that shows, or into a new one. */
export function note(changes: StepNote, how: "replace" | "push" = "replace"): void {
	const state = { ...window.history.state, enquiry: { ...noted(), ...changes } } as unknown;
	if (how === "push") window.history.pushState(state, "");
	else window.history.replaceState(state, "");
}
