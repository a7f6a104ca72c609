import type { calls } from "@kvart/contract/calls";
import { apiUrl } from "../lib/api-url.ts";
import { goTo } from "../lib/go-to.ts";
import { endSession, sessionHeaders } from "../lib/session.ts";
import { pressed } from "./press.ts";

// Repeated here, because importing the contract's list would add all calls; the type keeps both equal.
const call: typeof calls.logout = "POST /user/logout";
/** Logs out here even if the server cannot be reached. */
const patienceMilliseconds = 4000;

async function leave(button: HTMLButtonElement): Promise<void> {
	button.disabled = true;
	const [method, path] = call.split(" ") as ["POST", string];
	const signal = AbortSignal.timeout(patienceMilliseconds);
	await fetch(apiUrl() + path, { method, headers: sessionHeaders(), signal, keepalive: true }).catch(() => undefined);
	endSession();
	button.disabled = false;
	goTo(button.dataset["logOut"] ?? "/login");
}

export function startLogOut(): void {
	document.addEventListener("click", (event) => {
		const button = pressed<HTMLButtonElement>(event, "[data-log-out]");
		if (button) void leave(button);
	});
}
