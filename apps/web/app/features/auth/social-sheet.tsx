import { emailRule, phoneDigits, phoneRule, required } from "@kvart/contract/rules";
import { useId, useState } from "react";
import { useLocale } from "../../i18n/use-locale.ts";
import { onSend } from "../../lib/on-send.ts";
import { digitsOnly } from "../../lib/typed-digits.ts";
import { useForm } from "../../lib/use-form.ts";
import { useAttempt } from "../../ui/attempt/use-attempt.ts";
import { useTell } from "../../ui/attempt/use-tell.ts";
import { Button } from "../../ui/button/button.tsx";
import { TextField } from "../../ui/field/text-field.tsx";
import { Sheet } from "../../ui/sheet/sheet.tsx";
import styles from "./auth-form.module.css";
import { faultsOf } from "./faults.ts";
import type { SocialWords } from "./sheet-words.server.ts";
import type { Arrival } from "./sign-in.ts";
import { tokenBody } from "./token-body.ts";

interface SocialSheetProps {
	arrival: Arrival;
	/** What the provider keeps to itself, beside the phone. */
	missing: readonly string[];
	words: SocialWords;
	onClose: () => void;
	onRegistered: (email: string) => void;
}

const told = ["first_name", "last_name", "email"] as const;
const completion = { first_name: "given-name", last_name: "family-name", email: "email" } as const;

/** An account that we do not know: the phone is always asked for, the rest when the provider keeps it to itself. */
export function SocialSheet({ arrival, missing, words, onClose, onRegistered }: SocialSheetProps) {
	const formId = useId();
	const language = useLocale();
	const tell = useTell();
	const { busy, attempt } = useAttempt();
	const [hasPhone, setHasPhone] = useState(false);
	const asked = told.filter((name) => missing.includes(name));
	const form = useForm(
		{ first_name: "", last_name: "", email: "", phone: "" },
		{ first_name: required, last_name: required, email: emailRule, phone: phoneRule },
	);
	const labels = { first_name: words.firstName, last_name: words.lastName, email: words.email };
	const digits = digitsOnly(phoneDigits.max);

	async function send() {
		const values = form.read();
		const names = ["phone" as const, ...asked];
		if (!form.check(names)) {
			// With Facebook the button stays alive and says what it lacks.
			if (names.some((name) => values[name] === "")) tell("ERR_ALL_FIELDS_REQUIRED");
			return;
		}
		const given = Object.fromEntries(asked.map((name) => [name, values[name]]));
		const answer = await attempt(
			(api) => api.register({ body: { ...tokenBody(arrival), ...given, phone: values.phone, language } }),
			(refusal) => {
				form.refuse(faultsOf(refusal));
				return false;
			},
		);
		if (!answer) return;
		tell(answer.code);
		onRegistered(values.email || arrival.email);
	}

	return (
		<Sheet
			open
			onClose={onClose}
			title={words.heading}
			footer={
				<Button type="submit" form={formId} busy={busy} unavailable={arrival.provider === "google" && !hasPhone}>
					{words.send}
				</Button>
			}
		>
			<p>{asked.length > 0 ? words.textMore : words.text}</p>
			<form {...form.attributes} id={formId} className={styles.sheetForm} onSubmit={onSend(send)}>
				<TextField
					{...form.control("phone")}
					{...digits}
					onInput={(event) => {
						digits.onInput(event);
						setHasPhone(event.currentTarget.value !== "");
					}}
					data-autofocus=""
					type="tel"
					label={words.phone}
					autoComplete="tel"
				/>
				{asked.map((name) => (
					<TextField
						key={name}
						{...form.control(name)}
						type={name === "email" ? "email" : "text"}
						label={labels[name]}
						autoComplete={completion[name]}
					/>
				))}
			</form>
		</Sheet>
	);
}
