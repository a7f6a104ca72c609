import { hashPassword } from "@kvart/browser/password";
import { jmbgLength, phoneDigits } from "@kvart/contract/rules";
import { useEffect, useEffectEvent, useState } from "react";
import { useLocale, useLocalePath } from "../../i18n/use-locale.ts";
import { useAddress } from "../../lib/address.ts";
import { markFields } from "../../lib/field-errors.ts";
import { clearProof, finishProof, startProof } from "../../lib/proof.ts";
import type { Providers } from "../../lib/providers.ts";
import { digitsOnly } from "../../lib/typed-digits.ts";
import { useForm } from "../../lib/use-form.ts";
import { m } from "../../paraglide/messages.js";
import { NewPasswordFields } from "../../ui/field/new-password-fields.tsx";
import { PhoneField } from "../../ui/field/phone-field.tsx";
import { TextField } from "../../ui/field/text-field.tsx";
import { showMessage, useRequest } from "../../ui/request/use-request.ts";
import { TextLink } from "../../ui/text-link/text-link.tsx";
import styles from "./auth-form.module.css";
import { AuthForm, EmailField } from "./auth-form.tsx";
import { ConfirmSheet } from "./confirm-sheet.tsx";
import { orderOf, withRedirect } from "./log-in.ts";
import { ProviderButtons } from "./provider-buttons.tsx";
import type { RegisterRefused } from "./register.server.ts";
import { deleteDraft, emptyRegistration, readDraft, registrationRules, saveDraft } from "./registration.ts";

interface RegisterAppProps {
	/** Null: none is configured. */
	providers: Providers | null;
	/** The answer to a plain POST. */
	refused?: RegisterRefused | undefined;
}

export function RegisterApp({ providers, refused }: RegisterAppProps) {
	const localePath = useLocalePath();
	const { search } = useAddress();
	const redirect = new URLSearchParams(search).get("redirect");
	const [registered, setRegistered] = useState<string | null>(null);
	return (
		<>
			<RegisterForm refused={refused} onRegistered={setRegistered} />
			{providers && <ProviderButtons providers={providers} redirect={redirect} />}
			<p className={styles.below}>
				{m.account_register_have()}{" "}
				<TextLink to={withRedirect(localePath("/login"), redirect)}>{m.account_login_send()}</TextLink>
			</p>
			{registered !== null && <ConfirmSheet email={registered} />}
		</>
	);
}

interface RegisterFormProps {
	refused: RegisterRefused | undefined;
	onRegistered: (email: string) => void;
}

function RegisterForm({ refused, onRegistered }: RegisterFormProps) {
	const language = useLocale();
	const localePath = useLocalePath();
	const { search } = useAddress();
	const { pending, request } = useRequest();
	const form = useForm({ ...emptyRegistration, ...refused?.typed }, registrationRules, refused?.found);

	const restoreDraft = useEffectEvent(() => {
		form.fillEmpty(readDraft());
		// Includes what was typed before the script loaded.
		saveDraft(form.read());
	});
	useEffect(() => restoreDraft(), []);

	async function send() {
		if (!form.check()) return;
		const { re_password: _, password, ...person } = form.read();
		const answer = await request(async (api) => {
			const proof = await finishProof();
			clearProof();
			const order = orderOf(new URLSearchParams(search).get("redirect"));
			return api.register({ body: { ...person, password: await hashPassword(password), proof, language, order } });
		}, markFields(form));
		if (!answer) return;
		deleteDraft();
		showMessage(answer.code);
		onRegistered(person.email.trim());
	}

	return (
		<AuthForm
			form={form}
			onSubmit={send}
			onInput={(event) => {
				form.attributes.onInput(event);
				saveDraft(form.read());
			}}
			pending={pending}
			send={m.account_register_send()}
		>
			<div className={styles.pairs}>
				<TextField {...form.control("first_name")} label={m.account_first_name()} autoComplete="given-name" />
				<TextField {...form.control("last_name")} label={m.account_last_name()} autoComplete="family-name" />
				<EmailField {...form.control("email")} onFocus={startProof} label={m.account_email()} />
				<PhoneField {...form.control("phone")} label={m.account_phone()} mostDigits={phoneDigits.max} />
				<NewPasswordFields
					control={form.control}
					label={m.account_password()}
					hint={m.account_password_hint()}
					repeat={m.account_repeat_password()}
				/>
				<TextField
					{...form.control("card_id")}
					label={m.account_card_id()}
					hint={m.account_card_id_hint()}
					optional
					autoComplete="off"
				/>
				<TextField
					{...form.control("jmbg")}
					{...digitsOnly(jmbgLength)}
					label={m.account_jmbg()}
					hint={m.account_jmbg_hint()}
					optional
					autoComplete="off"
				/>
			</div>
			<p className={styles.small}>
				{m.account_register_terms()}{" "}
				<TextLink to={localePath("/terms-and-conditions")}>{m.account_register_terms_link()}</TextLink>.{" "}
				<TextLink to={localePath("/privacy")}>{m.account_register_privacy()}</TextLink>
			</p>
		</AuthForm>
	);
}
