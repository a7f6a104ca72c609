import { store } from "../lib/storage.ts";
import { pressed } from "./press.ts";

/** An attribute on `<html>` hides the notice; the head script sets it on the next page before it is painted. */
export function startCookieNotice(): void {
	document.addEventListener("click", (event) => {
		if (!pressed(event, "[data-accept-cookies]")) return;
		store("cookies_accepted", "true");
		document.documentElement.setAttribute("data-cookies-accepted", "");
	});
}
