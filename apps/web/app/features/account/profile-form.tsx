import type { User } from "@kvart/contract/members";
import { phoneDigits, phoneRule, required } from "@kvart/contract/rules";
import { markFields } from "../../lib/field-errors.ts";
import { onSend, useForm } from "../../lib/use-form.ts";
import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/button/button.tsx";
import { PhoneField } from "../../ui/field/phone-field.tsx";
import { TextField } from "../../ui/field/text-field.tsx";
import { useRequest } from "../../ui/request/use-request.ts";
import { Select } from "../../ui/select/select.tsx";
import { showToast } from "../../ui/toast/toast.ts";
import styles from "./account.module.css";
import { withProof } from "./proof.ts";

interface ProfileFormProps {
	user: User;
	onSaved: () => Promise<void>;
}

export function ProfileForm({ user, onSaved }: ProfileFormProps) {
	const { pending, request } = useRequest();
	const { first_name, last_name, phone, language } = user;
	const form = useForm<Record<"first_name" | "last_name" | "phone" | "language", string>>(
		{ first_name, last_name, phone, language },
		{ first_name: required, last_name: required, phone: phoneRule },
	);

	async function save() {
		if (!form.check()) return;
		const values = form.read();
		const chosen = values.language === "en" ? "en" : "sr";
		// A new phone needs a proof, so an unchanged one is not sent.
		const { phone: typed, ...others } = values;
		const body = { ...others, language: chosen, ...(typed !== phone && { phone: typed }) } as const;
		const saved = await request(
			withProof((api) => api.patchUser({ body })),
			markFields(form),
		);
		if (!saved) return;
		showToast({ kind: "success", text: m.account_saved() });
		await onSaved();
	}

	return (
		<form {...form.attributes} className={styles.form} onSubmit={onSend(save)}>
			<TextField {...form.control("first_name")} label={m.account_first_name()} autoComplete="given-name" />
			<TextField {...form.control("last_name")} label={m.account_last_name()} autoComplete="family-name" />
			<PhoneField {...form.control("phone")} label={m.account_phone()} mostDigits={phoneDigits.max} />
			<Select
				{...form.control("language")}
				label={m.account_language()}
				options={[
					{ value: "sr", label: m.account_language_sr() },
					{ value: "en", label: m.account_language_en() },
				]}
			/>
			<TextField
				className={styles.whole}
				type="email"
				label={m.account_email()}
				value={user.email}
				readOnly
				autoComplete="email"
			/>
			<div className={styles.whole}>
				<Button type="submit" look="ink" busy={pending}>
					{m.account_save()}
				</Button>
			</div>
		</form>
	);
}
