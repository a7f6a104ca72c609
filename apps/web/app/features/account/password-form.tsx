import type { User } from "@kvart/contract/members";
import { required } from "@kvart/contract/rules";
import { useLocalePath } from "../../i18n/use-locale.ts";
import { hashPassword } from "../../lib/hash-password.ts";
import { newPasswordRules } from "../../lib/new-password-rules.ts";
import { onSend } from "../../lib/on-send.ts";
import { useForm } from "../../lib/use-form.ts";
import { useAttempt } from "../../ui/attempt/use-attempt.ts";
import { Button } from "../../ui/button/button.tsx";
import { LinkButton } from "../../ui/button/link-button.tsx";
import { NewPasswordFields } from "../../ui/field/new-password-fields.tsx";
import { PasswordField } from "../../ui/field/password-field.tsx";
import { Notice } from "../../ui/notice/notice.tsx";
import { showToast } from "../../ui/toast/toast.ts";
import type { AccountWords } from "./account.server.ts";
import styles from "./account-section.module.css";

interface PasswordFormProps {
	user: User;
	words: AccountWords["password"];
}

const empty = { old_password: "", password: "", re_password: "" };

export function PasswordForm({ user, words }: PasswordFormProps) {
	const localePath = useLocalePath();
	const { busy, attempt } = useAttempt();
	const form = useForm(empty, { old_password: required, ...newPasswordRules });

	if (!user.has_password) {
		return (
			<Notice
				action={
					<LinkButton to={localePath("/forgot-password")} look="ink" size="small">
						{words.create}
					</LinkButton>
				}
			>
				{words.none}
			</Notice>
		);
	}

	async function send() {
		if (!form.check()) return;
		const typed = form.read();
		const changed = await attempt(
			async (api) => {
				const [old_password, password] = await Promise.all([typed.old_password, typed.password].map(hashPassword));
				return api.changePassword({ body: { old_password: old_password ?? "", password: password ?? "" } });
			},
			({ code, errors }) => {
				form.refuse(code === "ERR_BAD_CREDENTIALS" ? [{ field: "old_password", code }] : errors);
				return false;
			},
		);
		if (!changed) return;
		form.put(empty);
		showToast({ kind: "success", text: words.changed });
	}

	return (
		<form {...form.attributes} className={styles.form} onSubmit={onSend(send)}>
			{/* Lets password managers know whose password it is. */}
			<input type="text" name="username" autoComplete="username" value={user.email} readOnly hidden />
			<PasswordField
				{...form.control("old_password")}
				className={styles.whole}
				label={words.old}
				autoComplete="current-password"
			/>
			<NewPasswordFields control={form.control} label={words.new} hint={words.hint} repeat={words.repeat} />
			<div className={styles.whole}>
				<Button type="submit" look="ink" busy={busy}>
					{words.send}
				</Button>
			</div>
		</form>
	);
}
