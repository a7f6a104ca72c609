import { emailRule } from "@kvart/contract/rules";
import { useId, useState } from "react";
import { fieldMessage } from "../../i18n/field-message.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { useForm } from "../../lib/use-form.ts";
import { useAttempt } from "../../ui/attempt/use-attempt.ts";
import { Button } from "../../ui/button/button.tsx";
import { TextField } from "../../ui/field/text-field.tsx";
import { Notice } from "../../ui/notice/notice.tsx";
import { ScriptedForm } from "../../ui/scripted-form/scripted-form.tsx";
import { Sheet } from "../../ui/sheet/sheet.tsx";
import styles from "./entrance-form.module.css";
import type { ResendWords } from "./sheet-words.server.ts";

interface ResendSheetProps {
	words: ResendWords;
	/** Empty when the provider did not tell it. */
	email: string;
	onClose: () => void;
}

/** For somebody whose address is not confirmed: a new mail with a new link. */
export function ResendSheet({ words, email, onClose }: ResendSheetProps) {
	const formId = useId();
	const locale = useLocale();
	const { busy, attempt } = useAttempt();
	const [sentTo, setSentTo] = useState<string | null>(null);
	const { ref, values, codes, control, check } = useForm({ email }, { email: emailRule });

	async function send() {
		if (!check()) return;
		const address = values.email.trim();
		const sent = await attempt((api) => api.resendVerification({ body: { email: address, language: locale } }));
		if (sent) setSentTo(address);
	}

	return (
		<Sheet
			open
			onClose={onClose}
			title={words.heading}
			footer={
				<Button type="submit" form={formId} busy={busy}>
					{words.send}
				</Button>
			}
		>
			<p>{words.text}</p>
			<ScriptedForm id={formId} ref={ref} className={styles["sheetForm"]} onSend={send}>
				<TextField
					{...control("email")}
					type="email"
					label={words.email}
					error={fieldMessage(codes.email)}
					autoComplete="email"
				/>
			</ScriptedForm>
			{sentTo !== null && (
				<div className={styles["sheetForm"]}>
					<Notice kind="success" live>
						{words.done.replace("{email}", sentTo)}
					</Notice>
				</div>
			)}
		</Sheet>
	);
}
