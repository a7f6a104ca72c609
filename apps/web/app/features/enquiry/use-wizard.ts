import { useEffect, useEffectEvent, useState } from "react";
import type { EnquiryFormData } from "./enquiry.server.ts";
import { namesOf, type Posted, stepOf } from "./form-model.ts";
import { historyEntry, updateHistory } from "./use-draft.ts";
import { useEnquiry } from "./use-enquiry.ts";

/** The steps of a form: which one is shown, and what Next, Previous and Send do. */
export function useWizard(data: EnquiryFormData, posted: Posted | undefined) {
	const last = data.steps.length - 1;
	const [step, setStep] = useState(posted?.step ?? 0);
	/** The element to focus once the new step is shown. */
	const [focus, setFocus] = useState<{ on: "heading" | "error" } | null>(null);

	function show(to: number, on: "heading" | "error" = "heading") {
		setStep(to);
		setFocus({ on });
		enquiry.saveDraft(to);
	}

	function go(to: number, on?: "error") {
		updateHistory({ step: to, previous: step }, "push");
		show(to, on);
	}

	const enquiry = useEnquiry(data, {
		posted,
		step,
		onStart: setStep,
		onSent: () => {
			if (last === 0) return form.reset();
			setStep(0);
			updateHistory({ step: 0, previous: undefined });
			// The first step is shorter: keep it in view behind the sheet.
			form.ref.current?.scrollIntoView({ behavior: "instant", block: "center" });
		},
		onRefused: (isWrong) => {
			const wrong = stepOf(data, isWrong);
			if (wrong !== step) go(wrong, "error");
		},
	});
	const { form } = enquiry;

	const followHistory = useEffectEvent(() => {
		const { step: to } = historyEntry();
		// A link within the page made this entry.
		if (to === undefined) updateHistory({ step });
		else if (to !== step) show(Math.min(to, last));
	});
	useEffect(() => {
		const onPop = () => followHistory();
		window.addEventListener("popstate", onPop);
		return () => window.removeEventListener("popstate", onPop);
	}, []);

	useEffect(() => {
		const shown = focus && form.ref.current?.querySelector("[data-current]");
		const invalid = ":is(input, select, textarea)[aria-invalid], [aria-invalid] input";
		shown?.querySelector<HTMLElement>(focus?.on === "error" ? invalid : "h2, h3")?.focus();
	}, [focus, form.ref]);

	return {
		...enquiry,
		step,
		last,
		back: () => {
			if (historyEntry().previous === step - 1) window.history.back();
			else go(step - 1);
		},
		next: () => {
			const current = data.steps[step];
			if (current && form.check(namesOf(current))) go(step + 1);
		},
		submit: () => {
			const wrong = data.steps.findIndex((fields) => !form.check(namesOf(fields)));
			if (wrong === -1) void enquiry.send();
			else if (wrong !== step) go(wrong, "error");
		},
	};
}
