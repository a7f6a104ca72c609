import "leaflet/dist/leaflet.css";
import {
	Browser,
	map as createMap,
	type LatLng as LeafletLatLng,
	type Point as LeafletPoint,
	tileLayer,
} from "leaflet";
import { focusOf, followMarkers } from "./live-markers.ts";
import { drawnZoom, extent, type LatLng } from "./projection.ts";

export interface LiveMapOptions {
	/** Leaflet's element, between the drawing and the markers. */
	pane: HTMLElement;
	/** Holds the position as custom properties, which drawing, names and markers use. */
	root: HTMLElement;
	center: LatLng;
	/** Current scale of the drawing. */
	scale: number;
	tilesUrl: string | null;
	/** Whether the streets around the middle are drawn. */
	streets: boolean;
}

export interface LiveMap {
	zoom: (step: 1 | -1) => void;
	/** Between the whole city and the streets around the middle. */
	switchStreets: () => void;
}

// The drawings have no more detail; tiles have.
const deepest = { drawn: 14, streets: 16, tiles: 18 };
/** Nearer than this, the drawing of the city says nothing. */
const streetsFrom = 15;

const attribution = '© <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a>';

/**
 * Leaflet adds movement (drag, pinch, wheel, keys, inertia) and tiles. Drawing and markers remain elements of the page
 * that move along, so nothing changes when Leaflet starts, and the map works without it.
 */
export function startLiveMap({ pane, root, center, scale, tilesUrl, streets }: LiveMapOptions): LiveMap {
	// Two presses to the streets.
	const step = streets ? 2 : 1;
	const map = createMap(pane, {
		center: [center.lat, center.lng],
		zoom: drawnZoom + Math.log2(scale),
		minZoom: 10,
		maxZoom: deepest[tilesUrl ? "tiles" : streets ? "streets" : "drawn"],
		zoomSnap: 0,
		zoomDelta: step,
		maxBounds: [
			[extent.south, extent.west],
			[extent.north, extent.east],
		],
		maxBoundsViscosity: 1,
		zoomControl: false,
		attributionControl: tilesUrl !== null,
		// One finger scrolls the page, two move the map; the wheel zooms after a click on the map.
		dragging: !Browser.mobile,
		scrollWheelZoom: false,
	});
	if (tilesUrl) tileLayer(tilesUrl, { attribution, maxZoom: deepest.tiles }).addTo(map);
	map.attributionControl?.setPrefix(false);

	const place = (middle: LeafletLatLng, zoom: number) => {
		const from: LeafletPoint = map.project(middle, zoom);
		const { x, y } = map.project([center.lat, center.lng], zoom).subtract(from);
		const factor = 2 ** (zoom - drawnZoom);
		root.style.setProperty("--dx", String(x));
		root.style.setProperty("--dy", String(y));
		root.style.setProperty("--k", String(factor));
		const drawn = zoom >= 12.75 ? "3" : zoom >= 11.75 ? "2" : "1";
		root.dataset["detail"] = streets && zoom >= streetsFrom ? "4" : drawn;
	};
	const follow = () => place(map.getCenter(), map.getZoom());
	map.on("move zoom viewreset resize", follow);
	map.on("zoomanim", (event) => {
		root.dataset["zooming"] = "";
		place(event.center, event.zoom);
	});
	map.on("zoomend", () => delete root.dataset["zooming"]);
	map.on("focus", () => map.scrollWheelZoom.enable());
	map.on("blur", () => map.scrollWheelZoom.disable());
	followMarkers(map, root);
	new ResizeObserver(() => map.invalidateSize({ pan: false })).observe(pane);
	// Leaflet ignores what is asked for while it zooms.
	const whenStill = (go: () => void) => (root.dataset["zooming"] === undefined ? go() : void map.once("zoomend", go));
	return {
		zoom: (direction) => whenStill(() => map.setZoomAround(focusOf(map, root), map.getZoom() + direction * step)),
		switchStreets: () =>
			whenStill(() => map.setView([center.lat, center.lng], map.getZoom() < streetsFrom ? deepest.streets : drawnZoom)),
	};
}
