import { emailRule, phoneDigits, phoneRule, required } from "@kvart/contract/rules";
import { useId, useState } from "react";
import { fieldMessage } from "../../i18n/field-message.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { typedDigits } from "../../lib/typed-digits.ts";
import { useForm } from "../../lib/use-form.ts";
import { useAttempt } from "../../ui/attempt/use-attempt.ts";
import { useTell } from "../../ui/attempt/use-tell.ts";
import { Button } from "../../ui/button/button.tsx";
import { TextField } from "../../ui/field/text-field.tsx";
import { ScriptedForm } from "../../ui/scripted-form/scripted-form.tsx";
import { Sheet } from "../../ui/sheet/sheet.tsx";
import styles from "./entrance-form.module.css";
import type { SocialWords } from "./sheet-words.server.ts";
import type { Arrival } from "./sign-in.ts";
import { tokenBody } from "./token-body.ts";

interface SocialSheetProps {
	arrival: Arrival;
	words: SocialWords;
	onClose: () => void;
	onRegistered: (email: string) => void;
}

const told = ["first_name", "last_name", "email"] as const;
type Told = (typeof told)[number];

/** An account that we do not know: the phone is always asked for, the rest when the provider keeps it to itself. */
export function SocialSheet({ arrival, words, onClose, onRegistered }: SocialSheetProps) {
	const formId = useId();
	const language = useLocale();
	const tell = useTell();
	const { busy, attempt } = useAttempt();
	const [missing, setMissing] = useState<readonly Told[]>([]);
	const { ref, values, codes, control, set, check, refuse } = useForm(
		{ first_name: "", last_name: "", email: "", phone: "" },
		{ first_name: required, last_name: required, email: emailRule, phone: phoneRule },
	);
	const labels = { first_name: words.firstName, last_name: words.lastName, email: words.email };

	async function send() {
		if (!check(["phone", ...missing])) {
			// With Facebook the button stays alive and says what it lacks.
			if (["phone" as const, ...missing].some((name) => values[name] === "")) tell("ERR_ALL_FIELDS_REQUIRED");
			return;
		}
		const given = Object.fromEntries(missing.map((name) => [name, values[name]]));
		const answer = await attempt(
			(api) => api.register({ body: { ...tokenBody(arrival), ...given, phone: values.phone, language } }),
			({ errors }) => {
				setMissing(told.filter((name) => missing.includes(name) || errors.some(({ field }) => field === name)));
				refuse(errors);
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
				<Button
					type="submit"
					form={formId}
					busy={busy}
					unavailable={arrival.provider === "google" && values.phone === ""}
				>
					{words.send}
				</Button>
			}
		>
			<p>{missing.length > 0 ? words.textMore : words.text}</p>
			<ScriptedForm id={formId} ref={ref} className={styles["sheetForm"]} onSend={send}>
				<TextField
					{...control("phone")}
					onChange={({ currentTarget }) => set("phone", typedDigits(currentTarget.value, phoneDigits.max))}
					data-autofocus=""
					numeric
					type="tel"
					label={words.phone}
					error={fieldMessage(codes.phone)}
					autoComplete="tel"
				/>
				{missing.map((name) => (
					<TextField
						key={name}
						{...control(name)}
						type={name === "email" ? "email" : "text"}
						label={labels[name]}
						error={fieldMessage(codes[name])}
						autoComplete={name === "email" ? "email" : name === "first_name" ? "given-name" : "family-name"}
					/>
				))}
			</ScriptedForm>
		</Sheet>
	);
}
