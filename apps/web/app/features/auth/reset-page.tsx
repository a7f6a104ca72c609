import { problemMessage } from "../../i18n/problem-message.ts";
import { AppRoot } from "../../lib/app-root.tsx";
import { Notice } from "../../ui/notice/notice.tsx";
import styles from "./auth-form.module.css";
import { AuthFrame } from "./auth-frame.tsx";
import { BadLink } from "./bad-link.tsx";
import type { ResetAnswer, ResetData } from "./recovery.server.ts";
import { ResetApp } from "./reset-app.tsx";

interface ResetPageProps {
	data: ResetData;
	answer: ResetAnswer | undefined;
}

/** The link of the mail leads here. */
export function ResetPage({ data, answer }: ResetPageProps) {
	const { token, app } = data;
	const badLink = !token || answer?.problem === "ERR_BAD_TOKEN";
	return (
		<AuthFrame poster={data.poster} title={data.form}>
			{answer?.problem && !badLink && (
				<div className={styles.above}>
					<Notice kind="error" live>
						{problemMessage(answer.problem)}
					</Notice>
				</div>
			)}
			{badLink ? (
				<BadLink words={app} live={answer !== undefined} />
			) : (
				<AppRoot name="reset-password" app={ResetApp} props={{ token, words: app, answer }} />
			)}
		</AuthFrame>
	);
}
