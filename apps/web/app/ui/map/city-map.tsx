import { Minus, Plus } from "lucide-react";
import type { CSSProperties, ReactNode } from "react";
import { useLocale } from "../../i18n/use-locale.ts";
import { classNames } from "../class-names/class-names.ts";
import { IconButton } from "../icon-button/icon-button.tsx";
import drawing from "./belgrade.svg?no-inline";
import styles from "./city-map.module.css";
import { placeNames } from "./place-names.ts";
import { drawnHeight, drawnWidth, type LatLng, type Point, project } from "./projection.ts";
import { useLiveMap } from "./use-live-map.ts";

export interface MapWords {
	/** Names the map and says how it is moved by keys. */
	label: string;
	zoomIn: string;
	zoomOut: string;
}

interface CityMapProps {
	/** `club` is one place at zoom 12, `city` shows all of them. */
	view: "club" | "city";
	center: LatLng;
	/** What the markers name; the map does not write it twice. */
	marked: readonly string[];
	words: MapWords;
	tilesUrl: string | null;
	/** Markers: elements with `offset(at, center)` as style. */
	children: ReactNode;
	className?: string | undefined;
}

/** Where something stands on the map, counted from its middle. */
export function offset(at: Point, center: LatLng): CSSProperties {
	const middle = project(center);
	return { "--x": Math.round(at.x - middle.x), "--y": Math.round(at.y - middle.y) } as CSSProperties;
}

/** A map of our own drawing. Next to it there must be a list of the same places: the text alternative. */
export function CityMap({ view, center, marked, words, tilesUrl, children, className }: CityMapProps) {
	const { root, pane, live } = useLiveMap(center, tilesUrl);
	const middle = project(center);
	return (
		<div
			ref={root}
			data-detail={view === "club" ? 2 : 1}
			className={classNames(styles["map"], styles[view], className)}
		>
			<div className={styles["plane"]} aria-hidden="true">
				<img
					src={drawing}
					alt=""
					width={drawnWidth}
					height={drawnHeight}
					loading="lazy"
					decoding="async"
					className={styles["drawing"]}
					style={{ "--x": -middle.x, "--y": -middle.y } as CSSProperties}
				/>
				{placeNames(useLocale(), marked, view === "club" ? middle : null).map((place) => (
					<span
						key={`${place.name} ${place.x}`}
						className={classNames(styles["place"], styles[place.kind], styles[`rank${place.rank}`])}
						style={offset(place, center)}
					>
						{place.name}
					</span>
				))}
			</div>
			<div ref={pane} className={styles["pane"]} {...(live && { role: "application", "aria-label": words.label })} />
			<div className={classNames(styles["plane"], styles["markers"])}>{children}</div>
			{live && (
				<div className={styles["zoom"]}>
					<IconButton glyph={Plus} label={words.zoomIn} onClick={() => live.zoom(1)} />
					<IconButton glyph={Minus} label={words.zoomOut} onClick={() => live.zoom(-1)} />
				</div>
			)}
		</div>
	);
}
