import { Alert, Button, Group, Stack, Text } from "@mantine/core";
import { GitMerge } from "lucide-react";
import { useState } from "react";
import { formatList } from "../../lib/format.ts";
import { meet, type Side } from "../../lib/merge.ts";
import { m } from "../../paraglide/messages.js";
import { Dialog } from "../dialog/dialog.tsx";
import { ClashChoice } from "./clash-choice.tsx";

/** How a field is called, and how its value is put in words. */
export interface FieldWords<T> {
	label: () => string;
	show?: (value: T) => string;
}

export type FieldsInWords<V extends object> = { [K in keyof V]: FieldWords<V[K]> };

interface ConflictDialogProps<V extends object> {
	fields: FieldsInWords<V>;
	/** As both of us read it. */
	base: V;
	mine: V;
	theirs: V;
	busy: boolean;
	/** Save what comes of these choices. */
	onMerge: (choices: Partial<Record<keyof V, Side>>) => void;
	/** Let go of my changes. */
	onTakeTheirs: () => void;
	/** Back to the form, with everything that was typed. */
	onClose: () => void;
}

/**
 * Somebody saved the same record in the meantime. What only one of the two changed goes together by itself; where both
 * changed the same field, each side is shown and one is chosen.
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
	const { clashes, theirFields, myFields } = meet(base, mine, theirs);
	const [choices, setChoices] = useState<Partial<Record<keyof V, Side>>>({});
	const undecided = clashes.filter(({ field }) => choices[field] === undefined).length;
	const labels = (names: readonly (keyof V)[]) => formatList(names.map((name) => fields[name].label()));
	const chooseAll = (side: Side) =>
		setChoices(Object.fromEntries(clashes.map(({ field }) => [field, side])) as Partial<Record<keyof V, Side>>);

	return (
		<Dialog size="xl" onClose={onClose} title={m.parts_conflict_title()}>
			<Stack gap="lg">
				<Text>{clashes.length > 0 ? m.parts_conflict_text() : m.parts_conflict_text_clear()}</Text>
				{clashes.length > 1 && (
					<Group gap="sm">
						<Button variant="default" onClick={() => chooseAll("mine")}>
							{m.parts_conflict_all_mine()}
						</Button>
						<Button variant="default" onClick={() => chooseAll("theirs")}>
							{m.parts_conflict_all_theirs()}
						</Button>
					</Group>
				)}
				{clashes.map(({ field }) => (
					<ClashChoice
						key={field}
						words={fields[field]}
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
