import { problemMessage } from "../../i18n/problem-message.ts";
import { AppRoot } from "../../lib/app-root.tsx";
import { Notice } from "../../ui/notice/notice.tsx";
import styles from "./auth-form.module.css";
import { AuthFrame } from "./auth-frame.tsx";
import type { LoginData, LoginRefused } from "./login.server.ts";
import { LoginApp } from "./login-app.tsx";
import { MemberNote } from "./member-note.tsx";
import { ScriptsNeeded } from "./scripts-needed.tsx";

interface LoginPageProps {
	data: LoginData;
	refused: LoginRefused | undefined;
}

export function LoginPage({ data, refused }: LoginPageProps) {
	const { notice } = data;
	const problem = refused?.problem ?? null;
	return (
		<AuthFrame poster={data.poster} title={data.form} member={<MemberNote words={data.member} />}>
			<ScriptsNeeded text={data.scriptsNeeded} />
			{(notice || problem) && (
				<div className={styles.above}>
					{problem ? (
						<Notice kind="error" live>
							{problemMessage(problem)}
						</Notice>
					) : (
						notice && <Notice kind={notice.kind}>{notice.text}</Notice>
					)}
				</div>
			)}
			<AppRoot name="login" app={LoginApp} props={{ data: data.app, refused }} />
		</AuthFrame>
	);
}
