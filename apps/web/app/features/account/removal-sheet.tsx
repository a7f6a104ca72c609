import { hashPassword } from "@kvart/browser/password";
import type { User } from "@kvart/contract/members";
import { required } from "@kvart/contract/rules";
import { useState } from "react";
import { useLocalePath } from "../../i18n/use-locale.ts";
import { markFields } from "../../lib/field-errors.ts";
import { goTo } from "../../lib/go-to.ts";
import { endSession } from "../../lib/session.ts";
import { useForm } from "../../lib/use-form.ts";
import { Button } from "../../ui/button/button.tsx";
import { Checkbox } from "../../ui/checkbox/checkbox.tsx";
import { PasswordField } from "../../ui/field/password-field.tsx";
import { useRequest } from "../../ui/request/use-request.ts";
import { FormSheet } from "../../ui/sheet/form-sheet.tsx";
import { showToastNext } from "../../ui/toast/toast.ts";
import type { AccountTexts } from "./account.server.ts";

interface RemovalSheetProps {
	user: User;
	texts: AccountTexts["removal"];
	onClose: () => void;
}

/** Confirms the deletion; members with a password have to enter it. */
export function RemovalSheet({ user, texts, onClose }: RemovalSheetProps) {
	const localePath = useLocalePath();
	const { pending, request } = useRequest();
	const [understood, setUnderstood] = useState(false);
	const form = useForm({ password: "" }, user.has_password ? { password: required } : {});

	async function remove() {
		if (!form.check() || !understood) return;
		const { password } = form.read();
		const removed = await request(
			async (api) => api.deleteUser({ body: user.has_password ? { password: await hashPassword(password) } : {} }),
			markFields(form),
		);
		if (!removed) return;
		endSession();
		showToastNext({ kind: "success", text: texts.done });
		goTo(localePath("/"));
	}

	return (
		<FormSheet
			title={texts.sheet}
			text={texts.text}
			form={form}
			send={texts.send}
			look="ink"
			pending={pending}
			unavailable={!understood}
			aside={
				<Button look="ghost" onClick={onClose}>
					{texts.keep}
				</Button>
			}
			onSubmit={remove}
			onClose={onClose}
		>
			{user.has_password && (
				<PasswordField {...form.control("password")} label={texts.password} autoComplete="current-password" />
			)}
			<Checkbox checked={understood} onChange={() => setUnderstood(!understood)}>
				{texts.confirm}
			</Checkbox>
		</FormSheet>
	);
}
