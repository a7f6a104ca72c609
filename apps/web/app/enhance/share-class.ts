import { showToast } from "../ui/toast/toast.ts";
import { isPlain, pressed } from "./press.ts";

export async function copy({ copy: url = "", copied = "", notCopied = "" }: DOMStringMap): Promise<void> {
	try {
		await navigator.clipboard.writeText(url);
		showToast({ kind: "success", text: copied });
	} catch {
		showToast({ kind: "error", text: notCopied });
	}
}

export async function share({ share: url = "", title = "" }: DOMStringMap): Promise<void> {
	// Rejects when the visitor cancels: no error.
	await navigator.share({ url, title }).catch(() => undefined);
}

/** A class: by the system, or by copying its address where there is nothing to share with. */
function shareClass(event: MouseEvent): void {
	const link = isPlain(event) ? pressed<HTMLAnchorElement>(event, "[data-share-link] a") : null;
	const dataset = link?.parentElement?.dataset;
	if (!link || !dataset) return;
	event.preventDefault();
	const url = link.href;
	if ("share" in navigator) void share({ share: url, title: dataset["shareLink"] });
	else void copy({ copy: url, copied: dataset["copied"], notCopied: dataset["notCopied"] });
}

export function offerClassSharing(): void {
	// Adding the same listener again changes nothing.
	document.addEventListener("click", shareClass);
}
