import { passwordRule, repeatedPasswordRule } from "@kvart/contract/rules";
import { fieldMessage } from "../../i18n/field-message.ts";
import { useForm } from "../../lib/use-form.ts";
import { useAttempt } from "../../ui/attempt/use-attempt.ts";
import { Button } from "../../ui/button/button.tsx";
import { PasswordField } from "../../ui/field/password-field.tsx";
import { ScriptedForm } from "../../ui/scripted-form/scripted-form.tsx";
import styles from "./entrance-form.module.css";
import type { ResetData } from "./recovery.server.ts";

interface ResetFormProps {
	token: string;
	words: ResetData["words"];
	onDone: () => void;
	/** The link was used before, or it is too old. */
	onRefused: () => void;
}

export function ResetForm({ token, words, onDone, onRefused }: ResetFormProps) {
	const { busy, attempt } = useAttempt();
	const { ref, values, codes, control, check } = useForm(
		{ password: "", re_password: "" },
		{ password: passwordRule, re_password: (value, { password }) => repeatedPasswordRule(password)(value) },
	);

	async function send() {
		if (!check()) return;
		const answer = await attempt(
			async (api) => {
				const { hashPassword } = await import("../../lib/hash-password.ts");
				return api.resetPassword({ body: { token, password: await hashPassword(values.password) } });
			},
			({ code }) => {
				if (code !== "ERR_BAD_TOKEN") return false;
				onRefused();
				return true;
			},
		);
		if (answer) onDone();
	}

	return (
		<ScriptedForm ref={ref} className={styles["form"]} onSend={send}>
			<PasswordField
				{...control("password")}
				label={words.password}
				hint={words.passwordHint}
				error={fieldMessage(codes.password)}
				autoComplete="new-password"
			/>
			<PasswordField
				{...control("re_password")}
				label={words.repeat}
				error={fieldMessage(codes.re_password)}
				autoComplete="new-password"
			/>
			<div className={styles["actions"]}>
				<Button type="submit" arrow="forward" busy={busy}>
					{words.send}
				</Button>
			</div>
		</ScriptedForm>
	);
}
