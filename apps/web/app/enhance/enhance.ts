import { turnBanner } from "./banner.ts";
import { reportDownloads } from "./download.ts";
import { showFavourites } from "./favourites.ts";
import { openLiveChat } from "./live-chat.ts";
import { loadNearApps } from "./load-near.ts";
import { moveMaps } from "./map.ts";
import { shareStories } from "./share.ts";
import { openSheets } from "./sheets.ts";
import { openGallery } from "./viewer.ts";

/** Finds its elements by `data-` attributes, in the page or in a part that was swapped in. */
type Behaviour = (root: ParentNode) => unknown;

/** In this order. Listeners on the document belong in `main.ts`. */
const behaviours: readonly Behaviour[] = [
	loadNearApps,
	openSheets,
	turnBanner,
	openGallery,
	moveMaps,
	shareStories,
	reportDownloads,
	openLiveChat,
	showFavourites,
];

/** Loaded by the pages that have such an element, which work without it. */
const rareBehaviours: readonly [selector: string, load: () => Promise<Behaviour>][] = [
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
