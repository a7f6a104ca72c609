import type { calls } from "@kvart/contract/calls";
import { apiUrl } from "../lib/api-url.ts";
import { goTo } from "../lib/go-to.ts";
import { endSession, sessionHeaders } from "../lib/session.ts";
import { pressed } from "./press.ts";

// Written out, because the contract's list holds every call; the type keeps the two equal.
const call: typeof calls.logout = "POST /user/logout";
/** The visitor wants to be out: a server that cannot be reached is no reason to stay. */
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
