import { emailRule, required } from "@kvart/contract/rules";
import { useEffect, useEffectEvent } from "react";
import { useLocalePath } from "../../i18n/use-locale.ts";
import { hashPassword } from "../../lib/hash-password.ts";
import { onSend } from "../../lib/on-send.ts";
import { useForm } from "../../lib/use-form.ts";
import { useAttempt } from "../../ui/attempt/use-attempt.ts";
import { Button } from "../../ui/button/button.tsx";
import { PasswordField } from "../../ui/field/password-field.tsx";
import { TextField } from "../../ui/field/text-field.tsx";
import { TextLink } from "../../ui/text-link/text-link.tsx";
import styles from "./auth-form.module.css";
import { checkedSession } from "./checked-session.ts";
import { faultsOf } from "./faults.ts";
import type { LoginData, LoginRefused } from "./login.server.ts";
import { useWayIn } from "./use-way-in.ts";

interface LoginFormProps {
	words: LoginData["app"]["words"];
	/** What the server found wrong with a form that was sent without scripts. */
	refused: LoginRefused | undefined;
	/** The address of an account that somebody tried to enter another way. */
	known: string | null;
	/** The account is right, but its address is not confirmed. */
	onUnconfirmed: (email: string) => void;
}

export function LoginForm({ words, refused, known, onUnconfirmed }: LoginFormProps) {
	const localePath = useLocalePath();
	const letIn = useWayIn();
	const { busy, attempt } = useAttempt();
	const form = useForm(
		{ email: refused?.email ?? "", password: "" },
		{ email: emailRule, password: required },
		refused?.unconfirmed ? {} : refused?.found,
	);

	const offer = useEffectEvent((email: string) => {
		if (email) form.put({ email });
		form.ref.current?.querySelector<HTMLElement>(email ? "[name=password]" : "[name=email]")?.focus();
	});
	useEffect(() => {
		if (known !== null) offer(known);
	}, [known]);

	async function send() {
		if (!form.check()) return;
		const { email, password } = form.read();
		const session = await attempt(
			async (api) => checkedSession(await api.login({ body: { email, password: await hashPassword(password) } })),
			(refusal) => {
				if (refusal.code === "ERR_USER_NOT_VALIDATED") {
					onUnconfirmed(email.trim());
					return true;
				}
				form.refuse(faultsOf(refusal));
				return false;
			},
		);
		if (session) letIn(session);
	}

	return (
		<form {...form.attributes} className={styles.form} onSubmit={onSend(send)}>
			<TextField
				{...form.control("email")}
				type="email"
				label={words.email}
				autoComplete="username"
				autoCapitalize="none"
				spellCheck={false}
			/>
			<PasswordField {...form.control("password")} label={words.password} autoComplete="current-password" />
			<div className={styles.actions}>
				<Button type="submit" arrow="forward" busy={busy}>
					{words.send}
				</Button>
				<TextLink to={localePath("/forgot-password")}>{words.forgot}</TextLink>
			</div>
		</form>
	);
}
