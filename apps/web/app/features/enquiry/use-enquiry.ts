import { trapField } from "@kvart/contract/enquiry-choices";
import { useEffect, useRef, useState } from "react";
import { type Form, useForm } from "../../lib/use-form.ts";
import { showToast } from "../../ui/toast/toast.ts";
import type { FormModel, Values } from "./form-model.ts";
import { prepareSent } from "./sent.tsx";
import type { Refused } from "./take-form.server.ts";
import { useMemberData } from "./use-member-data.ts";

interface Options {
	/** Values that the page knows better than the model. */
	initial?: Values;
	refused?: Refused | undefined;
	/** What to say when the reason itself could not be loaded. */
	failed: string;
	onSent: () => void;
	/** The fields that the server found wrong. */
	onRefused?: (isWrong: (field: string) => boolean) => void;
}

export interface Enquiry {
	form: Form<Values>;
	/** What stands in it as long as nobody types. */
	untouched: Values;
	sending: boolean;
	/** Why it could not be sent, in words; the typed text stays. */
	problem: string | null;
	send: () => Promise<void>;
}

/** The modules of sending weigh nothing on those who only look. */
const loadDelivery = () => import("./deliver.ts");

/** One form of the four: its values and its way to the server. */
export function useEnquiry(model: FormModel, { initial, refused, failed, onSent, onRefused }: Options): Enquiry {
	const form = useForm<Values>({ ...model.initial, ...initial, ...refused?.values }, model.rules, refused?.codes);
	const [sending, setSending] = useState(false);
	const [problem, setProblem] = useState(refused?.problem ?? null);
	// State comes a render late: the second click of a double click must find out at once.
	const busy = useRef(false);
	const filled = useMemberData(form);

	// Whoever touches the form will send it: what that needs is then here, whatever becomes of the line.
	useEffect(() => {
		const element = form.ref.current;
		const prepare = () => {
			prepareSent();
			void loadDelivery().then(
				(delivery) => delivery.prepare(),
				() => undefined,
			);
		};
		element?.addEventListener("focusin", prepare, { once: true });
		return () => element?.removeEventListener("focusin", prepare);
	}, [form.ref]);

	async function deliver() {
		const trap = form.ref.current?.elements.namedItem(trapField);
		const delivery = await loadDelivery();
		const outcome = await delivery.deliver(model, form.values, trap instanceof HTMLInputElement ? trap.value : "");
		showToast({ kind: outcome.sent ? "success" : "error", text: outcome.text });
		if (outcome.sent) return onSent();
		if (outcome.errors.length === 0) return setProblem(outcome.text);
		form.refuse(outcome.errors);
		onRefused?.((field) => outcome.errors.some((error) => error.field === field));
	}

	return {
		form,
		untouched: { ...model.initial, ...initial, ...filled },
		sending,
		problem,
		send: async () => {
			if (busy.current) return;
			busy.current = true;
			setSending(true);
			setProblem(null);
			await deliver().catch(() => setProblem(failed));
			setSending(false);
			busy.current = false;
		},
	};
}
