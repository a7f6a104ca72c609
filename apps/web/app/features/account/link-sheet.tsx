import { hashPassword } from "@kvart/browser/password";
import type { User } from "@kvart/contract/members";
import { required } from "@kvart/contract/rules";
import { useEffect, useState } from "react";
import { markFields } from "../../lib/field-errors.ts";
import { nameProvider, type ProviderAnswer, readAnswer, readPendingLogIn, tokenOf } from "../../lib/providers.ts";
import { useForm } from "../../lib/use-form.ts";
import type { AnswerAddress } from "../../lib/use-provider-answer.ts";
import { PasswordField } from "../../ui/field/password-field.tsx";
import { useRequest } from "../../ui/request/use-request.ts";
import { FormSheet } from "../../ui/sheet/form-sheet.tsx";
import { showToast } from "../../ui/toast/toast.ts";
import type { AccountTexts } from "./account.server.ts";

interface LinkSheetProps {
	address: AnswerAddress;
	user: User;
	texts: AccountTexts["providers"];
	onChanged: () => Promise<void>;
}

/** Links the account with which the member comes back from the provider, after entering the password, if there is one. */
export function LinkSheet({ address, user, texts, onChanged }: LinkSheetProps) {
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
		<FormSheet
			title={nameProvider(texts.link, answer.provider)}
			text={user.has_password ? texts.confirmPassword : texts.confirm}
			form={form}
			send={nameProvider(texts.link, answer.provider)}
			pending={pending}
			onSubmit={() => link(answer)}
			onClose={() => setClosed(true)}
		>
			<input type="text" name="username" autoComplete="username" value={user.email} readOnly hidden />
			{user.has_password && (
				<PasswordField {...form.control("password")} label={texts.password} autoComplete="current-password" />
			)}
		</FormSheet>
	);
}
