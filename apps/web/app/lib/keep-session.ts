/**
 * What a log-in leaves in the browser. It knows nothing but its argument: its text also stands in the page that answers
 * a log-in which was sent before the scripts came.
 */
export function keepSession({ session_id, role }: { session_id: string; role: string }): void {
	const seconds = 365 * 86_400;
	try {
		localStorage.setItem("token", session_id);
		localStorage.setItem("role", role);
		localStorage.setItem("cookie", new Date(Date.now() + seconds * 1000).toISOString());
	} catch {
		// Storage is switched off: nobody can stay logged in.
	}
	// Only says that somebody is logged in here: the session itself never travels as a cookie.
	// oxlint-disable-next-line unicorn/no-document-cookie -- the cookie store is not in every browser yet
	document.cookie = `cookie=1; path=/; max-age=${seconds}; samesite=lax`;
}
