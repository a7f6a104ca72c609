import { problemToast } from "../../i18n/problem-message.ts";
import { useLocalePath } from "../../i18n/use-locale.ts";
import { goTo } from "../../lib/go-to.ts";
import { keepSession } from "../../lib/keep-session.ts";
import { showToastNext } from "../../ui/toast/toast.ts";
import { safeRedirect } from "./safe-redirect.ts";

interface Session {
	code: string;
	session_id: string;
	role: string;
}

/**
 * Where a log-in leads: back to where it was asked for, or home. The page is left as it is; the next one knows the member.
 */
export function useWayIn(): (session: Session) => void {
	const localePath = useLocalePath();
	return (session) => {
		keepSession(session);
		showToastNext(problemToast(session.code));
		const asked = new URLSearchParams(window.location.search).get("redirect");
		goTo(safeRedirect(asked, localePath("/")), "replace");
	};
}
