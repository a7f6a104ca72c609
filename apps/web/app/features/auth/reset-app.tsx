import { useState } from "react";
import { useLocalePath } from "../../i18n/use-locale.ts";
import { goTo } from "../../lib/go-to.ts";
import { hashPassword } from "../../lib/hash-password.ts";
import { newPasswordRules } from "../../lib/new-password-rules.ts";
import { onSend } from "../../lib/on-send.ts";
import { useForm } from "../../lib/use-form.ts";
import { useAttempt } from "../../ui/attempt/use-attempt.ts";
import { Button } from "../../ui/button/button.tsx";
import { NewPasswordFields } from "../../ui/field/new-password-fields.tsx";
import styles from "./auth-form.module.css";
import { BadLink } from "./bad-link.tsx";
import { faultsOf } from "./faults.ts";
import type { ResetAnswer, ResetData } from "./recovery.server.ts";

interface ResetAppProps {
	token: string;
	words: ResetData["app"];
	/** To a form that was sent without scripts. */
	answer?: ResetAnswer | undefined;
}

/** The new password uses the link of the mail up. */
export function ResetApp({ token, words, answer }: ResetAppProps) {
	const localePath = useLocalePath();
	const { busy, attempt } = useAttempt();
	const [badLink, setBadLink] = useState(false);
	const form = useForm({ password: "", re_password: "" }, newPasswordRules, answer?.found);

	async function send() {
		if (!form.check()) return;
		const { password } = form.read();
		const saved = await attempt(
			async (api) => api.resetPassword({ body: { token, password: await hashPassword(password) } }),
			(refusal) => {
				if (refusal.code === "ERR_BAD_TOKEN") {
					setBadLink(true);
					return true;
				}
				form.refuse(faultsOf(refusal));
				return false;
			},
		);
		if (saved) goTo(localePath("/login?changed=1"), "replace");
	}

	if (badLink) return <BadLink words={words} live />;
	return (
		<form {...form.attributes} className={styles.form} onSubmit={onSend(send)}>
			<NewPasswordFields
				control={form.control}
				label={words.password}
				hint={words.passwordHint}
				repeat={words.repeat}
			/>
			<div className={styles.actions}>
				<Button type="submit" arrow="forward" busy={busy}>
					{words.send}
				</Button>
			</div>
		</form>
	);
}
