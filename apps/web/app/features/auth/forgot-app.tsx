import { emailRule } from "@kvart/contract/rules";
import { useState } from "react";
import { useLocale, useLocalePath } from "../../i18n/use-locale.ts";
import { onSend } from "../../lib/on-send.ts";
import { useForm } from "../../lib/use-form.ts";
import { useAttempt } from "../../ui/attempt/use-attempt.ts";
import { Button } from "../../ui/button/button.tsx";
import { LinkButton } from "../../ui/button/link-button.tsx";
import { TextField } from "../../ui/field/text-field.tsx";
import { onTheSpot } from "../../ui/link/on-the-spot.ts";
import { Notice } from "../../ui/notice/notice.tsx";
import styles from "./auth-form.module.css";
import { faultsOf } from "./faults.ts";
import type { ForgotAnswer, ForgotData } from "./recovery.server.ts";

interface ForgotAppProps {
	words: ForgotData["app"];
	/** To a form that was sent without scripts. */
	answer?: ForgotAnswer | undefined;
}

/** The answer is the same whether or not the account exists: nobody learns here who is a member. */
export function ForgotApp({ words, answer }: ForgotAppProps) {
	const language = useLocale();
	const localePath = useLocalePath();
	const { busy, attempt } = useAttempt();
	const [sentTo, setSentTo] = useState(answer?.sentTo ?? null);
	const form = useForm({ email: answer?.email ?? "" }, { email: emailRule }, answer?.found);

	async function send() {
		if (!form.check()) return;
		const email = form.read().email.trim();
		const sent = await attempt(
			(api) => api.forgotPassword({ body: { email, language } }),
			(refusal) => {
				form.refuse(faultsOf(refusal));
				return false;
			},
		);
		if (sent) setSentTo(email);
	}

	if (sentTo !== null) {
		return (
			<Notice
				kind="success"
				live
				title={words.doneTitle}
				action={
					// A link: it begins anew without scripts, too.
					<LinkButton
						to={localePath("/forgot-password")}
						look="ghost"
						size="small"
						onClick={onTheSpot(() => setSentTo(null))}
					>
						{words.other}
					</LinkButton>
				}
			>
				{words.done.replace("{email}", sentTo)}
			</Notice>
		);
	}
	return (
		<form {...form.attributes} className={styles.form} onSubmit={onSend(send)}>
			<TextField
				{...form.control("email")}
				type="email"
				label={words.email}
				autoComplete="username"
				autoCapitalize="none"
				spellCheck={false}
			/>
			<div className={styles.actions}>
				<Button type="submit" arrow="forward" busy={busy}>
					{words.send}
				</Button>
			</div>
		</form>
	);
}
