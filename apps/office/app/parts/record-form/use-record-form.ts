import { StaffApiError } from "@kvart/contract/staff/client";
import { useEffect, useRef, useState } from "react";
import { fieldMessage } from "../../i18n/field-message.ts";
import { askWhoWorksHere } from "../../lib/ask.ts";
import { changedFields, isSame, merge, type Side } from "../../lib/merge.ts";
import { tellDone, tellProblem } from "../../lib/tell.ts";
import { m } from "../../paraglide/messages.js";
import type { FieldsInWords } from "../conflict/conflict-dialog.tsx";
import type { FieldProps } from "../fields/field-props.ts";
import { codesByField, type FieldCodes } from "./field-codes.ts";

interface RecordFormOptions<R extends { version: number }, V extends object> {
	/** As it was loaded. A newer one replaces it while nothing was typed; one with another id needs another `key`. */
	record: R;
	/** What of it can be edited here. */
	read: (record: R) => V;
	fields: FieldsInWords<V>;
	/** What can be told before the server is asked. */
	check?: (values: V) => FieldCodes<V>;
	/** Sends the values with the version they were made from, and gives the record as it is then. */
	save: (values: V, version: number) => Promise<R>;
	/** The record as the server has it now: for the cache, or to go to its page. */
	onSaved?: (record: R) => void;
	/** What the toast says. */
	done?: () => string;
}

export interface RecordFormState<V extends object> {
	values: V;
	set: <K extends keyof V>(field: K, value: V[K]) => void;
	/** What a field of the form takes: `<TextField {...form.control("name")} />`. */
	control: <K extends keyof V & string>(field: K) => FieldProps<V[K]>;
	dirty: boolean;
	/** The same at any moment, also between a save and the next render. */
	isDirty: () => boolean;
	saving: boolean;
	submit: () => Promise<boolean>;
	discard: () => void;
	/** Counts the tries that were refused because of fields: the form then shows the first of them. */
	refusals: number;
	conflict: { fields: FieldsInWords<V>; base: V; theirs: V } | null;
	mergeWithTheirs: (choices: Partial<Record<keyof V, Side>>) => Promise<boolean>;
	takeTheirs: () => void;
	closeConflict: () => void;
}

/** With what a change was refused because somebody else was faster: the record as it is now. */
function currentOf(error: unknown): unknown {
	return error instanceof StaffApiError && error.code === "ERR_CHANGED_MEANWHILE" ? error.current : null;
}

/** The state of a form over one record: what was typed, what is wrong with it, and what others did meanwhile. */
export function useRecordForm<R extends { version: number }, V extends object>({
	record,
	read,
	fields,
	check,
	save,
	onSaved,
	done = m.parts_saved,
}: RecordFormOptions<R, V>): RecordFormState<V> {
	const [base, setBase] = useState(record);
	const [values, setValues] = useState(() => read(record));
	const [codes, setCodes] = useState<FieldCodes<V>>({});
	const [refusals, setRefusals] = useState(0);
	const [theirs, setTheirs] = useState<R | null>(null);
	const [saving, setSaving] = useState(false);
	const dirty = changedFields(read(base), values).length > 0;
	const dirtyNow = useRef(dirty);
	useEffect(() => {
		dirtyNow.current = dirty;
	}, [dirty]);

	function start(from: R, typed = read(from)) {
		setBase(from);
		setValues(typed);
		setCodes({});
		setTheirs(null);
	}

	if (record.version > base.version && !dirty && !saving) start(record);

	function refuse(found: FieldCodes<V>) {
		setCodes(found);
		setRefusals((count) => count + 1);
	}

	function explain(error: unknown) {
		askWhoWorksHere(error);
		if (!(error instanceof StaffApiError)) return tellProblem(null);
		const current = currentOf(error) as R | null;
		if (current) return setTheirs(current);
		if (error.errors.length > 0) refuse(codesByField(error.errors));
		return tellProblem(error.code);
	}

	async function send(typed: V, from: R): Promise<boolean> {
		setSaving(true);
		try {
			const saved = await save(typed, from.version);
			dirtyNow.current = false;
			setBase(saved);
			// What was typed while it was on its way stays.
			setValues((now) => {
				const since = changedFields(typed, now).map((field) => [field, now[field]]);
				return { ...read(saved), ...(Object.fromEntries(since) as Partial<V>) };
			});
			setCodes({});
			setTheirs(null);
			tellDone(done());
			onSaved?.(saved);
			return true;
		} catch (error) {
			const current = currentOf(error) as R | null;
			// Changed, but nothing of what is edited here: nobody has to decide anything.
			if (current && isSame(read(current), read(from))) return await send(typed, current);
			explain(error);
			return false;
		} finally {
			setSaving(false);
		}
	}

	async function submit(): Promise<boolean> {
		if (saving) return false;
		const found = check?.(values) ?? {};
		if (Object.keys(found).length === 0) return send(values, base);
		refuse(found);
		return false;
	}

	const set = <K extends keyof V>(field: K, value: V[K]) => {
		setValues((now) => ({ ...now, [field]: value }));
		setCodes(({ [field]: _, ...others }) => others as FieldCodes<V>);
	};

	return {
		values,
		set,
		control: (field) => ({
			name: field,
			label: fields[field].label(),
			value: values[field],
			onChange: (value) => set(field, value),
			error: fieldMessage(codes[field]),
		}),
		dirty,
		isDirty: () => dirtyNow.current,
		saving,
		submit,
		discard: () => start(base),
		refusals,
		conflict: theirs && { fields, base: read(base), theirs: read(theirs) },
		mergeWithTheirs: async (choices) => {
			if (!theirs) return false;
			const merged = merge(read(base), values, read(theirs), choices);
			start(theirs, merged);
			return send(merged, theirs);
		},
		takeTheirs: () => {
			if (!theirs) return;
			start(theirs);
			onSaved?.(theirs);
		},
		closeConflict: () => setTheirs(null),
	};
}
