import { localeOf, localePath } from "../i18n/locale.ts";
import { goTo } from "../lib/go-to.ts";
import { endSession } from "../lib/session.ts";
import { send } from "./call.ts";
import { pressed } from "./press.ts";

/** Logs out here even if the server cannot be reached. */
const patienceMilliseconds = 4000;

async function leave(): Promise<void> {
	const signal = AbortSignal.timeout(patienceMilliseconds);
	const sent = send("POST /user/logout", { signal, keepalive: true }).catch(() => undefined);
	// Before the answer: a call that is refused from now on must not redirect as if the session had expired.
	endSession();
	await sent;
	goTo(localePath("/login", localeOf(window.location.pathname)));
}

async function leaveBy(button: HTMLButtonElement): Promise<void> {
	button.disabled = true;
	await leave();
	button.disabled = false;
}

export function startLogOut(): void {
	document.addEventListener("click", (event) => {
		const button = pressed<HTMLButtonElement>(event, "[data-log-out]");
		if (!button) return;
		event.preventDefault();
		void leaveBy(button);
	});
	// The button was pressed before this script had loaded.
	if (document.querySelector("[data-logging-out]")) void leave();
}
