import { emailRule } from "@kvart/contract/rules";
import { useState } from "react";
import { useLocale, useLocalePath } from "../../i18n/use-locale.ts";
import { markFields } from "../../lib/field-errors.ts";
import { clearProof, finishProof, startProof } from "../../lib/proof.ts";
import { useForm } from "../../lib/use-form.ts";
import { m } from "../../paraglide/messages.js";
import { LinkButton } from "../../ui/button/link-button.tsx";
import { onTheSpot } from "../../ui/link/link.tsx";
import { Notice } from "../../ui/notice/notice.tsx";
import { useRequest } from "../../ui/request/use-request.ts";
import { AuthForm, EmailField } from "./auth-form.tsx";
import type { ForgotAnswer } from "./recovery.server.ts";

interface ForgotAppProps {
	/** To a plain POST. */
	answer?: ForgotAnswer | undefined;
}

/** The answer is the same whether or not the account exists, so that it does not tell who is a member. */
export function ForgotApp({ answer }: ForgotAppProps) {
	const language = useLocale();
	const localePath = useLocalePath();
	const { pending, request } = useRequest();
	const [sentTo, setSentTo] = useState(answer?.sentTo ?? null);
	const form = useForm({ email: answer?.email ?? "" }, { email: emailRule }, answer?.found);

	async function send() {
		if (!form.check()) return;
		const email = form.read().email.trim();
		const sent = await request(async (api) => {
			const proof = await finishProof();
			clearProof();
			return api.forgotPassword({ body: { email, language, proof } });
		}, markFields(form));
		if (sent) setSentTo(email);
	}

	if (sentTo !== null) {
		return (
			<Notice
				kind="success"
				live
				title={m.account_forgot_done_title()}
				action={
					// A link, so that it works without scripts.
					<LinkButton
						to={localePath("/forgot-password")}
						look="ghost"
						size="small"
						onClick={onTheSpot(() => setSentTo(null))}
					>
						{m.account_forgot_other()}
					</LinkButton>
				}
			>
				{m.account_forgot_done({ email: sentTo })}
			</Notice>
		);
	}
	return (
		<AuthForm form={form} onSubmit={send} pending={pending} send={m.account_forgot_send()}>
			<EmailField {...form.control("email")} onFocus={startProof} label={m.account_email()} autoComplete="username" />
		</AuthForm>
	);
}
