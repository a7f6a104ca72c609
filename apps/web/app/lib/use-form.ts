import type { FieldRule } from "@kvart/contract/rules";
import { type FormEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { type Fault, fieldMessage } from "../i18n/problem-message.ts";

type Values = Record<string, string>;
export type Codes<V> = Partial<Record<keyof V, Fault>>;
/** A rule of the contract, or one that also reads other fields. */
export type Rules<V> = Partial<Record<keyof V, (value: string, values: V) => ReturnType<FieldRule>>>;
/** Found by a rule, which can be applied again, or by the server. */
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
	/** The current values. A ticked box is "on". */
	read: () => V;
	/** Validates the named fields, or all; the first wrong one gets the focus. */
	check: (names?: readonly (keyof V)[]) => boolean;
	/** Shows errors from the server. */
	refuse: (errors: readonly { field: string; code: Fault }[]) => void;
	/** Clears the errors; the values stay. */
	clear: () => void;
	/** Only untouched fields, such as the member's own data. */
	fillEmpty: (values: Partial<V>) => void;
	/** Sets fields that are still as the page was loaded, such as those of a draft. */
	restore: (values: Partial<V>) => void;
	/** Sets fields unconditionally. */
	put: (values: Partial<V>) => void;
	/** Back to the values of the page. */
	reset: () => void;
	/** For a text field, a select or a group of radio buttons. */
	control: (name: keyof V & string) => { name: string; defaultValue: string; error: string | undefined };
	/** For a checkbox. */
	box: (name: keyof V & string) => { name: string; defaultChecked: boolean; error: string | undefined };
}

/** Errors of the named fields. */
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

const isChoice = (control: Control): control is HTMLInputElement =>
	control instanceof HTMLInputElement && (control.type === "radio" || control.type === "checkbox");

/** Focuses the first field, in the order of the form, that has an error. */
function focusFirst(form: HTMLFormElement | null, codes: object): void {
	const first = [...(form?.elements ?? [])].find((element) => (element.getAttribute("name") ?? "") in codes);
	if (first instanceof HTMLElement) first.focus();
}

/** Compares with the values of the page, so typing before the script loaded counts as touched. */
function isUntouched(control: Control): boolean {
	if (isChoice(control)) return control.checked === control.defaultChecked;
	if (!(control instanceof HTMLSelectElement)) return control.value === control.defaultValue;
	const initial = [...control.options].findIndex(({ defaultSelected }) => defaultSelected);
	return control.selectedIndex === Math.max(0, initial);
}

function putInto(form: HTMLFormElement | null, name: string, value: string): void {
	for (const control of controlsOf(form, name)) {
		if (isChoice(control)) control.checked = control.value === value;
		else control.value = value;
	}
}

/**
 * A form with uncontrolled fields, so that typing before the script has loaded is not lost. `initial` are the values in
 * the server's HTML, `found` the errors of a plain POST.
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

	// A plain POST came back with errors: the same field gets the focus, unless the visitor already went on.
	const openAtError = useEffectEvent(() => {
		if (document.activeElement === document.body) focusFirst(ref.current, found);
	});
	useEffect(() => openAtError(), []);

	function show(codes: Codes<V>, by: Judge): boolean {
		setWrong(marked(codes, by));
		focusFirst(ref.current, codes);
		return Object.keys(codes).length === 0;
	}

	/** Validates wrong fields again while typing. */
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
			// The server's error of another field stays until that field is changed.
			if (wrong[field]?.by === "server" && field !== name) next[field] = wrong[field];
			else if (code) next[field] = { code, by: "rule" };
		}
		setWrong(next);
	}

	/** Not changed, and without focus. */
	function isFree(name: string): boolean {
		if (touched.current.has(name)) return false;
		return controlsOf(ref.current, name).every((control) => isUntouched(control) && control !== document.activeElement);
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
		fillEmpty: (given) => {
			const now = read();
			for (const [name, value] of Object.entries(given)) {
				if (value && !now[name] && isFree(name)) putInto(ref.current, name, value);
			}
		},
		restore: (given) => {
			for (const [name, value] of Object.entries(given)) if (isFree(name)) putInto(ref.current, name, value ?? "");
		},
		put: (given) => {
			for (const [name, value] of Object.entries(given)) putInto(ref.current, name, value ?? "");
		},
		reset: () => {
			ref.current?.reset();
			touched.current.clear();
			setWrong({});
		},
		control: (name) => ({ name, defaultValue: initial[name] ?? "", error: messageOf(name) }),
		box: (name) => ({ name, defaultChecked: Boolean(initial[name]), error: messageOf(name) }),
	};
}

/** For `onSubmit`: sends by script instead of a plain POST. */
export function onSend(send: () => Promise<void>) {
	return (event: FormEvent): void => {
		event.preventDefault();
		void send();
	};
}
