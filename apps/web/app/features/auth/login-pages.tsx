import { useLocalePath } from "../../i18n/use-locale.ts";
import { AppRoot } from "../../lib/app-root.tsx";
import { m } from "../../paraglide/messages.js";
import { LinkButton } from "../../ui/button/link-button.tsx";
import { Heading } from "../../ui/heading/heading.tsx";
import { Notice } from "../../ui/notice/notice.tsx";
import { ProblemNotice } from "../../ui/problem-notice/problem-notice.tsx";
import { SaveSession } from "../../ui/save-session/save-session.tsx";
import styles from "./auth-form.module.css";
import { AuthFrame } from "./auth-frame.tsx";
import type { LoginData, LoginRefused } from "./login.server.ts";
import { LoginApp } from "./login-app.tsx";
import type { RegisterAnswer, RegisterData } from "./register.server.ts";
import { RegisterApp } from "./register-app.tsx";

interface LoginPageProps {
	data: LoginData;
	refused: LoginRefused | undefined;
}

export function LoginPage({ data, refused }: LoginPageProps) {
	const { notice } = data;
	return (
		<AuthFrame poster={data.poster} title={data.form} member={<MemberNote />}>
			<ScriptsNeeded text={data.scriptsNeeded} />
			<ProblemNotice problem={refused?.problem} />
			{notice && !refused?.problem && (
				<div className={styles.above}>
					<Notice kind={notice.kind}>{notice.text}</Notice>
				</div>
			)}
			<AppRoot name="login" app={LoginApp} props={{ providers: data.providers, refused }} />
		</AuthFrame>
	);
}

interface LoggedInPageProps {
	data: LoginData;
	session: { session_id: string; role: string; target: string };
}

/** Answers a plain POST of the log-in: an inline script saves the session and goes on. */
export function LoggedInPage({ data, session }: LoggedInPageProps) {
	const { title, text, go } = data.loggedIn;
	return (
		<AuthFrame poster={data.poster} title={title}>
			<SaveSession session={session} code="SUC_LOGGED_IN" />
			<ScriptsNeeded text={data.scriptsNeeded} />
			<div className={styles.form}>
				<p>{text}</p>
				<p>
					<LinkButton to={session.target} arrow="forward">
						{go}
					</LinkButton>
				</p>
			</div>
		</AuthFrame>
	);
}

/** Answers a log-out that was pressed before the scripts loaded: the script of this page ends the session. */
export function LoggingOutPage({ data }: { data: LoginData }) {
	const { title, text } = data.loggingOut;
	return (
		<AuthFrame poster={data.poster} title={title}>
			<ScriptsNeeded text={data.scriptsNeeded} />
			<p data-logging-out="" className={styles.form}>
				{text}
			</p>
		</AuthFrame>
	);
}

interface RegisterPageProps {
	data: RegisterData;
	/** To a plain POST. */
	answer: RegisterAnswer | undefined;
}

export function RegisterPage({ data, answer }: RegisterPageProps) {
	if (answer && "registered" in answer) {
		return (
			<AuthFrame poster={data.poster} title={m.account_confirm_heading()}>
				<div className={styles.form}>
					<p>{m.account_confirm_text({ email: answer.registered })}</p>
					<p className={styles.small}>{m.account_confirm_hint()}</p>
					<p>
						<LinkButton to={data.login} arrow="forward">
							{m.account_go_to_login()}
						</LinkButton>
					</p>
				</div>
			</AuthFrame>
		);
	}
	return (
		<AuthFrame poster={data.poster} title={data.form} member={<MemberNote />}>
			<ProblemNotice problem={answer?.problem} />
			<AppRoot name="register" app={RegisterApp} props={{ providers: data.providers, refused: answer }} />
		</AuthFrame>
	);
}

/** Shown to members who are logged in already. */
function MemberNote() {
	const localePath = useLocalePath();
	return (
		<section aria-labelledby="logged-in" className={styles.form}>
			<Heading level={2} size="l" id="logged-in">
				{m.account_logged_in_title()}
			</Heading>
			<p>{m.account_logged_in()}</p>
			<p>
				<LinkButton to={localePath("/account")} arrow="forward">
					{m.account_logged_in_account()}
				</LinkButton>
			</p>
		</section>
	);
}

/** Scripts send the session as a header, so a session needs them. */
function ScriptsNeeded({ text }: { text: string }) {
	return (
		<noscript>
			<p className={styles.noscript}>{text}</p>
		</noscript>
	);
}
