import { type MemberNoteKind, memberNoteLength } from "@kvart/contract/staff/member-rules";
import type { NewMemberNote, StaffMember } from "@kvart/contract/staff/members";
import { ActionIcon, Badge, Button, SegmentedControl, Text } from "@mantine/core";
import { Trash2 } from "lucide-react";
import { formatInstant } from "../../lib/format.ts";
import { useChange } from "../../lib/use-change.ts";
import { useDraft } from "../../lib/use-draft.ts";
import { m } from "../../paraglide/messages.js";
import { TextField } from "../../parts/fields/text-fields.tsx";
import { Panel } from "../../parts/panel/panel.tsx";
import { RestoredNotice } from "../../parts/record-form/restored-notice.tsx";
import styles from "./members.module.css";
import { cacheMember } from "./use-member.ts";

const kindLabels: Record<MemberNoteKind, () => string> = {
	note: m.members_note_kind_note,
	injury: m.members_note_kind_injury,
};

function NoteList({ notes }: Pick<StaffMember, "notes">) {
	const remove = useChange("removeMemberNote", { done: m.members_note_removed, onDone: cacheMember });
	if (notes.length === 0) return <Text c="dimmed">{m.members_no_notes()}</Text>;
	return (
		<ul className={styles.list}>
			{notes.map(({ id, kind, text, author, created_at }) => (
				<li key={id} className={styles.item} data-whole>
					<div>
						{kind === "injury" && <Badge color="danger">{kindLabels.injury()}</Badge>}
						<Text className={styles.note}>{text}</Text>
						<Text size="sm" c="dimmed">
							{author}, {formatInstant(created_at)}
						</Text>
					</div>
					<ActionIcon
						aria-label={m.members_note_remove({ text })}
						loading={remove.isPending && remove.variables.params.id === id}
						onClick={() => remove.mutate({ params: { id } })}
					>
						<Trash2 size={20} aria-hidden />
					</ActionIcon>
				</li>
			))}
		</ul>
	);
}

/** Notes for the desk. Injuries are shown on the roster of every training. */
export function MemberNotes({ member: { id, notes } }: { member: StaffMember }) {
	const { values, restoredAt, change, clear } = useDraft<NewMemberNote>(`member-note:${id}`, {
		kind: "note",
		text: "",
	});
	const add = useChange("addMemberNote", {
		done: m.members_note_added,
		onDone: (changed) => {
			clear();
			cacheMember(changed);
		},
	});
	return (
		<Panel title={m.members_notes()} text={m.members_notes_text()}>
			<NoteList notes={notes} />
			<form
				noValidate
				className={styles.write}
				onSubmit={(event) => {
					event.preventDefault();
					add.mutate({ params: { id }, body: values });
				}}
			>
				<RestoredNotice at={restoredAt} onDiscard={clear} />
				<SegmentedControl
					aria-label={m.members_note_kind()}
					value={values.kind}
					onChange={(kind) => change({ kind })}
					data={(["note", "injury"] as const).map((value) => ({ value, label: kindLabels[value]() }))}
				/>
				<TextField
					name="note"
					label={m.members_note()}
					multiline
					maxLength={memberNoteLength}
					value={values.text}
					onChange={(text) => change({ text })}
				/>
				<Button type="submit" variant="default" disabled={values.text.trim() === ""} loading={add.isPending}>
					{m.members_note_add()}
				</Button>
			</form>
		</Panel>
	);
}
