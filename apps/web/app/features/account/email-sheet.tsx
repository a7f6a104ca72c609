import { hashPassword } from "@kvart/browser/password";
import type { User } from "@kvart/contract/members";
import { emailRule, required } from "@kvart/contract/rules";
import { markFields } from "../../lib/field-errors.ts";
import { useForm } from "../../lib/use-form.ts";
import { PasswordField } from "../../ui/field/password-field.tsx";
import { TextField } from "../../ui/field/text-field.tsx";
import { useRequest } from "../../ui/request/use-request.ts";
import { FormSheet } from "../../ui/sheet/form-sheet.tsx";
import type { AccountTexts } from "./account.server.ts";

interface EmailSheetProps {
	user: User;
	texts: AccountTexts["email"];
	onClose: () => void;
	onSent: (email: string) => void;
}

/** The new address, and the password of members who have one. */
export function EmailSheet({ user, texts, onClose, onSent }: EmailSheetProps) {
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
		<FormSheet
			title={texts.open}
			text={texts.text}
			form={form}
			send={texts.send}
			pending={pending}
			onSubmit={send}
			onClose={onClose}
		>
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
		</FormSheet>
	);
}
