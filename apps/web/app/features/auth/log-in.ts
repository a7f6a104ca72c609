import type { Role } from "@kvart/contract/members";
import { chosenOrder } from "@kvart/contract/memberships/order-rules";
import { problemToast } from "../../i18n/problem-message.ts";
import { useLocalePath } from "../../i18n/use-locale.ts";
import { goTo } from "../../lib/go-to.ts";
import { LineError } from "../../lib/line-error.ts";
import { saveSession } from "../../lib/session.ts";
import { showToastNext } from "../../ui/toast/toast.ts";

interface Session {
	code: string;
	session_id: string;
	role: Role;
}

/** Checks that our server answered: networks with a log-in page of their own answer 200 to everything. */
export function checkedSession(answer: Session): Session {
	const { code, session_id, role } = (answer ?? {}) as Partial<Session>;
	const ours =
		code === "SUC_LOGGED_IN" && typeof session_id === "string" && session_id !== "" && typeof role === "string";
	if (!ours) throw new LineError("NOT_OUR_SERVER");
	return answer;
}

/** Any origin will do: it only shows whether an address leaves it. */
const here = "https://here.invalid";

/** Where to go after the log-in: only a path of this site, even if the address names another. */
export function safeRedirect(wanted: string | null, fallback: string): string {
	if (!wanted?.startsWith("/") || !URL.canParse(wanted, here)) return fallback;
	const url = new URL(wanted, here);
	if (url.origin !== here) return fallback;
	// The log-in page would be a loop; a leading `//` would be another site.
	const isLoop = /^(\/en)?\/login$/.test(url.pathname);
	return isLoop || url.pathname.startsWith("//") ? fallback : url.pathname + url.search + url.hash;
}

/** The way from one page of the log-in to the other, with the page that the visitor came for. */
export function withRedirect(path: string, wanted: string | null): string {
	return wanted === null ? path : `${path}?${new URLSearchParams({ redirect: wanted })}`;
}

/** The order in the address of its page, for the confirmation mail of a new account. */
export function orderOf(wanted: string | null): string | null {
	const [, choice = ""] = /^(?:\/en)?\/order\?(.*)$/.exec(wanted ?? "") ?? [];
	return chosenOrder.test(choice) ? choice : null;
}

/** Saves the session and loads the page that the log-in was needed for, or the home page. */
export function useLogIn(): (session: Session) => void {
	const localePath = useLocalePath();
	return (session) => {
		saveSession(session);
		showToastNext(problemToast(session.code));
		const wanted = new URLSearchParams(window.location.search).get("redirect");
		goTo(safeRedirect(wanted, localePath("/")), "replace");
	};
}
