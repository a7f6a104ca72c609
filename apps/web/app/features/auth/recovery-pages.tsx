import { fieldMessage, problemMessage } from "../../i18n/problem-message.ts";
import { useLocalePath } from "../../i18n/use-locale.ts";
import { AppRoot } from "../../lib/app-root.tsx";
import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/button/button.tsx";
import { LinkButton } from "../../ui/button/link-button.tsx";
import { Notice } from "../../ui/notice/notice.tsx";
import { ProblemNotice } from "../../ui/problem-notice/problem-notice.tsx";
import { TextLink } from "../../ui/text-link/text-link.tsx";
import styles from "./auth-form.module.css";
import { EmailField } from "./auth-form.tsx";
import { AuthFrame } from "./auth-frame.tsx";
import { ForgotApp } from "./forgot-app.tsx";
import type { ForgotAnswer, ForgotData, ResetAnswer, ResetData, Verification, VerifyData } from "./recovery.server.ts";
import { BadLink, ResetApp } from "./reset-app.tsx";

interface ForgotPageProps {
	data: ForgotData;
	answer: ForgotAnswer | undefined;
}

export function ForgotPage({ data, answer }: ForgotPageProps) {
	const localePath = useLocalePath();
	return (
		<AuthFrame poster={data.poster} title={data.form}>
			<ProblemNotice problem={answer?.problem} />
			<AppRoot name="forgot-password" app={ForgotApp} props={{ answer }} />
			<p className={styles.below}>
				<TextLink to={localePath("/login")}>{data.back}</TextLink>
			</p>
		</AuthFrame>
	);
}

interface ResetPageProps {
	data: ResetData;
	answer: ResetAnswer | undefined;
}

export function ResetPage({ data: { token, poster, form }, answer }: ResetPageProps) {
	const badLink = !token || answer?.problem === "ERR_BAD_TOKEN";
	return (
		<AuthFrame poster={poster} title={form}>
			{badLink ? (
				<BadLink live={answer !== undefined} />
			) : (
				<>
					<ProblemNotice problem={answer?.problem} />
					<AppRoot name="reset-password" app={ResetApp} props={{ token, answer }} />
				</>
			)}
		</AuthFrame>
	);
}

interface VerifyPageProps {
	data: VerifyData;
	answer: Verification | undefined;
}

export function VerifyPage({ data: { posters, texts, hasToken, login }, answer }: VerifyPageProps) {
	const localePath = useLocalePath();
	if (answer && answer.outcome !== "refused" && answer.outcome !== "failed") {
		const { title, text } = texts.outcomes[answer.outcome];
		const stopped = answer.outcome === "stopped";
		return (
			<AuthFrame poster={answer.outcome === "confirmed" ? posters.confirmed : posters.change} title={title}>
				<div className={styles.form}>
					<p>{text}</p>
					<p>
						<LinkButton to={stopped ? localePath("/forgot-password") : login} arrow="forward">
							{stopped ? m.account_email_stopped_send() : m.account_login_send()}
						</LinkButton>
					</p>
				</div>
			</AuthFrame>
		);
	}
	if (answer?.outcome === "refused" || !hasToken) {
		return (
			<AuthFrame poster={posters.refused} title={m.account_bad_link_again()}>
				{answer?.resentTo ? (
					<Notice kind="success" live>
						{m.account_resend_done({ email: answer.resentTo })}
					</Notice>
				) : (
					<>
						<div className={styles.above}>
							<Notice kind="error" live={answer !== undefined} title={m.account_bad_link_title()}>
								{answer?.problem ? problemMessage(answer.problem) : m.account_verify_bad()}
							</Notice>
						</div>
						<form method="post" noValidate className={styles.form}>
							<input type="hidden" name="intent" value="resend" />
							<EmailField
								name="email"
								label={m.account_email()}
								defaultValue={answer?.email ?? ""}
								error={fieldMessage(answer?.found["email"])}
							/>
							<div className={styles.actions}>
								<Button type="submit">{m.account_resend_send()}</Button>
							</div>
						</form>
					</>
				)}
			</AuthFrame>
		);
	}
	return (
		<AuthFrame poster={posters.confirm} title={texts.form}>
			{/* Without an action it goes to this address, which has the token. */}
			<form method="post" className={styles.form}>
				<p>{texts.text}</p>
				{answer?.problem && (
					<Notice kind="error" live>
						{problemMessage(answer.problem)}
					</Notice>
				)}
				<div className={styles.actions}>
					<Button type="submit" arrow="forward">
						{texts.send}
					</Button>
				</div>
			</form>
		</AuthFrame>
	);
}
