import { canUsePasskeys } from "@kvart/browser/passkey";
import { hashPassword } from "@kvart/browser/password";
import { emailRule } from "@kvart/contract/rules";
import { StaffApiError } from "@kvart/contract/staff/client";
import { Alert, Anchor, Button, Group, Stack } from "@mantine/core";
import { KeyRound } from "lucide-react";
import { type FormEvent, useEffect, useState } from "react";
import { fieldMessage, problemMessage } from "../i18n/error-messages.ts";
import { useLanguage } from "../i18n/language.ts";
import { api } from "../lib/api.ts";
import { isLoggedIn, onSessionChange, publicAddress, publicLogin, startSession } from "../lib/session.ts";
import { m } from "../paraglide/messages.js";
import { TextField } from "../parts/fields/text-fields.tsx";
import { PageHeader } from "../parts/page-header/page-header.tsx";
import { logInByPasskey } from "../parts/second-factor/confirm-by-passkey.tsx";
import { OwnPasswordField } from "../parts/second-factor/password-field.tsx";
import { LanguageButtons } from "./language-buttons.tsx";
import { OutsidePage } from "./outside-page.tsx";

type Way = "password" | "passkey";

function problemText(error: unknown, way: Way): string {
	const code = error instanceof StaffApiError ? error.code : null;
	if (code !== "ERR_BAD_CREDENTIALS") return problemMessage(code);
	return way === "passkey" ? m.shell_passkey_wrong() : m.shell_login_wrong();
}

/** Shown at the requested address, which appears after the log-in. */
export function LoginPage({ onDone }: { onDone: () => void }) {
	const language = useLanguage();
	const [email, setEmail] = useState("");
	const [password, setPassword] = useState("");
	const [submitted, setSubmitted] = useState(false);
	const [problem, setProblem] = useState<string | null>(null);
	const [busy, setBusy] = useState<Way | null>(null);
	const emailCode = emailRule(email);
	const { pathname, search } = window.location;

	// In another tab.
	useEffect(() => onSessionChange(() => isLoggedIn() && onDone()), [onDone]);

	async function logIn(way: Way) {
		setBusy(way);
		setProblem(null);
		try {
			const login =
				way === "passkey"
					? await logInByPasskey()
					: await api.login({ body: { email, password: await hashPassword(password) } });
			if (login) {
				startSession(login);
				onDone();
				return;
			}
		} catch (error) {
			setProblem(problemText(error, way));
		}
		setBusy(null);
	}

	function submit(event: FormEvent) {
		event.preventDefault();
		setSubmitted(true);
		if (emailCode === null && password !== "") void logIn("password");
	}

	return (
		<OutsidePage>
			<PageHeader title={m.shell_login_title()} text={m.shell_login_text()} />
			<form noValidate onSubmit={submit}>
				<Stack gap="lg">
					{problem && (
						<Alert color="danger" role="alert">
							{problem}
						</Alert>
					)}
					<TextField
						name="email"
						type="email"
						label={m.shell_login_email()}
						autoComplete="username"
						value={email}
						error={submitted && emailCode ? fieldMessage(emailCode) : undefined}
						onChange={setEmail}
					/>
					<OwnPasswordField
						value={password}
						error={submitted && password === "" ? fieldMessage("required-field") : undefined}
						onChange={setPassword}
					/>
					<Button type="submit" loading={busy === "password"}>
						{m.shell_login()}
					</Button>
					{canUsePasskeys() && (
						<Button
							variant="default"
							loading={busy === "passkey"}
							leftSection={<KeyRound size={18} aria-hidden />}
							onClick={() => void logIn("passkey")}
						>
							{m.shell_login_passkey()}
						</Button>
					)}
					<Group justify="space-between" gap="xs">
						<Anchor href={publicAddress("/forgot-password", language)}>{m.shell_login_forgot()}</Anchor>
						<Anchor href={publicLogin(pathname + search, language)}>{m.shell_login_others()}</Anchor>
					</Group>
					<Group>
						<LanguageButtons account={null} before={(change) => change()} />
					</Group>
				</Stack>
			</form>
		</OutsidePage>
	);
}
