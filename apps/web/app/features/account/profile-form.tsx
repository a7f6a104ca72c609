import type { User } from "@kvart/contract/members";
import { phoneDigits, phoneRule, required } from "@kvart/contract/rules";
import { onSend } from "../../lib/on-send.ts";
import { digitsOnly } from "../../lib/typed-digits.ts";
import { useForm } from "../../lib/use-form.ts";
import { useAttempt } from "../../ui/attempt/use-attempt.ts";
import { Button } from "../../ui/button/button.tsx";
import { TextField } from "../../ui/field/text-field.tsx";
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
	const form = useForm<Record<"first_name" | "last_name" | "phone" | "language", string>>(
		{ first_name, last_name, phone, language },
		{ first_name: required, last_name: required, phone: phoneRule },
	);

	async function save() {
		if (!form.check()) return;
		const values = form.read();
		const chosen = values.language === "en" ? "en" : "sr";
		const saved = await attempt(
			(api) => api.patchUser({ body: { ...values, language: chosen } }),
			({ code, errors }) => {
				form.refuse(code === "ERR_DUPLICATED_PHONE" ? [{ field: "phone", code }] : errors);
				return false;
			},
		);
		if (!saved) return;
		showToast({ kind: "success", text: words.saved });
		await onSaved();
	}

	return (
		<form {...form.attributes} className={styles.form} onSubmit={onSend(save)}>
			<TextField {...form.control("first_name")} label={words.firstName} autoComplete="given-name" />
			<TextField {...form.control("last_name")} label={words.lastName} autoComplete="family-name" />
			<TextField
				{...form.control("phone")}
				{...digitsOnly(phoneDigits.max)}
				type="tel"
				label={words.phone}
				autoComplete="tel"
			/>
			<Select
				{...form.control("language")}
				label={words.language}
				options={[
					{ value: "sr", label: words.languages.sr },
					{ value: "en", label: words.languages.en },
				]}
			/>
			<TextField
				className={styles.whole}
				type="email"
				label={words.email}
				hint={words.emailHint}
				value={user.email}
				readOnly
				autoComplete="email"
			/>
			<div className={styles.whole}>
				<Button type="submit" look="ink" busy={busy}>
					{words.save}
				</Button>
			</div>
		</form>
	);
}
