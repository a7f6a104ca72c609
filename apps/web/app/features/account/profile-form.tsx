import type { User } from "@kvart/contract/members";
import { phoneDigits, phoneRule, required } from "@kvart/contract/rules";
import { markFields } from "../../lib/field-errors.ts";
import { onSend, useForm } from "../../lib/use-form.ts";
import { Button } from "../../ui/button/button.tsx";
import { PhoneField } from "../../ui/field/phone-field.tsx";
import { TextField } from "../../ui/field/text-field.tsx";
import { useRequest } from "../../ui/request/use-request.ts";
import { Select } from "../../ui/select/select.tsx";
import { showToast } from "../../ui/toast/toast.ts";
import styles from "./account.module.css";
import type { AccountTexts } from "./account.server.ts";
import { withProof } from "./proof.ts";

interface ProfileFormProps {
	user: User;
	texts: AccountTexts["profile"];
	onSaved: () => Promise<void>;
}

export function ProfileForm({ user, texts, onSaved }: ProfileFormProps) {
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
		showToast({ kind: "success", text: texts.saved });
		await onSaved();
	}

	return (
		<form {...form.attributes} className={styles.form} onSubmit={onSend(save)}>
			<TextField {...form.control("first_name")} label={texts.firstName} autoComplete="given-name" />
			<TextField {...form.control("last_name")} label={texts.lastName} autoComplete="family-name" />
			<PhoneField {...form.control("phone")} label={texts.phone} mostDigits={phoneDigits.max} />
			<Select
				{...form.control("language")}
				label={texts.language}
				options={[
					{ value: "sr", label: texts.languages.sr },
					{ value: "en", label: texts.languages.en },
				]}
			/>
			<TextField
				className={styles.whole}
				type="email"
				label={texts.email}
				value={user.email}
				readOnly
				autoComplete="email"
			/>
			<div className={styles.whole}>
				<Button type="submit" look="ink" busy={pending}>
					{texts.save}
				</Button>
			</div>
		</form>
	);
}
