import { problemMessage } from "../../i18n/problem-message.ts";
import { useLocalePath } from "../../i18n/use-locale.ts";
import { AppRoot } from "../../lib/app-root.tsx";
import { Notice } from "../../ui/notice/notice.tsx";
import { TextLink } from "../../ui/text-link/text-link.tsx";
import styles from "./auth-form.module.css";
import { AuthFrame } from "./auth-frame.tsx";
import { ForgotApp } from "./forgot-app.tsx";
import type { ForgotAnswer, ForgotData } from "./recovery.server.ts";

interface ForgotPageProps {
	data: ForgotData;
	answer: ForgotAnswer | undefined;
}

export function ForgotPage({ data, answer }: ForgotPageProps) {
	const localePath = useLocalePath();
	return (
		<AuthFrame poster={data.poster} title={data.form}>
			{answer?.problem && (
				<div className={styles.above}>
					<Notice kind="error" live>
						{problemMessage(answer.problem)}
					</Notice>
				</div>
			)}
			<AppRoot name="forgot-password" app={ForgotApp} props={{ words: data.app, answer }} />
			<p className={styles.below}>
				<TextLink to={localePath("/login")}>{data.back}</TextLink>
			</p>
		</AuthFrame>
	);
}
