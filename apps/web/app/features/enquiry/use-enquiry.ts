import { trapField } from "@kvart/contract/enquiry-choices";
import type { User } from "@kvart/contract/members";
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { api } from "../../lib/api.ts";
import { type Form, useForm } from "../../lib/use-form.ts";
import { useLoggedIn } from "../../lib/use-logged-in.ts";
import { showToast } from "../../ui/toast/toast.ts";
import { beginProof, deliver } from "./deliver.ts";
import { rememberMember } from "./drafts.ts";
import type { FormWords, Posted } from "./enquiry-data.ts";
import type { FieldName, FormModel, Values } from "./form-model.ts";
import { useDraft } from "./use-draft.ts";

interface Options {
	words: FormWords;
	/** Values that the page knows better than the model. */
	initial?: Partial<Values>;
	posted: Posted | undefined;
	/** Fields that the address has chosen. */
	chosen?: readonly FieldName[];
	step?: number;
	onStart?: (step: number) => void;
	onSent?: () => void;
	/** The fields that the server found wrong. */
	onRefused?: (isWrong: (field: string) => boolean) => void;
}

export interface Enquiry {
	form: Form<Values>;
	onInput: (event: FormEvent<HTMLFormElement>) => void;
	/** What was begun earlier stands in the form. */
	kept: boolean;
	startAgain: () => void;
	/** Keeps the draft, at another step. */
	keep: (step: number) => void;
	sending: boolean;
	/** It has arrived, and nobody has closed the thanks. */
	sent: boolean;
	/** Why it could not be sent, in words; the typed text stays. */
	problem: string | null;
	send: () => Promise<void>;
}

const nothing: readonly FieldName[] = [];
const stay = () => undefined;

/** One form of the four: its values, its draft and its way to the server. */
export function useEnquiry(model: FormModel, options: Options): Enquiry {
	const { words, posted, chosen = nothing, step = 0, onStart = stay, onSent, onRefused } = options;
	const initial = { ...model.initial, ...options.initial, ...posted?.values };
	const form = useForm<Values>(initial, model.rules, posted?.codes);
	const draft = useDraft(model, { form, initial, posted: posted !== undefined, chosen, step, onStart });
	const [sending, setSending] = useState(false);
	const [sent, setSent] = useState(false);
	const [problem, setProblem] = useState(posted?.problem ?? null);
	// State comes a render late: the second click of a double click must find out at once.
	const busy = useRef(false);
	const loggedIn = useLoggedIn();
	/** Members need not type what we know of them. */
	const known = useRef<Partial<Values>>({});

	const greet = useEffectEvent(({ first_name, last_name, email, phone }: User) => {
		rememberMember(email);
		draft.startAsKnown();
		known.current = { name: `${first_name} ${last_name}`, email, phone_1: phone };
		form.fill(known.current);
	});
	useEffect(() => {
		known.current = {};
		if (!loggedIn) return undefined;
		const stop = new AbortController();
		// A comfort: without an answer the fields stay empty.
		api.getUser(undefined, { signal: stop.signal }).then(
			(user) => greet(user),
			() => undefined,
		);
		return () => stop.abort();
	}, [loggedIn]);

	// Whoever touches the form will send it.
	useEffect(() => {
		const element = form.ref.current;
		element?.addEventListener("focusin", beginProof, { once: true });
		return () => element?.removeEventListener("focusin", beginProof);
	}, [form.ref]);

	// Back leads to the form, not to the thanks for what was sent.
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
		const trapped = trap instanceof HTMLInputElement ? trap.value : "";
		const outcome = await deliver(model, form.read(), trapped, words.failed);
		busy.current = false;
		setSending(false);
		showToast({ kind: outcome.sent ? "success" : "error", text: outcome.text });
		if (outcome.sent) {
			draft.drop();
			setSent(true);
			return onSent?.();
		}
		if (outcome.errors.length === 0) return setProblem(outcome.text);
		form.refuse(outcome.errors);
		onRefused?.((field) => outcome.errors.some((error) => error.field === field));
	}

	return {
		form,
		onInput: (event) => {
			form.attributes.onInput(event);
			draft.keep();
		},
		kept: draft.kept,
		startAgain: () => {
			draft.startAgain();
			form.fill(known.current);
		},
		keep: draft.keep,
		sending,
		sent,
		problem,
		send,
	};
}
