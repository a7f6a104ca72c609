import { problemMessage } from "../../i18n/problem-message.ts";
import { useLocalePath } from "../../i18n/use-locale.ts";
import { AppRoot } from "../../lib/app-root.tsx";
import { LinkButton } from "../../ui/button/link-button.tsx";
import { Notice } from "../../ui/notice/notice.tsx";
import styles from "./auth-form.module.css";
import { AuthFrame } from "./auth-frame.tsx";
import { MemberNote } from "./member-note.tsx";
import type { RegisterAnswer, RegisterData } from "./register.server.ts";
import { RegisterApp } from "./register-app.tsx";

interface RegisterPageProps {
	data: RegisterData;
	/** To a form that was sent without scripts. */
	answer: RegisterAnswer | undefined;
}

export function RegisterPage({ data, answer }: RegisterPageProps) {
	const toLogIn = useLocalePath()("/login");
	if (answer && "registered" in answer) {
		const { heading, text, hint, close } = data.app.confirm;
		return (
			<AuthFrame poster={data.poster} title={heading}>
				<div className={styles.form}>
					<p>{text.replace("{email}", answer.registered)}</p>
					<p className={styles.small}>{hint}</p>
					<p>
						<LinkButton to={toLogIn} arrow="forward">
							{close}
						</LinkButton>
					</p>
				</div>
			</AuthFrame>
		);
	}
	return (
		<AuthFrame poster={data.poster} title={data.form} member={<MemberNote words={data.member} />}>
			{answer?.problem && (
				<div className={styles.above}>
					<Notice kind="error" live>
						{problemMessage(answer.problem)}
					</Notice>
				</div>
			)}
			<AppRoot name="register" app={RegisterApp} props={{ data: data.app, refused: answer }} />
		</AuthFrame>
	);
}
