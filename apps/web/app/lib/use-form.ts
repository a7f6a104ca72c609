import type { FieldCode } from "@kvart/contract/errors";
import type { FieldRule } from "@kvart/contract/rules";
import { useEffect, useRef, useState } from "react";

type Values = Record<string, string>;
type Codes<V> = Partial<Record<keyof V, FieldCode>>;
/** A rule of the contract, or one that looks at the other fields, too. */
type Rules<V> = Partial<Record<keyof V, (value: string, values: V) => ReturnType<FieldRule>>>;

export interface Form<V extends Values> {
	values: V;
	/** What is wrong with a field, once it was checked. */
	codes: Codes<V>;
	/** Changes a value. A field that was wrong is judged anew as it is typed. */
	set: (name: keyof V, value: string) => void;
	/** Checks the named fields, or all, and says whether they are right; the first wrong one gets the focus. */
	check: (names?: readonly (keyof V)[]) => boolean;
	/** Shows what the server found wrong. */
	refuse: (errors: readonly { field: string; code: FieldCode }[]) => void;
	/** Forgets what was wrong; the values stay. */
	clearCodes: () => void;
	/** Puts other values in, such as those of the member who is logged in. */
	fill: (values: Partial<V>) => void;
	/** For the control: its name, value and change. */
	control: (name: keyof V & string) => {
		name: string;
		value: string;
		onChange: (event: { currentTarget: { value: string } }) => void;
	};
	/** For the `<form>`: where wrong fields are looked for. */
	ref: React.RefObject<HTMLFormElement | null>;
}

function judge<V extends Values>(rules: Rules<V>, values: V, names: readonly (keyof V)[]): Codes<V> {
	const codes: Codes<V> = {};
	for (const name of names) {
		const code = rules[name]?.(values[name] ?? "", values);
		if (code) codes[name] = code;
	}
	return codes;
}

/** What stands in the text fields of a form. */
function typedInto(form: HTMLFormElement | null): Values {
	const fields = [
		...(form?.querySelectorAll<HTMLInputElement>("input:not([type=radio], [type=checkbox]), textarea") ?? []),
	];
	return Object.fromEntries(fields.flatMap(({ name, value }) => (name && value ? [[name, value]] : [])));
}

/** The state of one form: values, rules of the contract, and what is wrong; `found` is what the server found when it made the page. */
export function useForm<V extends Values>(initial: V, rules: Rules<V>, found: Codes<V> = {}): Form<V> {
	const [values, setValues] = useState(initial);
	const [codes, setCodes] = useState(found);
	const ref = useRef<HTMLFormElement>(null);

	// Somebody may have typed, or the browser filled in, before the scripts were there.
	useEffect(() => {
		const typed = typedInto(ref.current);
		if (Object.keys(typed).length === 0) return;
		setValues((current) => {
			const known = Object.entries(typed).filter(([name]) => name in current);
			return { ...current, ...Object.fromEntries(known) };
		});
	}, []);

	function focusFirst(wrong: Codes<V>): void {
		const control = [...(ref.current?.elements ?? [])].find((element) => (element.getAttribute("name") ?? "") in wrong);
		if (control instanceof HTMLElement) control.focus();
	}

	function show(wrong: Codes<V>): boolean {
		setCodes(wrong);
		focusFirst(wrong);
		return Object.keys(wrong).length === 0;
	}

	function set(name: keyof V, value: string): void {
		const next = { ...values, [name]: value };
		// Other values may be on their way already: this changes one and leaves those.
		setValues((current) => ({ ...current, [name]: value }));
		const wrong = Object.keys(codes);
		const [before, now] = [judge<V>(rules, values, wrong), judge<V>(rules, next, wrong)];
		// Others may have become right by this change; what the server found wrong with them stays.
		const isJudgedAnew = (field: string) => field === name || before[field] !== now[field];
		if (wrong.some(isJudgedAnew)) {
			const kept = Object.entries(codes).filter(([field]) => !isJudgedAnew(field));
			const anew = Object.entries(now).filter(([field]) => isJudgedAnew(field));
			setCodes(Object.fromEntries([...kept, ...anew]) as Codes<V>);
		}
	}

	return {
		values,
		codes,
		set,
		check: (names = Object.keys(values)) => show(judge(rules, values, names)),
		refuse: (errors) => {
			show(Object.fromEntries(errors.map(({ field, code }) => [field, code])) as Codes<V>);
		},
		clearCodes: () => setCodes({}),
		fill: (given) => setValues((current) => ({ ...current, ...given })),
		control: (name) => ({
			name,
			value: values[name] ?? "",
			onChange: ({ currentTarget }) => set(name, currentTarget.value),
		}),
		ref,
	};
}
