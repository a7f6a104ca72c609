import type { Enquiry, EnquiryNote } from "@kvart/contract/staff/enquiries";
import { Button, Text } from "@mantine/core";
import { formatInstant } from "../../lib/format.ts";
import { useChange } from "../../lib/use-change.ts";
import { useDraft } from "../../lib/use-draft.ts";
import { m } from "../../paraglide/messages.js";
import { TextField } from "../../parts/fields/text-fields.tsx";
import { Panel } from "../../parts/panel/panel.tsx";
import { RestoredNotice } from "../../parts/record-form/restored-notice.tsx";
import styles from "./enquiries.module.css";
import { ReceivedMailNote } from "./received-mail.tsx";
import { showEnquiry } from "./use-enquiry.ts";

function Note({ note, own }: { note: EnquiryNote; own: boolean }) {
	const { kind, text, author, mail, created_at, enquiry_id } = note;
	if (mail) return <ReceivedMailNote note={note} mail={mail} />;
	const what = kind === "reply" ? m.enquiries_reply() : m.enquiries_note();
	return (
		<li className={styles.note} data-kind={kind}>
			<header>
				<span>
					<strong>{author?.name || m.enquiries_erased_person()}</strong>, {what.toLowerCase()}
					{!own && ` (${m.enquiries_number({ id: enquiry_id }).toLowerCase()})`}
				</span>
				<time dateTime={created_at}>{formatInstant(created_at)}</time>
			</header>
			<p>{text}</p>
		</li>
	);
}

/** Notes, replies and received mails of this enquiry and of its parts. */
export function Conversation({ enquiry }: { enquiry: Enquiry }) {
	const { values, restoredAt, change, clear } = useDraft(`enquiry-note:${enquiry.id}`, { text: "" });
	const { text } = values;
	const add = useChange("addEnquiryNote", {
		done: m.enquiries_note_added,
		onDone: (changed) => {
			clear();
			showEnquiry(changed);
		},
	});
	return (
		<Panel title={m.enquiries_conversation()}>
			{enquiry.notes.length === 0 ? (
				<Text c="dimmed" mb="lg">
					{m.enquiries_no_notes()}
				</Text>
			) : (
				<ol className={styles.notes}>
					{enquiry.notes.map((note) => (
						<Note key={note.id} note={note} own={note.enquiry_id === enquiry.id} />
					))}
				</ol>
			)}
			<form
				noValidate
				className={styles.write}
				onSubmit={(event) => {
					event.preventDefault();
					add.mutate({ params: { id: enquiry.id }, body: { text } });
				}}
			>
				<RestoredNotice at={restoredAt} onDiscard={clear} />
				<TextField
					name="note"
					label={m.enquiries_note()}
					description={m.enquiries_note_text()}
					multiline
					maxLength={4000}
					value={text}
					onChange={(typed) => change({ text: typed })}
				/>
				<Button type="submit" variant="default" disabled={text.trim() === ""} loading={add.isPending}>
					{m.enquiries_note_add()}
				</Button>
			</form>
		</Panel>
	);
}
