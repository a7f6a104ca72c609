import { turnBanner } from "./banner.ts";
import { tellDownloads } from "./download.ts";
import { openLiveChat } from "./live-chat.ts";
import { loadNearApps } from "./load-near.ts";
import { moveMaps } from "./map.ts";
import { tellOpenNow } from "./open-now.ts";
import { shareStories } from "./share.ts";
import { openSheets } from "./sheets.ts";
import { openGallery } from "./viewer.ts";

/** A behaviour finds its elements by their `data-*` attributes, in the page or in a part that was swapped in. */
type Behaviour = (root: ParentNode) => void;

/** In this order. Listeners on the document are no behaviour of an element: they belong in `main.ts`, once a page. */
const behaviours: readonly Behaviour[] = [
	loadNearApps,
	openSheets,
	turnBanner,
	tellOpenNow,
	openGallery,
	moveMaps,
	shareStories,
	tellDownloads,
	openLiveChat,
];

/** Wakes up what the server rendered. Run again on every part that is swapped in. */
export function enhance(root: ParentNode = document): void {
	for (const behave of behaviours) behave(root);
}
