import type { User } from "@kvart/contract/members";
import { emailRule, required } from "@kvart/contract/rules";
import { useId } from "react";
import { markFields } from "../../lib/field-errors.ts";
import { hashPassword } from "../../lib/password.ts";
import { onSend, useForm } from "../../lib/use-form.ts";
import { Button } from "../../ui/button/button.tsx";
import { PasswordField } from "../../ui/field/password-field.tsx";
import { TextField } from "../../ui/field/text-field.tsx";
import { useRequest } from "../../ui/request/use-request.ts";
import { Sheet } from "../../ui/sheet/sheet.tsx";
import styles from "./account.module.css";
import type { AccountTexts } from "./account.server.ts";

interface EmailSheetProps {
	user: User;
	texts: AccountTexts["email"];
	onClose: () => void;
	onSent: (email: string) => void;
}

/** The new address, and the password of members who have one. */
export function EmailSheet({ user, texts, onClose, onSent }: EmailSheetProps) {
	const formId = useId();
	const { pending, request } = useRequest();
	const form = useForm(
		{ email: "", password: "" },
		{ email: emailRule, ...(user.has_password && { password: required }) },
	);

	async function send() {
		if (!form.check()) return;
		const { email, password } = form.read();
		const sent = await request(
			async (api) =>
				api.changeEmail({ body: { email, ...(user.has_password && { password: await hashPassword(password) }) } }),
			markFields(form),
		);
		if (sent) onSent(email.trim());
	}

	return (
		<Sheet
			open
			onClose={onClose}
			title={texts.open}
			footer={
				<Button type="submit" form={formId} busy={pending}>
					{texts.send}
				</Button>
			}
		>
			<p>{texts.text}</p>
			<form {...form.attributes} id={formId} className={styles.sheetForm} onSubmit={onSend(send)}>
				<TextField
					{...form.control("email")}
					data-autofocus=""
					type="email"
					label={texts.newEmail}
					autoComplete="email"
				/>
				{user.has_password && (
					<PasswordField {...form.control("password")} label={texts.password} autoComplete="current-password" />
				)}
			</form>
		</Sheet>
	);
}
