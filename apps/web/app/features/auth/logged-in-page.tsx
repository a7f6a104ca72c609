import { problemToast } from "../../i18n/problem-message.ts";
import { inlineScripts } from "../../lib/inline-scripts.ts";
import { jsonForScript } from "../../lib/json-for-script.ts";
import { LinkButton } from "../../ui/button/link-button.tsx";
import styles from "./auth-form.module.css";
import { AuthFrame } from "./auth-frame.tsx";
import type { LoginData } from "./login.server.ts";
import { ScriptsNeeded } from "./scripts-needed.tsx";

interface LoggedInPageProps {
	data: LoginData;
	session: { session_id: string; role: string; target: string };
}

/** Answers a log-in that was sent without scripts: the few lines in it keep the session and go on at once. */
export function LoggedInPage({ data, session }: LoggedInPageProps) {
	const { title, text, go } = data.arrived;
	const answer = { ...session, toast: JSON.stringify(problemToast("SUC_LOGGED_IN")) };
	return (
		<AuthFrame poster={data.poster} title={title}>
			<script type="application/json" data-session="" dangerouslySetInnerHTML={{ __html: jsonForScript(answer) }} />
			<script dangerouslySetInnerHTML={{ __html: inlineScripts.takeSession }} />
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
