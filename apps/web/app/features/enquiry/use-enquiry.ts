import { trapField } from "@kvart/contract/enquiries/field";
import type { User } from "@kvart/contract/members";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { api } from "../../lib/api.ts";
import { startProof } from "../../lib/proof.ts";
import { useForm } from "../../lib/use-form.ts";
import { useLoggedIn } from "../../lib/use-user.ts";
import { showToast } from "../../ui/toast/toast.ts";
import { rememberMember } from "./drafts.ts";
import type { EnquiryFormData } from "./enquiry.server.ts";
import { type Posted, rulesOf, type Values } from "./form-model.ts";
import { sendForm } from "./send-form.ts";
import { useDraft } from "./use-draft.ts";

interface Options {
	posted: Posted | undefined;
	step: number;
	onStart: (step: number) => void;
	onSent: () => void;
	/** The server refused some fields. */
	onRefused: (isWrong: (field: string) => boolean) => void;
}

export type Enquiry = ReturnType<typeof useEnquiry>;

/** Values, draft and sending of a form. */
export function useEnquiry(data: EnquiryFormData, { posted, step, onStart, onSent, onRefused }: Options) {
	const fields = data.steps.flatMap((each) => each.fields);
	const initial = {
		...Object.fromEntries(fields.map((field) => [field.name, field.initial])),
		...posted?.values,
	};
	const form = useForm<Values>(initial, rulesOf(data), posted?.codes);
	const chosen = fields.filter((field) => field.chosen).map(({ name }) => name);
	const draft = useDraft(data, { form, initial, posted: posted !== undefined, chosen, step, onStart });
	const [sending, setSending] = useState(false);
	const [sent, setSent] = useState(false);
	const [problem, setProblem] = useState(posted?.problem ?? null);
	// State changes with the next render: too late for a double click.
	const busy = useRef(false);
	const loggedIn = useLoggedIn();
	/** The member's own data, to fill in. */
	const known = useRef<Partial<Values>>({});

	const fillIn = useEffectEvent(({ first_name, last_name, email, phone }: User) => {
		rememberMember(email);
		draft.startAsMember();
		known.current = { name: `${first_name} ${last_name}`, email, phone_1: phone };
		form.fillEmpty(known.current);
	});
	useEffect(() => {
		known.current = {};
		if (!loggedIn) return undefined;
		const stop = new AbortController();
		// Without an answer the fields stay empty.
		api.getUser(undefined, { signal: stop.signal }).then(
			(user) => fillIn(user),
			() => undefined,
		);
		return () => stop.abort();
	}, [loggedIn]);

	useEffect(() => {
		const element = form.ref.current;
		element?.addEventListener("focusin", startProof, { once: true });
		return () => element?.removeEventListener("focusin", startProof);
	}, [form.ref]);

	// The back button shows the form, not the thanks.
	useEffect(() => {
		const close = ({ persisted }: PageTransitionEvent) => persisted && setSent(false);
		window.addEventListener("pageshow", close);
		return () => window.removeEventListener("pageshow", close);
	}, []);

	async function send() {
		if (busy.current) return;
		busy.current = true;
		setSending(true);
		setProblem(null);
		const trap = form.ref.current?.elements.namedItem(trapField);
		const trapValue = trap instanceof HTMLInputElement ? trap.value : "";
		const outcome = await sendForm(data, form.read(), trapValue);
		busy.current = false;
		setSending(false);
		showToast({ kind: outcome.sent ? "success" : "error", text: outcome.text });
		if (outcome.sent) {
			draft.remove();
			setSent(true);
			return onSent();
		}
		if (outcome.errors.length === 0) return setProblem(outcome.text);
		form.refuse(outcome.errors);
		onRefused((field) => outcome.errors.some((error) => error.field === field));
	}

	return {
		form,
		onInput: (event: Parameters<typeof form.attributes.onInput>[0]) => {
			form.attributes.onInput(event);
			draft.save();
		},
		/** An earlier draft was restored. */
		restored: draft.restored,
		startAgain: () => {
			draft.startAgain();
			form.fillEmpty(known.current);
		},
		saveDraft: draft.save,
		sending,
		/** Sent, and the thanks are not closed yet. */
		sent,
		/** An error that belongs to no field. */
		problem,
		send,
	};
}
