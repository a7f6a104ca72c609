import { useEffect } from "react";
import { useNavigate } from "react-router";
import { useLocalePath } from "../../i18n/use-locale.ts";
import { followOtherTabs, onSessionExpired } from "../../lib/session.ts";
import { useToast } from "../../ui/toast/toast.ts";

/** A session that the server refuses ends at the log-in page, with a word about why. */
export function useSessionEnd(): void {
	const navigate = useNavigate();
	const localePath = useLocalePath();
	const toast = useToast();
	useEffect(followOtherTabs, []);
	useEffect(
		() =>
			onSessionExpired((code) => {
				void navigate(localePath("/login"));
				// The catalogue of messages is only loaded when there is something to say.
				void import("../../i18n/problem-message.ts").then(({ problemToast }) => toast.show(problemToast(code)));
			}),
		[navigate, localePath, toast],
	);
}
