import { hashPassword } from "@kvart/browser/password";
import { newPasswordRules } from "@kvart/contract/rules";
import { useState } from "react";
import { useLocalePath } from "../../i18n/use-locale.ts";
import { markFields } from "../../lib/field-errors.ts";
import { goTo } from "../../lib/go-to.ts";
import { useForm } from "../../lib/use-form.ts";
import { m } from "../../paraglide/messages.js";
import { LinkButton } from "../../ui/button/link-button.tsx";
import { NewPasswordFields } from "../../ui/field/new-password-fields.tsx";
import { Notice } from "../../ui/notice/notice.tsx";
import { useRequest } from "../../ui/request/use-request.ts";
import { AuthForm } from "./auth-form.tsx";
import type { ResetAnswer } from "./recovery.server.ts";

interface ResetAppProps {
	token: string;
	/** To a plain POST. */
	answer?: ResetAnswer | undefined;
}

export function ResetApp({ token, answer }: ResetAppProps) {
	const localePath = useLocalePath();
	const { pending, request } = useRequest();
	const [badLink, setBadLink] = useState(false);
	const form = useForm({ password: "", re_password: "" }, newPasswordRules, answer?.found);

	async function send() {
		if (!form.check()) return;
		const { password } = form.read();
		const saved = await request(
			async (api) => api.resetPassword({ body: { token, password: await hashPassword(password) } }),
			(refusal) => {
				if (refusal.code !== "ERR_BAD_TOKEN") return markFields(form)(refusal);
				setBadLink(true);
				return true;
			},
		);
		if (saved) goTo(localePath("/login?changed=1"), "replace");
	}

	if (badLink) return <BadLink live />;
	return (
		<AuthForm form={form} onSubmit={send} pending={pending} send={m.account_reset_send()}>
			<NewPasswordFields
				control={form.control}
				label={m.account_new_password()}
				hint={m.account_password_hint()}
				repeat={m.account_repeat_password()}
			/>
		</AuthForm>
	);
}

/** The link was used before or has expired. */
export function BadLink({ live }: { live: boolean }) {
	const localePath = useLocalePath();
	return (
		<Notice
			kind="error"
			live={live}
			title={m.account_bad_link_title()}
			action={
				<LinkButton to={localePath("/forgot-password")} look="ink" size="small">
					{m.account_bad_link_again()}
				</LinkButton>
			}
		>
			{m.account_bad_link()}
		</Notice>
	);
}
