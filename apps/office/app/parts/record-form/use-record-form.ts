import { StaffApiError } from "@kvart/contract/staff/client";
import { useEffect, useRef, useState } from "react";
import { fieldMessage } from "../../i18n/error-messages.ts";
import { changedFields, isSame, merge, type Side } from "../../lib/merge.ts";
import { notifyDone, notifyError } from "../../lib/notify.ts";
import { refreshSession } from "../../lib/queries.ts";
import { m } from "../../paraglide/messages.js";
import type { FieldLabels } from "../conflict/conflict-dialog.tsx";
import type { FieldProps } from "../fields/field-group.tsx";
import { codesByField, type FieldCodes } from "./field-codes.ts";

interface RecordFormOptions<R extends { version: number }, V extends object> {
	/** A newer version replaces it while the form is unchanged; another id needs another `key`. */
	record: R;
	/** The editable values. */
	read: (record: R) => V;
	fields: FieldLabels<V>;
	/** Validates before the request. */
	check?: (values: V) => FieldCodes<V>;
	/** Sends the values with their base version; returns the saved record. */
	save: (values: V, version: number) => Promise<R>;
	onSaved?: (record: R) => void;
	/** Text of the toast. */
	done?: () => string;
}

export interface RecordFormState<V extends object> {
	values: V;
	set: <K extends keyof V>(field: K, value: V[K]) => void;
	/** Props of a field: `<TextField {...form.control("name")} />`. */
	control: <K extends keyof V & string>(field: K) => FieldProps<V[K]>;
	dirty: boolean;
	/** Also current between a save and the next render. */
	isDirty: () => boolean;
	saving: boolean;
	submit: () => Promise<boolean>;
	discard: () => void;
	/** Counts submits that failed because of fields; the form then focuses the first one. */
	refusals: number;
	conflict: { fields: FieldLabels<V>; base: V; theirs: V } | null;
	mergeWithTheirs: (choices: Partial<Record<keyof V, Side>>) => Promise<boolean>;
	takeTheirs: () => void;
	closeConflict: () => void;
}

/** The current record, if someone else changed it meanwhile. */
function currentOf(error: unknown): unknown {
	return error instanceof StaffApiError && error.code === "ERR_CHANGED_MEANWHILE" ? error.current : null;
}

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
		refreshSession(error);
		if (!(error instanceof StaffApiError)) return notifyError(null);
		const current = currentOf(error) as R | null;
		if (current) return setTheirs(current);
		if (error.errors.length > 0) refuse(codesByField(error.errors));
		return notifyError(error.code);
	}

	async function send(typed: V, from: R): Promise<boolean> {
		setSaving(true);
		try {
			const saved = await save(typed, from.version);
			dirtyNow.current = false;
			setBase(saved);
			// Keeps what was typed during the request.
			setValues((now) => {
				const since = changedFields(typed, now).map((field) => [field, now[field]]);
				return { ...read(saved), ...(Object.fromEntries(since) as Partial<V>) };
			});
			setCodes({});
			setTheirs(null);
			notifyDone(done());
			onSaved?.(saved);
			return true;
		} catch (error) {
			const current = currentOf(error) as R | null;
			// Nothing that is edited here was changed: no conflict.
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
