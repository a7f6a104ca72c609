import type { User } from "@kvart/contract/members";
import { phoneDigits, phoneRule, required } from "@kvart/contract/rules";
import { fieldMessage } from "../../i18n/field-message.ts";
import { typedDigits } from "../../lib/typed-digits.ts";
import { useForm } from "../../lib/use-form.ts";
import { useAttempt } from "../../ui/attempt/use-attempt.ts";
import { Button } from "../../ui/button/button.tsx";
import { TextField } from "../../ui/field/text-field.tsx";
import { ScriptedForm } from "../../ui/scripted-form/scripted-form.tsx";
import { Select } from "../../ui/select/select.tsx";
import { showToast } from "../../ui/toast/toast.ts";
import type { AccountWords } from "./account.server.ts";
import styles from "./account-section.module.css";

interface ProfileFormProps {
	user: User;
	words: AccountWords["profile"];
	onSaved: () => Promise<void>;
}

export function ProfileForm({ user, words, onSaved }: ProfileFormProps) {
	const { busy, attempt } = useAttempt();
	const { first_name, last_name, phone, language } = user;
	const { ref, values, codes, control, set, check, refuse } = useForm<{
		first_name: string;
		last_name: string;
		phone: string;
		language: string;
	}>({ first_name, last_name, phone, language }, { first_name: required, last_name: required, phone: phoneRule });

	async function save() {
		if (!check()) return;
		const chosen = values.language === "en" ? "en" : "sr";
		const saved = await attempt(
			(api) => api.patchUser({ body: { ...values, language: chosen } }),
			({ errors }) => {
				refuse(errors);
				return false;
			},
		);
		if (!saved) return;
		showToast({ kind: "success", text: words.saved });
		await onSaved();
	}

	return (
		<ScriptedForm ref={ref} className={styles["form"]} onSend={save}>
			<TextField
				{...control("first_name")}
				label={words.firstName}
				error={fieldMessage(codes.first_name)}
				autoComplete="given-name"
			/>
			<TextField
				{...control("last_name")}
				label={words.lastName}
				error={fieldMessage(codes.last_name)}
				autoComplete="family-name"
			/>
			<TextField
				{...control("phone")}
				onChange={({ currentTarget }) => set("phone", typedDigits(currentTarget.value, phoneDigits.max))}
				numeric
				type="tel"
				label={words.phone}
				error={fieldMessage(codes.phone)}
				autoComplete="tel"
			/>
			<Select
				{...control("language")}
				label={words.language}
				options={[
					{ value: "sr", label: words.languages.sr },
					{ value: "en", label: words.languages.en },
				]}
			/>
			<TextField
				className={styles["whole"]}
				type="email"
				label={words.email}
				hint={words.emailHint}
				value={user.email}
				readOnly
				autoComplete="email"
			/>
			<div className={styles["whole"]}>
				<Button type="submit" look="ink" busy={busy}>
					{words.save}
				</Button>
			</div>
		</ScriptedForm>
	);
}
