import { fieldMessage } from "../../i18n/field-message.ts";
import { Button } from "../../ui/button/button.tsx";
import { TextField } from "../../ui/field/text-field.tsx";
import styles from "./auth-form.module.css";
import type { ResendWords } from "./sheet-words.server.ts";
import type { Verification } from "./verify.server.ts";

interface ResendFormProps {
	words: ResendWords;
	answer: Pick<Verification, "email" | "found"> | undefined;
}

/** Asks for another mail that confirms the address, on a page without scripts. */
export function ResendForm({ words, answer }: ResendFormProps) {
	return (
		<form method="post" noValidate className={styles.form}>
			<input type="hidden" name="intent" value="resend" />
			<TextField
				name="email"
				type="email"
				label={words.email}
				defaultValue={answer?.email ?? ""}
				error={fieldMessage(answer?.found["email"])}
				autoComplete="email"
				autoCapitalize="none"
				spellCheck={false}
			/>
			<div className={styles.actions}>
				<Button type="submit">{words.send}</Button>
			</div>
		</form>
	);
}
