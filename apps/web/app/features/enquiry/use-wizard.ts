import { useEffect, useEffectEvent, useState } from "react";
import type { Posted, WizardWords } from "./enquiry-data.ts";
import { type FormModel, stepOf, type Values } from "./form-model.ts";
import { note, noted } from "./step-notes.ts";
import { useEnquiry } from "./use-enquiry.ts";

interface Options {
	words: WizardWords;
	initial: Partial<Values>;
	posted: Posted | undefined;
}

/** A form in steps: which one shows, and what Next, Previous and Send do. */
export function useWizard(model: FormModel, { words, initial, posted }: Options) {
	const last = model.steps.length - 1;
	const [step, setStep] = useState(posted?.step ?? 0);
	// Where the focus goes once the new step is there.
	const [arrival, setArrival] = useState<{ at: "heading" | "wrong" } | null>(null);

	function show(to: number, at: "heading" | "wrong" = "heading") {
		setStep(to);
		setArrival({ at });
		enquiry.keep(to);
	}

	function go(to: number, at?: "wrong") {
		note({ step: to, previous: step }, "push");
		show(to, at);
	}

	const enquiry = useEnquiry(model, {
		words,
		initial,
		posted,
		step,
		onStart: setStep,
		onSent: () => {
			setStep(0);
			note({ step: 0, previous: undefined });
			// The first step is shorter: what lies behind the thanks must not be the page's end.
			form.ref.current?.scrollIntoView({ behavior: "instant", block: "center" });
		},
		onRefused: (isWrong) => {
			const wrong = stepOf(model, isWrong);
			if (wrong !== step) go(wrong, "wrong");
		},
	});
	const { form } = enquiry;

	const follow = useEffectEvent(() => {
		const { step: to } = noted();
		// The entry of a link within the page.
		if (to === undefined) note({ step });
		else if (to !== step) show(Math.min(to, last));
	});
	useEffect(() => {
		const onPop = () => follow();
		window.addEventListener("popstate", onPop);
		return () => window.removeEventListener("popstate", onPop);
	}, []);

	useEffect(() => {
		const shown = arrival && form.ref.current?.querySelector("[data-current]");
		const wrong = ":is(input, select, textarea)[aria-invalid], [aria-invalid] input";
		shown?.querySelector<HTMLElement>(arrival?.at === "wrong" ? wrong : "h2, h3")?.focus();
	}, [arrival, form.ref]);

	return {
		...enquiry,
		step,
		last,
		back: () => {
			if (noted().previous === step - 1) window.history.back();
			else go(step - 1);
		},
		next: () => {
			if (form.check(model.steps[step])) go(step + 1);
		},
		submit: () => {
			// Its own wrong fields show at once.
			const wrong = model.steps.findIndex((fields) => !form.check(fields));
			if (wrong === -1) void enquiry.send();
			else if (wrong !== step) go(wrong, "wrong");
		},
	};
}
