import { brand } from "@kvart/contract/brand";
import type { Enquiry } from "@kvart/contract/staff/enquiries";
import { Alert, Button } from "@mantine/core";
import { Send, TriangleAlert } from "lucide-react";
import { useState } from "react";
import { fieldMessage } from "../../i18n/error-messages.ts";
import { useUnsaved } from "../../lib/unsaved.ts";
import { useChange } from "../../lib/use-change.ts";
import { m } from "../../paraglide/messages.js";
import { TextField } from "../../parts/fields/text-fields.tsx";
import { Panel } from "../../parts/panel/panel.tsx";
import styles from "./enquiries.module.css";
import { showEnquiry } from "./use-enquiry.ts";

function useReply(enquiry: Enquiry) {
	const usual = () => m.enquiries_subject_usual({ name: brand.name }, { locale: enquiry.language });
	const [subject, setSubject] = useState<string>(usual);
	const [text, setText] = useState("");
	const [tried, setTried] = useState(false);
	const [changed, setChanged] = useState(false);
	useUnsaved(text.trim() !== "");
	const send = useChange("replyToEnquiry", {
		done: m.enquiries_reply_sent,
		onDone: (answered) => {
			setText("");
			setTried(false);
			setChanged(false);
			showEnquiry(answered);
		},
		onRefusal: ({ code, current }) => {
			if (code !== "ERR_CHANGED_MEANWHILE") return false;
			// Keeps the text and shows what others changed.
			showEnquiry(current as Enquiry);
			setChanged(true);
			return true;
		},
	});
	const missing = (value: string) => (tried && value.trim() === "" ? fieldMessage("required-field") : undefined);
	return {
		subject: { name: "subject", value: subject, onChange: setSubject, error: missing(subject) },
		text: { name: "text", value: text, onChange: setText, error: missing(text) },
		changed,
		sending: send.isPending,
		submit: () => {
			setTried(true);
			if (subject.trim() === "" || text.trim() === "") return;
			send.mutate({ params: { id: enquiry.id }, body: { version: enquiry.version, subject, text } });
		},
	};
}

/** A mail to the person. Greeting and signature are added in the language of the enquiry. */
export function Reply({ enquiry }: { enquiry: Enquiry }) {
	const reply = useReply(enquiry);
	if (enquiry.email === "") {
		return <Panel title={m.enquiries_reply()}>{m.enquiries_reply_nobody()}</Panel>;
	}
	const lang = enquiry.language === "sr" ? "sr-Latn" : "en";
	return (
		<Panel title={m.enquiries_reply()} text={m.enquiries_reply_text({ email: enquiry.email })}>
			<form
				noValidate
				className={styles.write}
				onSubmit={(event) => {
					event.preventDefault();
					reply.submit();
				}}
			>
				{reply.changed && (
					<Alert color="warning" role="alert" icon={<TriangleAlert size={20} aria-hidden />}>
						{m.enquiries_reply_changed()}
					</Alert>
				)}
				<TextField {...reply.subject} label={m.enquiries_reply_subject()} maxLength={200} lang={lang} required />
				<TextField {...reply.text} label={m.enquiries_reply_body()} maxLength={4000} multiline lang={lang} required />
				<Button type="submit" loading={reply.sending} leftSection={<Send size={18} aria-hidden />}>
					{m.enquiries_reply_send()}
				</Button>
			</form>
		</Panel>
	);
}
