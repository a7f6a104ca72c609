import { StaffApiError } from "@kvart/contract/staff/client";
import type { LastChange } from "@kvart/contract/staff/errors";
import { useEffect, useRef, useState } from "react";
import { fieldMessage } from "../../i18n/error-messages.ts";
import { removeDraft } from "../../lib/drafts.ts";
import { type Choices, merge } from "../../lib/merge.ts";
import { notifyDone, notifyError } from "../../lib/notify.ts";
import { refreshSession } from "../../lib/queries.ts";
import { changedFields, isSame } from "../../lib/same.ts";
import type { DraftKey } from "../../lib/storage.ts";
import { hasSameFields, useFoundDraft, useStoredDraft } from "../../lib/use-draft.ts";
import { m } from "../../paraglide/messages.js";
import type { FieldLabels } from "../conflict/field-labels.ts";
import type { FieldProps } from "../fields/field-group.tsx";
import { codesByField, type FieldCodes } from "./field-codes.ts";

interface RecordFormOptions<R extends { version: number }, V extends object> {
	/** A newer version replaces it while the form is unchanged; another id needs another `key`. */
	record: R;
	/** Names the form and its record: what is typed stays on this device until it is saved. */
	draft?: string;
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
	draft: DraftKey | null;
	/** When the values that were restored from the draft were typed. */
	restoredAt: number | null;
	/** Also current between a save and the next render. */
	isDirty: () => boolean;
	saving: boolean;
	submit: () => Promise<boolean>;
	discard: () => void;
	/** Counts submits that failed because of fields; the form then focuses the first one. */
	refusals: number;
	conflict: { fields: FieldLabels<V>; base: V; theirs: V; changedBy: LastChange | null } | null;
	mergeWithTheirs: (choices: Choices<V>) => Promise<boolean>;
	takeTheirs: () => void;
	closeConflict: () => void;
}

/** The current record, if someone else changed it meanwhile. */
function currentOf(error: unknown): unknown {
	return error instanceof StaffApiError && error.code === "ERR_CHANGED_MEANWHILE" ? error.current : null;
}

/** With the record that the typing began from, so that changes of others since then are noticed. */
interface RecordDraft<R, V> {
	base: R;
	values: V;
}

export function useRecordForm<R extends { version: number }, V extends object>({
	record,
	draft,
	read,
	fields,
	check,
	save,
	onSaved,
	done = m.parts_saved,
}: RecordFormOptions<R, V>): RecordFormState<V> {
	const { key, found } = useFoundDraft<RecordDraft<R, V>>(draft, (typed) => {
		const saved = read(record);
		return hasSameFields(typed.values, saved) && !isSame(typed.values, saved);
	});
	const [base, setBase] = useState(found?.content.base ?? record);
	const [values, setValues] = useState(() => found?.content.values ?? read(record));
	const [restoredAt, setRestoredAt] = useState(found?.at ?? null);
	const [codes, setCodes] = useState<FieldCodes<V>>({});
	const [refusals, setRefusals] = useState(0);
	const [theirs, setTheirs] = useState<{ record: R; changedBy: LastChange | null } | null>(null);
	const [saving, setSaving] = useState(false);
	const dirty = changedFields(read(base), values).length > 0;
	useStoredDraft(key, dirty ? { base, values } : null);
	const dirtyNow = useRef(dirty);
	useEffect(() => {
		dirtyNow.current = dirty;
	}, [dirty]);

	function start(from: R, typed = read(from)) {
		setBase(from);
		setValues(typed);
		setCodes({});
		setTheirs(null);
		setRestoredAt(null);
	}

	if (record.version > base.version && !dirty && !saving) start(record);

	function refuse(refused: FieldCodes<V>) {
		setCodes(refused);
		setRefusals((count) => count + 1);
	}

	function explain(error: unknown) {
		refreshSession(error);
		if (!(error instanceof StaffApiError)) return notifyError(null);
		const current = currentOf(error) as R | null;
		if (current) return setTheirs({ record: current, changedBy: error.changedBy });
		if (error.errors.length > 0) refuse(codesByField(error.errors));
		return notifyError(error.code);
	}

	async function send(typed: V, from: R): Promise<boolean> {
		setSaving(true);
		try {
			const saved = await save(typed, from.version);
			dirtyNow.current = false;
			// At once: `onSaved` may leave the page.
			if (key) removeDraft(key);
			setBase(saved);
			// Keeps what was typed during the request.
			setValues((now) => {
				const since = changedFields(typed, now).map((field) => [field, now[field]]);
				return { ...read(saved), ...(Object.fromEntries(since) as Partial<V>) };
			});
			setCodes({});
			setTheirs(null);
			setRestoredAt(null);
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
		const refused = check?.(values) ?? {};
		if (Object.keys(refused).length === 0) return send(values, base);
		refuse(refused);
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
		draft: key,
		restoredAt,
		isDirty: () => dirtyNow.current,
		saving,
		submit,
		// A restored form may have begun from an older version.
		discard: () => start(record.version > base.version ? record : base),
		refusals,
		conflict: theirs && { fields, base: read(base), theirs: read(theirs.record), changedBy: theirs.changedBy },
		mergeWithTheirs: async (choices) => {
			if (!theirs) return false;
			const merged = merge(read(base), values, read(theirs.record), choices);
			start(theirs.record, merged);
			return send(merged, theirs.record);
		},
		takeTheirs: () => {
			if (!theirs) return;
			start(theirs.record);
			onSaved?.(theirs.record);
		},
		closeConflict: () => setTheirs(null),
	};
}
