import { emailRule } from "@kvart/contract/rules";
import { useState } from "react";
import { fieldMessage } from "../../i18n/field-message.ts";
import { useLocale, useLocalePath } from "../../i18n/use-locale.ts";
import { useForm } from "../../lib/use-form.ts";
import { useAttempt } from "../../ui/attempt/use-attempt.ts";
import { Button } from "../../ui/button/button.tsx";
import { TextField } from "../../ui/field/text-field.tsx";
import { Notice } from "../../ui/notice/notice.tsx";
import { ScriptedForm } from "../../ui/scripted-form/scripted-form.tsx";
import { TextLink } from "../../ui/text-link/text-link.tsx";
import styles from "./entrance-form.module.css";
import { EntranceFrame } from "./entrance-frame.tsx";
import type { ForgotData } from "./recovery.server.ts";
import { ScriptsNeeded } from "./scripts-needed.tsx";

/** The answer is the same whether or not the account exists: nobody learns here who is a member. */
export function ForgotPage({ data: { poster, words } }: { data: ForgotData }) {
	const language = useLocale();
	const localePath = useLocalePath();
	const { busy, attempt } = useAttempt();
	const [sentTo, setSentTo] = useState<string | null>(null);
	const { ref, values, codes, control, check } = useForm({ email: "" }, { email: emailRule });

	async function send() {
		if (!check()) return;
		const email = values.email.trim();
		const sent = await attempt((api) => api.forgotPassword({ body: { email, language } }));
		if (sent) setSentTo(email);
	}

	return (
		<EntranceFrame poster={poster} title={words.form}>
			<ScriptsNeeded text={words.scriptsNeeded} />
			{sentTo === null ? (
				<ScriptedForm ref={ref} className={styles["form"]} onSend={send}>
					<TextField
						{...control("email")}
						type="email"
						label={words.email}
						error={fieldMessage(codes.email)}
						autoComplete="username"
						autoCapitalize="none"
						spellCheck={false}
					/>
					<div className={styles["actions"]}>
						<Button type="submit" arrow="forward" busy={busy}>
							{words.send}
						</Button>
					</div>
				</ScriptedForm>
			) : (
				<Notice
					kind="success"
					live
					title={words.doneTitle}
					action={
						<Button look="ghost" size="small" onClick={() => setSentTo(null)}>
							{words.other}
						</Button>
					}
				>
					{words.done.replace("{email}", sentTo)}
				</Notice>
			)}
			<p className={styles["below"]}>
				<TextLink to={localePath("/login")}>{words.back}</TextLink>
			</p>
		</EntranceFrame>
	);
}
