import { useEffect } from "react";
import { goTo } from "../../lib/go-to.ts";
import { useLocalePath } from "../../i18n/use-locale.ts";
import { followOtherTabs, onSessionExpired } from "../../lib/session.ts";
import { showToast } from "../../ui/toast/toast.ts";

/** A session that the server refuses ends at the log-in page, with a word about why. */
export function useSessionEnd(): void {
	const localePath = useLocalePath();
	useEffect(followOtherTabs, []);
	useEffect(
		() =>
			onSessionExpired((code) => {
				goTo(localePath("/login"));
				// The catalogue of messages is only loaded when there is something to say.
				void import("../../i18n/problem-message.ts").then(({ problemToast }) => showToast(problemToast(code)));
			}),
		[localePath],
	);
}
