import { useEffect, useState } from "react";
import { type FormModel, stepOf, type Values } from "./form-model.ts";
import type { Refused } from "./take-form.server.ts";
import { useDraft } from "./use-draft.ts";
import { useEnquiry } from "./use-enquiry.ts";

interface Options {
	initial: Values;
	refused: Refused | undefined;
	failed: string;
	onSent: () => void;
}

/** A form in steps: which one shows, and what Next, Previous and Send do. */
export function useWizard(model: FormModel, { initial, refused, failed, onSent }: Options) {
	const last = model.steps.length - 1;
	const [step, setStep] = useState(refused ? stepOf(model, (field) => field in refused.codes) : 0);
	// Where the focus goes once the new step is there.
	const [arrival, setArrival] = useState<{ at: "heading" | "wrong" } | null>(null);

	function go(to: number, at: "heading" | "wrong" = "heading") {
		setStep(to);
		setArrival({ at });
	}

	const enquiry = useEnquiry(model, {
		initial,
		refused,
		failed,
		onSent: () => {
			draft.finish();
			setStep(0);
			// The first step is shorter: what lies behind the thanks must not be the page's end.
			form.ref.current?.scrollIntoView({ behavior: "instant", block: "center" });
			onSent();
		},
		onRefused: (isWrong) => go(stepOf(model, isWrong), "wrong"),
	});
	const { form } = enquiry;
	const draft = useDraft(model, {
		form,
		untouched: enquiry.untouched,
		step,
		onResume: (to) => go(Math.min(to, last)),
	});

	useEffect(() => {
		const shown = arrival && form.ref.current?.querySelector("[data-current]");
		const wrong = ":is(input, select, textarea)[aria-invalid], [aria-invalid] input";
		shown?.querySelector<HTMLElement>(arrival?.at === "wrong" ? wrong : "h2, h3")?.focus();
	}, [arrival, form.ref]);

	/** The first step with something wrong, or null. Its own wrong fields show at once. */
	function firstWrong(until: number): number | null {
		for (const [index, fields] of model.steps.slice(0, until + 1).entries()) if (!form.check(fields)) return index;
		return null;
	}

	return {
		...enquiry,
		draft,
		step,
		last,
		back: () => go(step - 1),
		next: () => {
			if (form.check(model.steps[step])) go(step + 1);
		},
		submit: () => {
			const wrong = firstWrong(last);
			if (wrong === null) void enquiry.send();
			else if (wrong !== step) go(wrong, "wrong");
		},
	};
}
