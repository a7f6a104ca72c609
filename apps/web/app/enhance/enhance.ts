import { showFavourites } from "./favourites.ts";
import { loadNearApps } from "./load-near.ts";
import { moveMaps } from "./map.ts";
import { openSheets } from "./sheets.ts";

/** Finds its elements by `data-` attributes, in the page or in a part that was swapped in. */
type Behaviour = (root: ParentNode) => unknown;

/** In this order. Listeners on the document belong in `main.ts`. */
const behaviours: readonly Behaviour[] = [loadNearApps, openSheets, moveMaps, showFavourites];

/** Loaded by the pages that have such an element, which work without it. */
const rareBehaviours: readonly [selector: string, load: () => Promise<Behaviour>][] = [
	["[data-banner]", async () => (await import("./banner.ts")).turnBanner],
	["[data-viewer]", async () => (await import("./viewer.ts")).openGallery],
	["[data-download]", async () => (await import("./download.ts")).reportDownloads],
	["[data-chat-widget]", async () => (await import("./live-chat.ts")).openLiveChat],
	["[data-pick-centre]", async () => (await import("./pick-centre.ts")).pickCentres],
	// Apps show links of their own later.
	["[data-share-link], [data-app]", async () => (await import("./share-class.ts")).offerClassSharing],
	["li[data-copy]", async () => (await import("./share-story.ts")).shareStories],
	["[data-open-now]", async () => (await import("./open-now.ts")).showOpenNow],
	["[data-member] [data-own-next]", async () => (await import("./own-next.ts")).showOwnNext],
	["[data-near-me]", async () => (await import("./near-me.ts")).offerNearest],
	["[data-show-distances]", async () => (await import("./near-me.ts")).offerDistances],
];

async function loadRareBehaviours(root: ParentNode): Promise<void> {
	for (const [selector, load] of rareBehaviours) {
		if (!root.querySelector(selector)) continue;
		const behave = await load().catch(() => null);
		behave?.(root);
	}
}

/** Run again on every part that is swapped in. */
export function enhance(root: ParentNode = document): void {
	for (const behave of behaviours) behave(root);
	void loadRareBehaviours(root);
}
