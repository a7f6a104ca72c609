import type { FieldRule } from "@kvart/contract/rules";
import { type FormEvent, type RefObject, useRef, useState } from "react";
import { type Fault, fieldMessage } from "../i18n/field-message.ts";

type Values = Record<string, string>;
export type Codes<V> = Partial<Record<keyof V, Fault>>;
/** A rule of the contract, or one that looks at the other fields, too. */
export type Rules<V> = Partial<Record<keyof V, (value: string, values: V) => ReturnType<FieldRule>>>;
/** Who found it: a rule of the form, which can judge again, or the server. */
type Judge = "rule" | "server";
type Wrong<V> = Partial<Record<keyof V, { code: Fault; by: Judge }>>;
type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export interface Form<V extends Values> {
	/** For the `<form>`. */
	attributes: {
		ref: RefObject<HTMLFormElement | null>;
		method: "post";
		noValidate: true;
		onInput: (event: FormEvent<HTMLFormElement>) => void;
	};
	ref: RefObject<HTMLFormElement | null>;
	/** What stands in the fields now. A ticked box is "on". */
	read: () => V;
	/** Checks the named fields, or all, and says whether they are right; the first wrong one gets the focus. */
	check: (names?: readonly (keyof V)[]) => boolean;
	/** Shows what the server found wrong. */
	refuse: (errors: readonly { field: string; code: Fault }[]) => void;
	/** Forgets what was wrong; the values stay. */
	clear: () => void;
	/** Puts values into fields that are empty and that nobody has touched, such as the member's own data. */
	fill: (values: Partial<V>) => void;
	/** Puts values in, whatever stands there, such as those of a draft. */
	put: (values: Partial<V>) => void;
	/** For a text field, a select or a group of radio buttons. */
	control: (name: keyof V & string) => { name: string; defaultValue: string; error: string | undefined };
	/** For a box to tick. */
	box: (name: keyof V & string) => { name: string; defaultChecked: boolean; error: string | undefined };
}

/** What the rules find wrong with the named fields. */
export function judge<V extends Values>(rules: Rules<V>, values: V, names: readonly (keyof V)[]): Codes<V> {
	const codes: Codes<V> = {};
	for (const name of names) {
		const code = rules[name]?.(values[name] ?? "", values);
		if (code) codes[name] = code;
	}
	return codes;
}

function marked<V extends Values>(codes: Codes<V>, by: Judge): Wrong<V> {
	const entries = Object.entries(codes) as [keyof V, Fault][];
	return Object.fromEntries(entries.map(([name, code]) => [name, { code, by }])) as Wrong<V>;
}

function controlsOf(form: HTMLFormElement | null, name: string): Control[] {
	const found = [...(form?.elements ?? [])].filter((element) => element.getAttribute("name") === name);
	return found as Control[];
}

function putInto(form: HTMLFormElement | null, name: string, value: string): void {
	for (const control of controlsOf(form, name)) {
		const choice = control instanceof HTMLInputElement && (control.type === "radio" || control.type === "checkbox");
		if (choice) control.checked = control.value === value;
		else control.value = value;
	}
}

/**
 * A form whose fields hold their own values: what was typed before the script came, or while it was at work, is what is
 * there. `initial` is what the server's page shows in the fields, `found` what the server found wrong with them.
 */
export function useForm<V extends Values>(initial: V, rules: Rules<V>, found: Codes<V> = {}): Form<V> {
	const [wrong, setWrong] = useState(() => marked(found, "server"));
	const ref = useRef<HTMLFormElement>(null);
	const touched = useRef(new Set<string>());
	const names = Object.keys(initial) as (keyof V & string)[];

	function read(): V {
		const data = ref.current ? new FormData(ref.current) : undefined;
		const textOf = (name: string) => {
			const value = data?.get(name);
			return typeof value === "string" ? value : "";
		};
		return Object.fromEntries(names.map((name) => [name, textOf(name)])) as V;
	}

	function show(codes: Codes<V>, by: Judge): boolean {
		setWrong(marked(codes, by));
		const first = [...(ref.current?.elements ?? [])].find((element) => (element.getAttribute("name") ?? "") in codes);
		if (first instanceof HTMLElement) first.focus();
		return Object.keys(codes).length === 0;
	}

	/** A field that was wrong is judged anew as it is typed, and with it those whose rules look at it. */
	function onInput({ target }: FormEvent<HTMLFormElement>): void {
		const name = target instanceof Element ? target.getAttribute("name") : null;
		if (name === null) return;
		touched.current.add(name);
		const fields = Object.keys(wrong) as (keyof V)[];
		if (fields.length === 0) return;
		const codes = judge(rules, read(), fields);
		const next: Wrong<V> = {};
		for (const field of fields) {
			const code = codes[field];
			// What the server found wrong with another field stays until that one is changed.
			if (wrong[field]?.by === "server" && field !== name) next[field] = wrong[field];
			else if (code) next[field] = { code, by: "rule" };
		}
		setWrong(next);
	}

	const messageOf = (name: keyof V) => fieldMessage(wrong[name]?.code);

	return {
		attributes: { ref, method: "post", noValidate: true, onInput },
		ref,
		read,
		check: (only = names) => show(judge(rules, read(), only), "rule"),
		refuse: (errors) => {
			show(Object.fromEntries(errors.map(({ field, code }) => [field, code])) as Codes<V>, "server");
		},
		clear: () => setWrong({}),
		fill: (given) => {
			const now = read();
			for (const [name, value] of Object.entries(given)) {
				const busy = controlsOf(ref.current, name).includes(document.activeElement as Control);
				if (value && !now[name] && !touched.current.has(name) && !busy) putInto(ref.current, name, value);
			}
		},
		put: (given) => {
			for (const [name, value] of Object.entries(given)) putInto(ref.current, name, value ?? "");
		},
		control: (name) => ({ name, defaultValue: initial[name] ?? "", error: messageOf(name) }),
		box: (name) => ({ name, defaultChecked: Boolean(initial[name]), error: messageOf(name) }),
	};
}
