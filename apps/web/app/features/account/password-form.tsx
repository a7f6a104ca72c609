import type { User } from "@kvart/contract/members";
import { required } from "@kvart/contract/rules";
import { fieldMessage } from "../../i18n/field-message.ts";
import { useLocalePath } from "../../i18n/use-locale.ts";
import { hashPassword } from "../../lib/hash-password.ts";
import { newPasswordRules } from "../../lib/new-password-rules.ts";
import { useForm } from "../../lib/use-form.ts";
import { useAttempt } from "../../ui/attempt/use-attempt.ts";
import { Button } from "../../ui/button/button.tsx";
import { LinkButton } from "../../ui/button/link-button.tsx";
import { NewPasswordFields } from "../../ui/field/new-password-fields.tsx";
import { PasswordField } from "../../ui/field/password-field.tsx";
import { Notice } from "../../ui/notice/notice.tsx";
import { ScriptedForm } from "../../ui/scripted-form/scripted-form.tsx";
import { showToast } from "../../ui/toast/toast.ts";
import type { AccountWords } from "./account.server.ts";
import styles from "./account-section.module.css";

interface PasswordFormProps {
	user: User;
	words: AccountWords["password"];
}

export function PasswordForm({ user, words }: PasswordFormProps) {
	const localePath = useLocalePath();
	const { busy, attempt } = useAttempt();
	const { ref, values, codes, control, check, fill } = useForm(
		{ old_password: "", password: "", re_password: "" },
		{
			old_password: required,
			...newPasswordRules,
		},
	);

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
		if (!check()) return;
		const [old_password, password] = await Promise.all([
			hashPassword(values.old_password),
			hashPassword(values.password),
		]);
		const changed = await attempt((api) => api.changePassword({ body: { old_password, password } }));
		if (!changed) return;
		fill({ old_password: "", password: "", re_password: "" });
		showToast({ kind: "success", text: words.changed });
	}

	return (
		<ScriptedForm ref={ref} className={styles["form"]} onSend={send}>
			{/* Lets password managers know whose password it is. */}
			<input type="text" name="username" autoComplete="username" value={user.email} readOnly hidden />
			<PasswordField
				{...control("old_password")}
				className={styles["whole"]}
				label={words.old}
				error={fieldMessage(codes.old_password)}
				autoComplete="current-password"
			/>
			<NewPasswordFields control={control} codes={codes} label={words.new} hint={words.hint} repeat={words.repeat} />
			<div className={styles["whole"]}>
				<Button type="submit" look="ink" busy={busy}>
					{words.send}
				</Button>
			</div>
		</ScriptedForm>
	);
}
