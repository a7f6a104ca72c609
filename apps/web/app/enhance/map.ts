import type { LatLng } from "../ui/map/projection.ts";

const signsOfLife = ["scroll", "pointermove", "pointerdown", "keydown"] as const;

interface MapData {
	center: LatLng;
	tilesUrl: string | null;
	streets?: true;
}

async function start(root: HTMLElement, pane: HTMLElement): Promise<void> {
	const { startLiveMap } = await import("../ui/map/live-map.ts");
	const { center, tilesUrl, streets = false } = JSON.parse(root.dataset["map"] ?? "") as MapData;
	const scale = Number(getComputedStyle(root).getPropertyValue("--k")) || 1;
	const { zoom, switchStreets } = startLiveMap({ pane, root, center, scale, tilesUrl, streets });
	pane.role = "application";
	pane.ariaLabel = pane.dataset["label"] ?? "";
	for (const buttons of root.querySelectorAll("[data-zoom-buttons]")) buttons.removeAttribute("hidden");
	const actions: Record<string, () => void> = { in: () => zoom(1), out: () => zoom(-1), streets: switchStreets };
	for (const button of root.querySelectorAll<HTMLElement>("[data-zoom]"))
		button.addEventListener("click", () => actions[button.dataset["zoom"] ?? ""]?.());
}

/**
 * Loads Leaflet when the map is in view and the visitor has scrolled or moved the pointer. Until then, and offline, the
 * drawing stays.
 */
export function moveMaps(within: ParentNode): void {
	for (const root of within.querySelectorAll<HTMLElement>("[data-map]")) {
		const pane = root.querySelector<HTMLElement>("[data-label]");
		if (!pane) continue;
		const live = new AbortController();
		let busy = false;
		let seen = false;
		let visited = false;
		const startWhenDue = async () => {
			if (busy || !seen || !visited || live.signal.aborted) return;
			busy = true;
			// Offline: the next interaction tries again.
			await start(root, pane).then(
				() => live.abort(),
				() => undefined,
			);
			busy = false;
		};
		const visit = () => {
			visited = true;
			void startWhenDue();
		};
		for (const sign of signsOfLife) addEventListener(sign, visit, { passive: true, signal: live.signal });
		new IntersectionObserver(([entry]) => {
			seen = entry?.isIntersecting ?? false;
			// The page may have been scrolled before this script ran. Read here, where the layout is known anyway.
			visited ||= scrollY > 0;
			void startWhenDue();
		}).observe(root);
	}
}
