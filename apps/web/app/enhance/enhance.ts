import { turnBanner } from "./banner.ts";
import { reportDownloads } from "./download.ts";
import { showFavourites } from "./favourites.ts";
import { openLiveChat } from "./live-chat.ts";
import { loadNearApps } from "./load-near.ts";
import { moveMaps } from "./map.ts";
import { offerNearest } from "./near-me.ts";
import { showOpenNow } from "./open-now.ts";
import { shareStories } from "./share.ts";
import { openSheets } from "./sheets.ts";
import { openGallery } from "./viewer.ts";

/** Finds its elements by `data-` attributes, in the page or in a part that was swapped in. */
type Behaviour = (root: ParentNode) => void;

/** In this order. Listeners on the document belong in `main.ts`. */
const behaviours: readonly Behaviour[] = [
	loadNearApps,
	openSheets,
	turnBanner,
	showOpenNow,
	openGallery,
	moveMaps,
	shareStories,
	reportDownloads,
	openLiveChat,
	offerNearest,
	showFavourites,
];

/** Run again on every part that is swapped in. */
export function enhance(root: ParentNode = document): void {
	for (const behave of behaviours) behave(root);
}
