import type { ClassMessages } from "@kvart/contract/staff/class-messages";
import type { DeskTraining } from "@kvart/contract/staff/today";
import { Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { fieldMessage } from "../../../i18n/error-messages.ts";
import { formatInstant } from "../../../lib/format.ts";
import { notifyErrorText } from "../../../lib/notify.ts";
import { apiQuery } from "../../../lib/queries.ts";
import { useChange } from "../../../lib/use-change.ts";
import { m } from "../../../paraglide/messages.js";
import { Dialog, DialogForm } from "../../../parts/dialog/dialog.tsx";
import { TextField } from "../../../parts/fields/text-fields.tsx";
import { Panel } from "../../../parts/panel/panel.tsx";
import { QueryResult } from "../../../parts/states/states.tsx";
import type { MessageTexts } from "./message-templates.ts";
import { ReadyTexts } from "./ready-texts.tsx";

function useMessages({ period_id, date }: DeskTraining) {
	return useQuery(apiQuery("listClassMessages", { params: { id: period_id }, query: { date } }));
}

type Reach = Pick<ClassMessages, "mailed" | "to_call">;

function reachLabel({ mailed, to_call }: Reach): string {
	return [
		mailed > 0 && m.today_message_mailed({ count: mailed }),
		to_call > 0 && m.today_message_called({ count: to_call }),
	]
		.filter(Boolean)
		.join(", ");
}

/** Sends a ready-made text with one press, or a text that was written or adapted. */
function MessageForm({ training, reach, onClose }: { training: DeskTraining; reach: Reach; onClose: () => void }) {
	const [texts, setTexts] = useState<MessageTexts>({ text: "", text_eng: "" });
	const [submitted, setSubmitted] = useState(false);
	const field = useRef<HTMLDivElement>(null);
	const send = useChange("sendClassMessage", {
		refresh: ["listClassMessages", "listCalls"],
		done: ({ sent: [last = { mailed: 0, to_call: 0 }] }) =>
			[
				...(last.mailed > 0 ? [m.today_message_sent({ count: last.mailed })] : []),
				...(last.to_call > 0 ? [m.today_message_sent_call()] : []),
			].join(" "),
		onDone: onClose,
		onRefusal: ({ code }) => {
			if (code === "ERR_TOO_MANY_REQUESTS") notifyErrorText(m.today_message_many());
			return code === "ERR_TOO_MANY_REQUESTS";
		},
	});
	const empty = texts.text.trim() === "" && texts.text_eng.trim() === "";
	const submit = (body: MessageTexts) =>
		send.mutate({ params: { id: training.period_id }, body: { date: training.date, ...body } });

	return (
		<DialogForm
			submit={m.today_message_send()}
			busy={send.isPending}
			onSubmit={() => {
				setSubmitted(true);
				if (!empty) submit(texts);
			}}
			onClose={onClose}
		>
			<Text fw={600}>{reachLabel(reach)}</Text>
			<ReadyTexts
				training={training}
				busy={send.isPending}
				onSend={submit}
				onAdapt={(ready) => {
					setTexts(ready);
					field.current?.querySelector("textarea")?.focus();
				}}
			/>
			<div ref={field}>
				<TextField
					name="text"
					multiline
					lang="sr-Latn"
					label={m.today_message_sr()}
					description={m.today_message_text()}
					value={texts.text}
					onChange={(text) => setTexts({ ...texts, text })}
					error={submitted && empty ? fieldMessage("required-field") : undefined}
				/>
			</div>
			<TextField
				name="text_eng"
				multiline
				lang="en"
				label={m.today_message_en()}
				value={texts.text_eng}
				onChange={(text_eng) => setTexts({ ...texts, text_eng })}
			/>
		</DialogForm>
	);
}

/** Writes to everyone with a place and who waits; guests go on the call list. */
export function MessageDialog({ training, onClose }: { training: DeskTraining; onClose: () => void }) {
	return (
		<Dialog size="lg" focusHeading onClose={onClose} title={m.today_message_title()}>
			<QueryResult query={useMessages(training)} rows={4}>
				{(messages) =>
					messages.mailed + messages.to_call === 0 ? (
						<Text>{m.today_message_nobody()}</Text>
					) : (
						<MessageForm training={training} reach={messages} onClose={onClose} />
					)
				}
			</QueryResult>
		</Dialog>
	);
}

/** Messages to the people of the class; nothing is shown while there are none. */
export function SentMessages({ training }: { training: DeskTraining }) {
	const { data } = useMessages(training);
	if (!data || data.sent.length === 0) return null;
	return (
		<Panel title={m.today_messages()}>
			<Stack gap="md">
				{data.sent.map(({ id, at, by, text, text_eng, ...reach }) => (
					<div key={id}>
						<Text size="sm" c="dimmed">
							{m.today_message_by({ name: by, at: formatInstant(at) })} · {reachLabel(reach)}
						</Text>
						{text !== "" && <Text lang="sr-Latn">{text}</Text>}
						{text_eng !== "" && <Text lang="en">{text_eng}</Text>}
					</div>
				))}
			</Stack>
		</Panel>
	);
}
