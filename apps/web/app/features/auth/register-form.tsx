import { jmbgLength, phoneDigits } from "@kvart/contract/rules";
import { useEffect, useEffectEvent } from "react";
import { useLocale, useLocalePath } from "../../i18n/use-locale.ts";
import { hashPassword } from "../../lib/hash-password.ts";
import { onSend } from "../../lib/on-send.ts";
import { digitsOnly } from "../../lib/typed-digits.ts";
import { useForm } from "../../lib/use-form.ts";
import { useAttempt } from "../../ui/attempt/use-attempt.ts";
import { useTell } from "../../ui/attempt/use-tell.ts";
import { Button } from "../../ui/button/button.tsx";
import { NewPasswordFields } from "../../ui/field/new-password-fields.tsx";
import { TextField } from "../../ui/field/text-field.tsx";
import { TextLink } from "../../ui/text-link/text-link.tsx";
import styles from "./auth-form.module.css";
import { faultsOf } from "./faults.ts";
import type { RegisterData, RegisterRefused } from "./register.server.ts";
import { emptyRegistration, registrationRules } from "./registration.ts";
import { dropDraft, keepDraft, readDraft } from "./registration-draft.ts";

interface RegisterFormProps {
	words: RegisterData["app"]["words"];
	/** What the server found wrong with a form that was sent without scripts. */
	refused: RegisterRefused | undefined;
	onRegistered: (email: string) => void;
}

export function RegisterForm({ words, refused, onRegistered }: RegisterFormProps) {
	const language = useLocale();
	const localePath = useLocalePath();
	const tell = useTell();
	const { busy, attempt } = useAttempt();
	const form = useForm({ ...emptyRegistration, ...refused?.typed }, registrationRules, refused?.found);

	const takeUp = useEffectEvent(() => {
		form.fill(readDraft());
		// What was typed before the script came, too.
		keepDraft(form.read());
	});
	useEffect(() => takeUp(), []);

	async function send() {
		if (!form.check()) return;
		// The repeated password stays here; of the password only its digest travels.
		const { re_password: _, password, ...person } = form.read();
		const answer = await attempt(
			async (api) => api.register({ body: { ...person, password: await hashPassword(password), language } }),
			(refusal) => {
				form.refuse(faultsOf(refusal));
				return false;
			},
		);
		if (!answer) return;
		dropDraft();
		tell(answer.code);
		onRegistered(person.email.trim());
	}

	return (
		<form
			{...form.attributes}
			className={styles.form}
			onInput={(event) => {
				form.attributes.onInput(event);
				keepDraft(form.read());
			}}
			onSubmit={onSend(send)}
		>
			<div className={styles.pairs}>
				<TextField {...form.control("first_name")} label={words.firstName} autoComplete="given-name" />
				<TextField {...form.control("last_name")} label={words.lastName} autoComplete="family-name" />
				<TextField
					{...form.control("email")}
					type="email"
					label={words.email}
					autoComplete="email"
					autoCapitalize="none"
					spellCheck={false}
				/>
				<TextField
					{...form.control("phone")}
					{...digitsOnly(phoneDigits.max)}
					type="tel"
					label={words.phone}
					autoComplete="tel"
				/>
				<NewPasswordFields
					control={form.control}
					label={words.password}
					hint={words.passwordHint}
					repeat={words.repeat}
				/>
				<TextField
					{...form.control("card_id")}
					label={words.cardId}
					hint={words.cardIdHint}
					optional
					autoComplete="off"
				/>
				<TextField
					{...form.control("jmbg")}
					{...digitsOnly(jmbgLength)}
					label={words.jmbg}
					hint={words.jmbgHint}
					optional
					autoComplete="off"
				/>
			</div>
			<p className={styles.small}>
				{words.terms} <TextLink to={localePath("/terms-and-conditions")}>{words.termsLink}</TextLink>.
			</p>
			<div className={styles.actions}>
				<Button type="submit" arrow="forward" busy={busy}>
					{words.send}
				</Button>
			</div>
		</form>
	);
}
