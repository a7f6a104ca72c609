import type { User } from "@kvart/contract/members";
import { required } from "@kvart/contract/rules";
import { useEffect, useId, useState } from "react";
import { markFields } from "../../lib/field-errors.ts";
import { hashPassword } from "../../lib/password.ts";
import { nameProvider, type ProviderAnswer, readAnswer, readPendingLogIn, tokenOf } from "../../lib/providers.ts";
import { onSend, useForm } from "../../lib/use-form.ts";
import type { AnswerAddress } from "../../lib/use-provider-answer.ts";
import { Button } from "../../ui/button/button.tsx";
import { PasswordField } from "../../ui/field/password-field.tsx";
import { useRequest } from "../../ui/request/use-request.ts";
import { Sheet } from "../../ui/sheet/sheet.tsx";
import { showToast } from "../../ui/toast/toast.ts";
import styles from "./account.module.css";
import type { AccountTexts } from "./account.server.ts";

interface LinkSheetProps {
	address: AnswerAddress;
	user: User;
	texts: AccountTexts["providers"];
	onChanged: () => Promise<void>;
}

/** Links the account with which the member comes back from the provider, after entering the password, if there is one. */
export function LinkSheet({ address, user, texts, onChanged }: LinkSheetProps) {
	const formId = useId();
	const { pending, request } = useRequest();
	const form = useForm({ password: "" }, user.has_password ? { password: required } : {});
	const [answer] = useState(() => readAnswer(address, readPendingLogIn()));
	const [closed, setClosed] = useState(false);

	async function link(given: ProviderAnswer) {
		if (!form.check()) return;
		const { password } = form.read();
		const linked = await request(async (api) => {
			const { body } = await tokenOf(api, given);
			const own = user.has_password ? { password: await hashPassword(password) } : {};
			return api.linkProvider({ body: { ...body, ...own } });
		}, markFields(form));
		if (!linked) return;
		setClosed(true);
		showToast({ kind: "success", text: nameProvider(texts.linked, given.provider) });
		await onChanged();
	}

	useEffect(() => {
		if (!answer) showToast({ kind: "error", text: texts.failed });
	}, [answer, texts.failed]);

	if (!answer || closed) return null;
	return (
		<Sheet
			open
			onClose={() => setClosed(true)}
			title={nameProvider(texts.link, answer.provider)}
			footer={
				<Button type="submit" form={formId} busy={pending}>
					{nameProvider(texts.link, answer.provider)}
				</Button>
			}
		>
			<p>{user.has_password ? texts.confirmPassword : texts.confirm}</p>
			<form {...form.attributes} id={formId} className={styles.sheetForm} onSubmit={onSend(() => link(answer))}>
				<input type="text" name="username" autoComplete="username" value={user.email} readOnly hidden />
				{user.has_password && (
					<PasswordField {...form.control("password")} label={texts.password} autoComplete="current-password" />
				)}
			</form>
		</Sheet>
	);
}
