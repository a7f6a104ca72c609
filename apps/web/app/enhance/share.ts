import { showToast } from "../ui/toast/toast.ts";
import { isPlain, pressed } from "./press.ts";

async function copy({ copy: url = "", copied = "", notCopied = "" }: DOMStringMap): Promise<void> {
	try {
		await navigator.clipboard.writeText(url);
		showToast({ kind: "success", text: copied });
	} catch {
		showToast({ kind: "error", text: notCopied });
	}
}

async function share({ share: url = "", title = "" }: DOMStringMap): Promise<void> {
	// Rejects when the visitor cancels: no error.
	await navigator.share({ url, title }).catch(() => undefined);
}

/** A class: by the system, or by copying its address where there is nothing to share with. */
export function startSharing(): void {
	document.addEventListener("click", (event) => {
		const link = isPlain(event) ? pressed<HTMLAnchorElement>(event, "[data-share-link] a") : null;
		const dataset = link?.parentElement?.dataset;
		if (!link || !dataset) return;
		event.preventDefault();
		const url = link.href;
		if ("share" in navigator) void share({ share: url, title: dataset["shareLink"] });
		else void copy({ copy: url, copied: dataset["copied"], notCopied: dataset["notCopied"] });
	});
}

/** Sharing by the system and by copying the link; the other ways are plain links. */
export function shareStories(root: ParentNode): void {
	const offer = (name: string, action: (data: DOMStringMap) => Promise<void>) => {
		for (const item of root.querySelectorAll<HTMLElement>(`li[data-${name}]`)) {
			item.hidden = false;
			item.addEventListener("click", () => void action(item.dataset));
		}
	};
	offer("copy", copy);
	if ("share" in navigator) offer("share", share);
}
