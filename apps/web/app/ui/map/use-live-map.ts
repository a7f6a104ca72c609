import { useEffect, useRef, useState } from "react";
import type { LiveMap } from "./live-map.ts";
import type { MapView } from "./map-view.ts";

const signsOfLife = ["scroll", "pointermove", "pointerdown", "keydown"] as const;

/** Calls once somebody is there: has scrolled, moved, touched or typed. */
function whenVisited(call: () => void): () => void {
	const options = { once: true, passive: true };
	for (const sign of signsOfLife) window.addEventListener(sign, call, options);
	return () => {
		for (const sign of signsOfLife) window.removeEventListener(sign, call);
	};
}

/**
 * Loads Leaflet when the map is in view of somebody who moves; until then, and without it, the drawing stands as it is. A page that
 * is only opened costs nothing for it.
 */
export function useLiveMap({ center, tilesUrl }: MapView) {
	const root = useRef<HTMLDivElement>(null);
	const pane = useRef<HTMLDivElement>(null);
	const [live, setLive] = useState<LiveMap | null>(null);
	const { lat, lng } = center;

	useEffect(() => {
		const element = root.current;
		if (!element) return undefined;
		let started: LiveMap | null = null;
		let left = false;
		const start = async () => {
			const { startLiveMap } = await import("./live-map.ts");
			if (left || started || !pane.current) return;
			const scale = Number(getComputedStyle(element).getPropertyValue("--k")) || 1;
			started = startLiveMap({ pane: pane.current, root: element, center: { lat, lng }, scale, tilesUrl });
			setLive(started);
		};
		let seen = false;
		// Somebody may have scrolled before this script ran.
		let visited = window.scrollY > 0;
		// Without a network the drawing stays.
		const startWhenDue = () => void (seen && visited && start().catch(() => undefined));
		const forget = whenVisited(() => {
			visited = true;
			startWhenDue();
		});
		const watcher = new IntersectionObserver(([entry]) => {
			seen = entry?.isIntersecting ?? false;
			startWhenDue();
		});
		watcher.observe(element);
		return () => {
			left = true;
			watcher.disconnect();
			forget();
			started?.remove();
			setLive(null);
		};
	}, [lat, lng, tilesUrl]);

	return { root, pane, live };
}
