import { problemMessage } from "../../i18n/problem-message.ts";
import { useLocalePath } from "../../i18n/use-locale.ts";
import { Button } from "../../ui/button/button.tsx";
import { LinkButton } from "../../ui/button/link-button.tsx";
import { Notice } from "../../ui/notice/notice.tsx";
import styles from "./auth-form.module.css";
import { AuthFrame } from "./auth-frame.tsx";
import { ResendForm } from "./resend-form.tsx";
import type { Verification, VerifyData } from "./verify.server.ts";

interface VerifyPageProps {
	data: VerifyData;
	/** What became of the confirmation, once it was asked for. */
	answer: Verification | undefined;
}

export function VerifyPage({ data: { posters, words, resend, hasToken }, answer }: VerifyPageProps) {
	const localePath = useLocalePath();
	if (answer?.outcome === "confirmed") {
		return (
			<AuthFrame poster={posters.confirmed} title={words.doneTitle}>
				<div className={styles.form}>
					<p>{words.done}</p>
					<p>
						<LinkButton to={localePath("/login")} arrow="forward">
							{words.logIn}
						</LinkButton>
					</p>
				</div>
			</AuthFrame>
		);
	}
	if (answer?.outcome === "refused" || !hasToken) {
		return (
			<AuthFrame poster={posters.refused} title={words.again}>
				{answer?.resentTo ? (
					<Notice kind="success" live>
						{resend.done.replace("{email}", answer.resentTo)}
					</Notice>
				) : (
					<>
						<div className={styles.above}>
							<Notice kind="error" live={answer !== undefined} title={words.badTitle}>
								{answer?.problem ? problemMessage(answer.problem) : words.bad}
							</Notice>
						</div>
						<ResendForm words={resend} answer={answer} />
					</>
				)}
			</AuthFrame>
		);
	}
	return (
		<AuthFrame poster={posters.ask} title={words.form}>
			{/* Without an action it goes back to this very address: the token stands nowhere else. */}
			<form method="post" className={styles.form}>
				<p>{words.text}</p>
				{answer?.problem && (
					<Notice kind="error" live>
						{problemMessage(answer.problem)}
					</Notice>
				)}
				<div className={styles.actions}>
					<Button type="submit" arrow="forward">
						{words.send}
					</Button>
				</div>
			</form>
		</AuthFrame>
	);
}
