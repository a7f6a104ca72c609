import { Alert, Button, Group, Radio, Stack, Text } from "@mantine/core";
import { GitMerge } from "lucide-react";
import { useState } from "react";
import { formatList } from "../../lib/format.ts";
import { compare, type Side } from "../../lib/merge.ts";
import { m } from "../../paraglide/messages.js";
import { Dialog } from "../dialog/dialog.tsx";
import { formatValue, ShownValue } from "../value/shown-value.tsx";
import styles from "./conflict.module.css";

interface ConflictChoiceProps<T> {
	field: FieldLabel<T>;
	mine: T;
	theirs: T;
	chosen: Side | undefined;
	onChoose: (side: Side) => void;
}

function plain(field: string): string {
	return field.replace(/<\/(p|h\d|li)>|<br ?\/?>/g, "\n").replace(/<[^>]+>/g, "");
}

function ConflictChoice<T>({ field, mine, theirs, chosen, onChoose }: ConflictChoiceProps<T>) {
	const show = field.show ?? formatValue;
	const sides = [
		{ side: "mine", label: m.parts_conflict_mine(), value: mine },
		{ side: "theirs", label: m.parts_conflict_theirs(), value: theirs },
	] as const;
	return (
		<Radio.Group label={field.label()} value={chosen ?? null} onChange={onChoose}>
			<div className={styles.sides}>
				{sides.map(({ side, label, value }) => (
					<Radio.Card key={side} value={side} className={styles.side}>
						<Radio.Indicator />
						<span>
							<span className={styles.whose}>{label}</span>
							<ShownValue text={plain(show(value))} />
						</span>
					</Radio.Card>
				))}
			</div>
		</Radio.Group>
	);
}

interface FieldLabel<T> {
	label: () => string;
	show?: (value: T) => string;
}

export type FieldLabels<V extends object> = { [K in keyof V]: FieldLabel<V[K]> };

interface ConflictDialogProps<V extends object> {
	fields: FieldLabels<V>;
	/** The version that both started from. */
	base: V;
	mine: V;
	theirs: V;
	busy: boolean;
	onMerge: (choices: Partial<Record<keyof V, Side>>) => void;
	/** Discards my changes. */
	onTakeTheirs: () => void;
	/** Back to the form, with my changes. */
	onClose: () => void;
}

/**
 * Shown if someone else saved the record meanwhile. Changes to different fields are merged; for a field that both
 * changed, the user chooses.
 */
export function ConflictDialog<V extends object>({
	fields,
	base,
	mine,
	theirs,
	busy,
	onMerge,
	onTakeTheirs,
	onClose,
}: ConflictDialogProps<V>) {
	const { conflicts, theirFields, myFields } = compare(base, mine, theirs);
	const [choices, setChoices] = useState<Partial<Record<keyof V, Side>>>({});
	const undecided = conflicts.filter(({ field }) => choices[field] === undefined).length;
	const labels = (names: readonly (keyof V)[]) => formatList(names.map((name) => fields[name].label()));
	const chooseAll = (side: Side) =>
		setChoices(Object.fromEntries(conflicts.map(({ field }) => [field, side])) as Partial<Record<keyof V, Side>>);

	return (
		<Dialog size="xl" onClose={onClose} title={m.parts_conflict_title()}>
			<Stack gap="lg">
				<Text>{conflicts.length > 0 ? m.parts_conflict_text() : m.parts_conflict_text_clear()}</Text>
				{conflicts.length > 1 && (
					<Group gap="sm">
						<Button variant="default" onClick={() => chooseAll("mine")}>
							{m.parts_conflict_all_mine()}
						</Button>
						<Button variant="default" onClick={() => chooseAll("theirs")}>
							{m.parts_conflict_all_theirs()}
						</Button>
					</Group>
				)}
				{conflicts.map(({ field }) => (
					<ConflictChoice
						key={field}
						field={fields[field]}
						mine={mine[field]}
						theirs={theirs[field]}
						chosen={choices[field]}
						onChoose={(side) => setChoices({ ...choices, [field]: side })}
					/>
				))}
				{(theirFields.length > 0 || myFields.length > 0) && (
					<Alert icon={<GitMerge size={20} aria-hidden />} color="ink">
						{theirFields.length > 0 && (
							<Text size="sm">{m.parts_conflict_their_fields({ fields: labels(theirFields) })}</Text>
						)}
						{myFields.length > 0 && <Text size="sm">{m.parts_conflict_my_fields({ fields: labels(myFields) })}</Text>}
					</Alert>
				)}
				<Group justify="space-between" gap="sm">
					<Button variant="default" onClick={onTakeTheirs}>
						{m.parts_conflict_take_theirs()}
					</Button>
					<Group gap="sm">
						<Button variant="default" onClick={onClose}>
							{m.parts_conflict_back()}
						</Button>
						<Button loading={busy} disabled={undecided > 0} onClick={() => onMerge(choices)}>
							{undecided > 0 ? m.parts_conflict_undecided({ count: undecided }) : m.parts_conflict_save()}
						</Button>
					</Group>
				</Group>
			</Stack>
		</Dialog>
	);
}
