import { emailRule, required } from "@kvart/contract/rules";
import { fieldMessage } from "../../i18n/field-message.ts";
import { useLocalePath } from "../../i18n/use-locale.ts";
import { startSession } from "../../lib/session.ts";
import { useForm } from "../../lib/use-form.ts";
import { useAttempt } from "../../ui/attempt/use-attempt.ts";
import { useTell } from "../../ui/attempt/use-tell.ts";
import { Button } from "../../ui/button/button.tsx";
import { PasswordField } from "../../ui/field/password-field.tsx";
import { TextField } from "../../ui/field/text-field.tsx";
import { ScriptedForm } from "../../ui/scripted-form/scripted-form.tsx";
import { TextLink } from "../../ui/text-link/text-link.tsx";
import styles from "./entrance-form.module.css";
import type { LoginData } from "./login.server.ts";

interface LoginFormProps {
	words: LoginData["words"];
	/** The account is right, but its address is not confirmed. */
	onUnconfirmed: (email: string) => void;
}

export function LoginForm({ words, onUnconfirmed }: LoginFormProps) {
	const localePath = useLocalePath();
	const tell = useTell();
	const { busy, attempt } = useAttempt();
	const { ref, values, codes, control, check } = useForm(
		{ email: "", password: "" },
		{ email: emailRule, password: required },
	);

	async function send() {
		if (!check()) return;
		const { email, password } = values;
		const session = await attempt(
			async (api) => {
				const { hashPassword } = await import("../../lib/hash-password.ts");
				return api.login({ body: { email, password: await hashPassword(password) } });
			},
			({ code }) => {
				if (code !== "ERR_USER_NOT_VALIDATED") return false;
				onUnconfirmed(email);
				return true;
			},
		);
		if (!session) return;
		startSession(session);
		tell(session.code);
	}

	return (
		<ScriptedForm ref={ref} className={styles["form"]} onSend={send}>
			<TextField
				{...control("email")}
				type="email"
				label={words.email}
				error={fieldMessage(codes.email)}
				autoComplete="username"
				autoCapitalize="none"
				spellCheck={false}
			/>
			<PasswordField
				{...control("password")}
				label={words.password}
				error={fieldMessage(codes.password)}
				autoComplete="current-password"
			/>
			<div className={styles["actions"]}>
				<Button type="submit" arrow="forward" busy={busy}>
					{words.send}
				</Button>
				<TextLink to={localePath("/forgot-password")}>{words.forgot}</TextLink>
			</div>
		</ScriptedForm>
	);
}
