import { emailRule } from "@kvart/contract/rules";
import { useId, useState } from "react";
import { useLocale } from "../../i18n/use-locale.ts";
import { onSend } from "../../lib/on-send.ts";
import { useForm } from "../../lib/use-form.ts";
import { useAttempt } from "../../ui/attempt/use-attempt.ts";
import { Button } from "../../ui/button/button.tsx";
import { TextField } from "../../ui/field/text-field.tsx";
import { Notice } from "../../ui/notice/notice.tsx";
import { Sheet } from "../../ui/sheet/sheet.tsx";
import styles from "./auth-form.module.css";
import type { LoginRefused } from "./login.server.ts";
import type { ResendWords } from "./sheet-words.server.ts";

interface ResendSheetProps {
	words: ResendWords;
	/** Empty when the provider did not tell it. */
	email: string;
	/** What became of it when it was sent without scripts. */
	refused: Pick<LoginRefused, "found" | "resentTo"> | undefined;
	onClose: () => void;
}

/** For somebody whose address is not confirmed: a new mail with a new link. */
export function ResendSheet({ words, email, refused, onClose }: ResendSheetProps) {
	const formId = useId();
	const language = useLocale();
	const { busy, attempt } = useAttempt();
	const [sentTo, setSentTo] = useState(refused?.resentTo ?? null);
	const form = useForm({ email }, { email: emailRule }, refused?.found);

	async function send() {
		if (!form.check()) return;
		const address = form.read().email.trim();
		const sent = await attempt((api) => api.resendVerification({ body: { email: address, language } }));
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
			<form {...form.attributes} id={formId} className={styles.sheetForm} onSubmit={onSend(send)}>
				<input type="hidden" name="intent" value="resend" />
				<TextField {...form.control("email")} type="email" label={words.email} autoComplete="email" />
			</form>
			{sentTo !== null && (
				<div className={styles.sheetForm}>
					<Notice kind="success" live>
						{words.done.replace("{email}", sentTo)}
					</Notice>
				</div>
			)}
		</Sheet>
	);
}
