import type { DeskTraining } from "@kvart/contract/staff/today";
import { Button, Group, Text } from "@mantine/core";
import { m } from "../../../paraglide/messages.js";
import styles from "./message.module.css";
import { type MessageTexts, messageTemplates, templateLabels, templateTexts } from "./message-templates.ts";

interface ReadyTextsProps {
	training: DeskTraining;
	busy: boolean;
	onSend: (texts: MessageTexts) => void;
	/** Into the fields, to be changed first. */
	onAdapt: (texts: MessageTexts) => void;
}

/** Each text as people get it, beside the button that sends it. */
export function ReadyTexts({ training, busy, onSend, onAdapt }: ReadyTextsProps) {
	return (
		<ul className={styles.texts}>
			{messageTemplates.map((template) => {
				const label = templateLabels[template]();
				const texts = templateTexts(template, training);
				return (
					<li key={template} className={styles.text}>
						<div>
							<Text fw={700}>{label}</Text>
							<Text size="sm" lang="sr-Latn">
								{texts.text}
							</Text>
							<Text size="sm" c="dimmed" lang="en">
								{texts.text_eng}
							</Text>
						</div>
						<Group gap="xs">
							<Button
								size="sm"
								disabled={busy}
								aria-label={m.today_message_send_ready({ label })}
								onClick={() => onSend(texts)}
							>
								{m.today_message_send_short()}
							</Button>
							<Button
								size="sm"
								variant="default"
								aria-label={m.today_message_adapt_ready({ label })}
								onClick={() => onAdapt(texts)}
							>
								{m.today_message_adapt()}
							</Button>
						</Group>
					</li>
				);
			})}
		</ul>
	);
}
