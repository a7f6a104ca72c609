import { emailRule, jmbgLength, jmbgRule, phoneDigits, phoneRule, required } from "@kvart/contract/rules";
import { fieldMessage } from "../../i18n/field-message.ts";
import { useLocale, useLocalePath } from "../../i18n/use-locale.ts";
import { newPasswordRules } from "../../lib/new-password-rules.ts";
import { typedDigits } from "../../lib/typed-digits.ts";
import { useForm } from "../../lib/use-form.ts";
import { useAttempt } from "../../ui/attempt/use-attempt.ts";
import { useTell } from "../../ui/attempt/use-tell.ts";
import { Button } from "../../ui/button/button.tsx";
import { NewPasswordFields } from "../../ui/field/new-password-fields.tsx";
import { TextField } from "../../ui/field/text-field.tsx";
import { ScriptedForm } from "../../ui/scripted-form/scripted-form.tsx";
import { TextLink } from "../../ui/text-link/text-link.tsx";
import styles from "./entrance-form.module.css";
import type { RegisterData } from "./register.server.ts";

interface RegisterFormProps {
	words: RegisterData["words"];
	onRegistered: (email: string) => void;
}

const empty = {
	first_name: "",
	last_name: "",
	email: "",
	phone: "",
	card_id: "",
	jmbg: "",
	password: "",
	re_password: "",
};

export function RegisterForm({ words, onRegistered }: RegisterFormProps) {
	const language = useLocale();
	const localePath = useLocalePath();
	const tell = useTell();
	const { busy, attempt } = useAttempt();
	const { ref, values, codes, control, set, check, refuse } = useForm(empty, {
		first_name: required,
		last_name: required,
		email: emailRule,
		phone: phoneRule,
		jmbg: jmbgRule,
		...newPasswordRules,
	});
	const error = (name: keyof typeof empty) => fieldMessage(codes[name]);

	/** A numeric field: digits only, and no more than it takes. */
	function digits(name: "phone" | "jmbg", most: number) {
		return {
			...control(name),
			numeric: true,
			error: error(name),
			onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
				set(name, typedDigits(currentTarget.value, most)),
		};
	}

	async function send() {
		if (!check()) return;
		// The repeated password stays here; of the password only its digest travels.
		const { re_password: _, password, ...person } = values;
		const answer = await attempt(
			async (api) => {
				const { hashPassword } = await import("../../lib/hash-password.ts");
				return api.register({ body: { ...person, password: await hashPassword(password), language } });
			},
			({ errors }) => {
				refuse(errors);
				return false;
			},
		);
		if (!answer) return;
		tell(answer.code);
		onRegistered(person.email.trim());
	}

	return (
		<ScriptedForm ref={ref} className={styles["form"]} onSend={send}>
			<div className={styles["pairs"]}>
				<TextField
					{...control("first_name")}
					label={words.firstName}
					error={error("first_name")}
					autoComplete="given-name"
				/>
				<TextField
					{...control("last_name")}
					label={words.lastName}
					error={error("last_name")}
					autoComplete="family-name"
				/>
				<TextField
					{...control("email")}
					type="email"
					label={words.email}
					error={error("email")}
					autoComplete="email"
					autoCapitalize="none"
					spellCheck={false}
				/>
				<TextField {...digits("phone", phoneDigits.max)} type="tel" label={words.phone} autoComplete="tel" />
				<NewPasswordFields
					control={control}
					codes={codes}
					label={words.password}
					hint={words.passwordHint}
					repeat={words.repeat}
				/>
				<TextField {...control("card_id")} label={words.cardId} hint={words.cardIdHint} optional autoComplete="off" />
				<TextField
					{...digits("jmbg", jmbgLength)}
					label={words.jmbg}
					hint={words.jmbgHint}
					optional
					autoComplete="off"
				/>
			</div>
			<p className={styles["small"]}>
				{words.terms} <TextLink to={localePath("/terms-and-conditions")}>{words.termsLink}</TextLink>.
			</p>
			<div className={styles["actions"]}>
				<Button type="submit" arrow="forward" busy={busy}>
					{words.send}
				</Button>
			</div>
		</ScriptedForm>
	);
}
