import { problemToast } from "../../i18n/problem-message.ts";
import { inlineScripts, jsonForScript } from "../../lib/inline-scripts.ts";

interface SaveSessionProps {
	session: { session_id: string; role: string; target: string };
	/** The code of the toast on the next page. */
	code: string;
}

/** In the answer to a plain log-in: an inline script saves the session and goes on. Without scripts the page stays. */
export function SaveSession({ session, code }: SaveSessionProps) {
	const answer = { ...session, toast: JSON.stringify(problemToast(code)) };
	return (
		<>
			<script type="application/json" data-session="" dangerouslySetInnerHTML={{ __html: jsonForScript(answer) }} />
			<script dangerouslySetInnerHTML={{ __html: inlineScripts.saveSession }} />
		</>
	);
}
