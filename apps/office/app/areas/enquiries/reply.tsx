import { brand } from "@kvart/contract/brand";
import { inLocale } from "@kvart/contract/locale";
import type { Enquiry } from "@kvart/contract/staff/enquiries";
import { Alert, Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Send, TriangleAlert } from "lucide-react";
import { useState } from "react";
import { fieldMessage } from "../../i18n/error-messages.ts";
import { currentLanguage } from "../../i18n/language.ts";
import { apiQuery } from "../../lib/queries.ts";
import { fullName, useStaff } from "../../lib/staff.ts";
import { useChange } from "../../lib/use-change.ts";
import { useDraft } from "../../lib/use-draft.ts";
import { m } from "../../paraglide/messages.js";
import { SelectField } from "../../parts/fields/choice-fields.tsx";
import { TextField } from "../../parts/fields/text-fields.tsx";
import { Panel } from "../../parts/panel/panel.tsx";
import { RestoredNotice } from "../../parts/record-form/restored-notice.tsx";
import styles from "./enquiries.module.css";
import { replyFrom } from "./reply-template.ts";
import { showEnquiry } from "./use-enquiry.ts";

interface ReplyText {
	subject: string;
	text: string;
}

function useReply(enquiry: Enquiry) {
	const draft = useDraft<ReplyText>(`enquiry-reply:${enquiry.id}`, {
		subject: m.enquiries_subject_usual({ name: brand.name }, { locale: enquiry.language }),
		text: "",
	});
	const { subject, text } = draft.values;
	const [tried, setTried] = useState(false);
	const [changed, setChanged] = useState(false);
	const send = useChange("replyToEnquiry", {
		done: m.enquiries_reply_sent,
		onDone: (answered) => {
			draft.clear();
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
		subject: {
			name: "subject",
			value: subject,
			onChange: (typed: string) => draft.change({ subject: typed }),
			error: missing(subject),
		},
		text: {
			name: "text",
			value: text,
			onChange: (typed: string) => draft.change({ text: typed }),
			error: missing(text),
		},
		restoredAt: draft.restoredAt,
		discard: draft.clear,
		useTemplate: draft.change,
		changed,
		sending: send.isPending,
		submit: () => {
			setTried(true);
			if (subject.trim() === "" || text.trim() === "") return;
			send.mutate({ params: { id: enquiry.id }, body: { version: enquiry.version, subject, text } });
		},
	};
}

/** Replaces what is typed with a template; the reply can still be edited. */
function TemplateChoice({ enquiry, onChoose }: { enquiry: Enquiry; onChoose: (reply: ReplyText) => void }) {
	const staff = useStaff();
	const { data: templates = [] } = useQuery(apiQuery("listReplyTemplateRecords"));
	if (templates.length === 0) return null;
	const fields = {
		ime: enquiry.name.trim().split(/\s+/)[0] ?? "",
		centar: enquiry.gym?.name ?? brand.name,
		zaposleni: fullName(staff),
	};
	return (
		<SelectField
			name="template"
			label={m.enquiries_template()}
			placeholder={m.enquiries_template_choose()}
			options={templates.map(({ id, title, title_eng }) => ({
				value: id,
				label: inLocale(currentLanguage(), title, title_eng),
			}))}
			value={null}
			onChange={(id) => {
				const template = templates.find((one) => one.id === id);
				if (template) onChoose(replyFrom(template, enquiry.language, fields));
			}}
		/>
	);
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
				<RestoredNotice at={reply.restoredAt} onDiscard={reply.discard} />
				{reply.changed && (
					<Alert color="warning" role="alert" icon={<TriangleAlert size={20} aria-hidden />}>
						{m.enquiries_reply_changed()}
					</Alert>
				)}
				<TemplateChoice enquiry={enquiry} onChoose={reply.useTemplate} />
				<TextField {...reply.subject} label={m.enquiries_reply_subject()} maxLength={200} lang={lang} required />
				<TextField {...reply.text} label={m.enquiries_reply_body()} maxLength={4000} multiline lang={lang} required />
				<Button type="submit" loading={reply.sending} leftSection={<Send size={18} aria-hidden />}>
					{m.enquiries_reply_send()}
				</Button>
			</form>
		</Panel>
	);
}
