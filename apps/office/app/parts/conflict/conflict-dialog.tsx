import type { LastChange } from "@kvart/contract/staff/errors";
import { Alert, Button, Group, Radio, Stack, Text } from "@mantine/core";
import { GitMerge } from "lucide-react";
import { useState } from "react";
import { formatInstant, formatList } from "../../lib/format.ts";
import { type Choices, compare, type Side } from "../../lib/merge.ts";
import { m } from "../../paraglide/messages.js";
import { Dialog } from "../dialog/dialog.tsx";
import { ShownValue } from "../value/shown-value.tsx";
import styles from "./conflict.module.css";
import { type FieldLabels, formatSide } from "./field-labels.ts";

interface ConflictChoiceProps {
	label: string;
	mine: string;
	theirs: string;
	/** The other person; empty if unknown. */
	by: string;
	chosen: Side | undefined;
	onChoose: (side: Side) => void;
}

function plain(text: string): string {
	return text.replace(/<\/(p|h\d|li)>|<br ?\/?>/g, "\n").replace(/<[^>]+>/g, "");
}

function ConflictChoice({ label, mine, theirs, by, chosen, onChoose }: ConflictChoiceProps) {
	const sides = [
		{ side: "mine", whose: m.parts_conflict_mine(), text: mine },
		{ side: "theirs", whose: by ? m.parts_conflict_theirs_by({ name: by }) : m.parts_conflict_theirs(), text: theirs },
	] as const;
	return (
		<Radio.Group label={label} value={chosen ?? null} onChange={onChoose}>
			<div className={styles.sides}>
				{sides.map(({ side, whose, text }) => (
					<Radio.Card
						key={side}
						value={side}
						className={styles.side}
						aria-label={`${whose}: ${plain(text) || m.parts_nothing()}`}
					>
						<Radio.Indicator />
						<span>
							<span className={styles.whose}>{whose}</span>
							<ShownValue text={plain(text)} />
						</span>
					</Radio.Card>
				))}
			</div>
		</Radio.Group>
	);
}

interface ConflictDialogProps<V extends object> {
	fields: FieldLabels<V>;
	/** The version that both started from. */
	base: V;
	mine: V;
	theirs: V;
	changedBy: LastChange | null;
	busy: boolean;
	onMerge: (choices: Choices<V>) => void;
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
	changedBy,
	busy,
	onMerge,
	onTakeTheirs,
	onClose,
}: ConflictDialogProps<V>) {
	const { conflicts, theirFields, myFields } = compare(base, mine, theirs);
	const [choices, setChoices] = useState<Choices<V>>({});
	const undecided = conflicts.filter((field) => choices[field] === undefined).length;
	const labels = (names: readonly (keyof V)[]) => formatList(names.map((name) => fields[name].label()));
	const chooseAll = (side: Side) =>
		setChoices(Object.fromEntries(conflicts.map((field) => [field, side])) as Choices<V>);

	return (
		<Dialog size="xl" onClose={onClose} title={m.parts_conflict_title()}>
			<Stack gap="lg">
				{changedBy && (
					<Text fw={600}>
						{m.parts_conflict_by({
							name: changedBy.name || m.parts_conflict_erased(),
							when: formatInstant(changedBy.at),
						})}
					</Text>
				)}
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
				{conflicts.map((field) => (
					<ConflictChoice
						key={field}
						label={fields[field].label()}
						mine={formatSide(fields[field], mine[field], theirs[field])}
						theirs={formatSide(fields[field], theirs[field], mine[field])}
						by={changedBy?.name ?? ""}
						chosen={choices[field]}
						onChoose={(side) => setChoices({ ...choices, [field]: side })}
					/>
				))}
				{theirFields.length + myFields.length > 0 && (
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
