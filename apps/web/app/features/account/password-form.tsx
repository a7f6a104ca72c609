import { hashPassword } from "@kvart/browser/password";
import type { User } from "@kvart/contract/members";
import { newPasswordRules, required } from "@kvart/contract/rules";
import { useLocalePath } from "../../i18n/use-locale.ts";
import { onSend, useForm } from "../../lib/use-form.ts";
import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/button/button.tsx";
import { LinkButton } from "../../ui/button/link-button.tsx";
import { NewPasswordFields } from "../../ui/field/new-password-fields.tsx";
import { PasswordField } from "../../ui/field/password-field.tsx";
import { Notice } from "../../ui/notice/notice.tsx";
import { useRequest } from "../../ui/request/use-request.ts";
import { showToast } from "../../ui/toast/toast.ts";
import styles from "./account.module.css";

interface PasswordFormProps {
	user: User;
}

const empty = { old_password: "", password: "", re_password: "" };

export function PasswordForm({ user }: PasswordFormProps) {
	const localePath = useLocalePath();
	const { pending, request } = useRequest();
	const form = useForm(empty, { old_password: required, ...newPasswordRules });

	if (!user.has_password) {
		return (
			<Notice
				action={
					<LinkButton to={localePath("/forgot-password")} look="ink" size="small">
						{m.account_no_password_send()}
					</LinkButton>
				}
			>
				{m.account_no_password()}
			</Notice>
		);
	}

	async function send() {
		if (!form.check()) return;
		const typed = form.read();
		const changed = await request(
			async (api) => {
				await api.proveIdentity({ body: { password: await hashPassword(typed.old_password) } });
				return api.changePassword({ body: { password: await hashPassword(typed.password) } });
			},
			({ code, errors }) => {
				form.refuse(code === "ERR_BAD_CREDENTIALS" ? [{ field: "old_password", code }] : errors);
				// The toast would say that fields are missing.
				return errors.some((error) => error.code === "common-password");
			},
		);
		if (!changed) return;
		form.put(empty);
		showToast({ kind: "success", text: m.account_password_changed() });
	}

	return (
		<form {...form.attributes} className={styles.form} onSubmit={onSend(send)}>
			{/* For password managers. */}
			<input type="text" name="username" autoComplete="username" value={user.email} readOnly hidden />
			<PasswordField
				{...form.control("old_password")}
				className={styles.whole}
				label={m.account_old_password()}
				autoComplete="current-password"
			/>
			<NewPasswordFields
				control={form.control}
				label={m.account_new_password()}
				hint={m.account_password_hint()}
				repeat={m.account_repeat_password()}
			/>
			<div className={styles.whole}>
				<Button type="submit" look="ink" busy={pending}>
					{m.account_change_password_send()}
				</Button>
			</div>
		</form>
	);
}
