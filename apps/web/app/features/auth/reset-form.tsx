import { newPasswordRules } from "../../lib/new-password-rules.ts";
import { useForm } from "../../lib/use-form.ts";
import { useAttempt } from "../../ui/attempt/use-attempt.ts";
import { Button } from "../../ui/button/button.tsx";
import { NewPasswordFields } from "../../ui/field/new-password-fields.tsx";
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
	const { ref, values, codes, control, check } = useForm({ password: "", re_password: "" }, newPasswordRules);

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
			<NewPasswordFields
				control={control}
				codes={codes}
				label={words.password}
				hint={words.passwordHint}
				repeat={words.repeat}
			/>
			<div className={styles["actions"]}>
				<Button type="submit" arrow="forward" busy={busy}>
					{words.send}
				</Button>
			</div>
		</ScriptedForm>
	);
}
