import type { calls } from "@kvart/contract/calls";
import { localeOf, localePath } from "../i18n/locale.ts";
import { apiUrl } from "../lib/api-url.ts";
import { goTo } from "../lib/go-to.ts";
import { endSession, sessionHeaders } from "../lib/session.ts";
import { pressed } from "./press.ts";

// Repeated here, because importing the contract's list would add all calls; the type keeps both equal.
const call: typeof calls.logout = "POST /user/logout";
/** Logs out here even if the server cannot be reached. */
const patienceMilliseconds = 4000;

async function leave(): Promise<void> {
	const [method, path] = call.split(" ") as ["POST", string];
	const signal = AbortSignal.timeout(patienceMilliseconds);
	await fetch(apiUrl() + path, { method, headers: sessionHeaders(), signal, keepalive: true }).catch(() => undefined);
	endSession();
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
