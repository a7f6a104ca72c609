import { showToast } from "../ui/toast/toast.ts";

async function copy({ copy: url = "", copied = "", notCopied = "" }: DOMStringMap): Promise<void> {
	try {
		await navigator.clipboard.writeText(url);
		showToast({ kind: "success", text: copied });
	} catch {
		showToast({ kind: "error", text: notCopied });
	}
}

async function share({ share: url = "", title = "" }: DOMStringMap): Promise<void> {
	// Closing the system's sheet without choosing rejects: that is no failure.
	await navigator.share({ url, title }).catch(() => undefined);
}

/** The two ways to share that need a script; the other ones are plain links. */
export function shareStories(root: ParentNode): void {
	const offer = (name: string, act: (words: DOMStringMap) => Promise<void>) => {
		for (const item of root.querySelectorAll<HTMLElement>(`li[data-${name}]`)) {
			item.hidden = false;
			item.addEventListener("click", () => void act(item.dataset));
		}
	};
	offer("copy", copy);
	if ("share" in navigator) offer("share", share);
}
