import { showToast } from "../ui/toast/toast.ts";

/** What was asked for did not come: the page stays as it is, and says so in its own words. */
export function sayOffline(): void {
	showToast({ kind: "error", text: document.body.dataset["offline"] ?? "" });
}
