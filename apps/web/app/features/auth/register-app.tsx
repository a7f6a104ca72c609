import { hashPassword } from "@kvart/browser/password";
import { jmbgLength, phoneDigits } from "@kvart/contract/rules";
import { useEffect, useEffectEvent, useState } from "react";
import { useLocale, useLocalePath } from "../../i18n/use-locale.ts";
import { markFields } from "../../lib/field-errors.ts";
import { clearProof, finishProof, startProof } from "../../lib/proof.ts";
import { digitsOnly } from "../../lib/typed-digits.ts";
import { useForm } from "../../lib/use-form.ts";
import { NewPasswordFields } from "../../ui/field/new-password-fields.tsx";
import { PhoneField } from "../../ui/field/phone-field.tsx";
import { TextField } from "../../ui/field/text-field.tsx";
import { showMessage, useRequest } from "../../ui/request/use-request.ts";
import { TextLink } from "../../ui/text-link/text-link.tsx";
import styles from "./auth-form.module.css";
import { AuthForm, EmailField } from "./auth-form.tsx";
import { ConfirmSheet } from "./confirm-sheet.tsx";
import { ProviderButtons } from "./provider-buttons.tsx";
import type { RegisterData, RegisterRefused } from "./register.server.ts";
import { deleteDraft, emptyRegistration, readDraft, registrationRules, saveDraft } from "./registration.ts";

interface RegisterAppProps {
	data: RegisterData["app"];
	/** The answer to a plain POST. */
	refused?: RegisterRefused | undefined;
}

export function RegisterApp({ data, refused }: RegisterAppProps) {
	const { texts } = data;
	const localePath = useLocalePath();
	const [registered, setRegistered] = useState<string | null>(null);
	return (
		<>
			<RegisterForm texts={texts} refused={refused} onRegistered={setRegistered} />
			{data.providers && <ProviderButtons providers={data.providers} texts={data.provider} redirect={null} />}
			<p className={styles.below}>
				{texts.have} <TextLink to={localePath("/login")}>{texts.logIn}</TextLink>
			</p>
			{registered !== null && <ConfirmSheet texts={data.confirm} email={registered} />}
		</>
	);
}

interface RegisterFormProps {
	texts: RegisterData["app"]["texts"];
	refused: RegisterRefused | undefined;
	onRegistered: (email: string) => void;
}

function RegisterForm({ texts, refused, onRegistered }: RegisterFormProps) {
	const language = useLocale();
	const localePath = useLocalePath();
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
			return api.register({ body: { ...person, password: await hashPassword(password), proof, language } });
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
			send={texts.send}
		>
			<div className={styles.pairs}>
				<TextField {...form.control("first_name")} label={texts.firstName} autoComplete="given-name" />
				<TextField {...form.control("last_name")} label={texts.lastName} autoComplete="family-name" />
				<EmailField {...form.control("email")} onFocus={startProof} label={texts.email} />
				<PhoneField {...form.control("phone")} label={texts.phone} mostDigits={phoneDigits.max} />
				<NewPasswordFields
					control={form.control}
					label={texts.password}
					hint={texts.passwordHint}
					repeat={texts.repeat}
				/>
				<TextField
					{...form.control("card_id")}
					label={texts.cardId}
					hint={texts.cardIdHint}
					optional
					autoComplete="off"
				/>
				<TextField
					{...form.control("jmbg")}
					{...digitsOnly(jmbgLength)}
					label={texts.jmbg}
					hint={texts.jmbgHint}
					optional
					autoComplete="off"
				/>
			</div>
			<p className={styles.small}>
				{texts.terms} <TextLink to={localePath("/terms-and-conditions")}>{texts.termsLink}</TextLink>.{" "}
				<TextLink to={localePath("/privacy")}>{texts.privacy}</TextLink>
			</p>
		</AuthForm>
	);
}
