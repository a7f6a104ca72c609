import { copy, share } from "./share-class.ts";

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
