import type { FieldCode } from "@kvart/contract/errors";
import type { FieldRule } from "@kvart/contract/rules";
import { useRef, useState } from "react";

type Values = Record<string, string>;
type Codes<V> = Partial<Record<keyof V, FieldCode>>;

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

function judge<V extends Values>(
	rules: Partial<Record<keyof V, FieldRule>>,
	values: V,
	names: readonly (keyof V)[],
): Codes<V> {
	const codes: Codes<V> = {};
	for (const name of names) {
		const code = rules[name]?.(values[name] ?? "");
		if (code) codes[name] = code;
	}
	return codes;
}

/** The state of one form: values, rules of the contract, and what is wrong. */
export function useForm<V extends Values>(initial: V, rules: Partial<Record<keyof V, FieldRule>>): Form<V> {
	const [values, setValues] = useState(initial);
	const [codes, setCodes] = useState<Codes<V>>({});
	const ref = useRef<HTMLFormElement>(null);

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
		setValues(next);
		if (codes[name]) {
			const { [name]: _, ...others } = codes;
			setCodes({ ...others, ...judge<V>(rules, next, [name]) } as Codes<V>);
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
