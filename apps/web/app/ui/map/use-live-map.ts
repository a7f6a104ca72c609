import { useEffect, useRef, useState } from "react";
import type { LiveMap } from "./live-map.ts";
import type { LatLng } from "./projection.ts";

/** Loads Leaflet when the map comes near the screen; until then, and without it, the drawing stands as it is. */
export function useLiveMap(center: LatLng, tilesUrl: string | null) {
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
			if (left || !pane.current) return;
			const scale = Number(getComputedStyle(element).getPropertyValue("--k")) || 1;
			started = startLiveMap({ pane: pane.current, root: element, center: { lat, lng }, scale, tilesUrl });
			setLive(started);
		};
		const watcher = new IntersectionObserver(
			([entry]) => {
				if (!entry?.isIntersecting) return;
				watcher.disconnect();
				void start();
			},
			{ rootMargin: "200px" },
		);
		watcher.observe(element);
		return () => {
			left = true;
			watcher.disconnect();
			started?.remove();
			setLive(null);
		};
	}, [lat, lng, tilesUrl]);

	return { root, pane, live };
}
