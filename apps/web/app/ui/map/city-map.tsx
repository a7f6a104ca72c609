import type { CSSProperties, ReactNode } from "react";
import { classNames } from "../class-names/class-names.ts";
import drawing from "./belgrade.svg?no-inline";
import styles from "./city-map.module.css";
import type { MapView } from "./map-view.ts";
import type { Point } from "./projection.ts";
import { useLiveMap } from "./use-live-map.ts";

export interface MapWords {
	/** Names the map and says how it is moved by keys. */
	label: string;
	zoomIn: string;
	zoomOut: string;
}

interface CityMapProps {
	view: MapView;
	words: MapWords;
	/** Markers. */
	children: ReactNode;
	className?: string | undefined;
}

/** Where something stands on the map. */
export const placedAt = ({ x, y }: Point) => ({ "--x": x, "--y": y }) as CSSProperties;

/** A map of our own drawing. Next to it there must be a list of the same places: the text alternative. */
export function CityMap({ view, words, children, className }: CityMapProps) {
	const { root, pane, live } = useLiveMap(view);
	return (
		<div
			ref={root}
			data-detail={view.kind === "club" ? 2 : 1}
			className={classNames(styles["map"], styles[view.kind], className)}
		>
			<div className={styles["plane"]} aria-hidden="true">
				<img
					src={drawing}
					alt=""
					width={view.drawing.width}
					height={view.drawing.height}
					loading="lazy"
					decoding="async"
					className={styles["drawing"]}
					style={placedAt(view.drawing)}
				/>
				{view.places.map((place) => (
					<span
						key={`${place.name} ${place.x}`}
						className={classNames(styles["place"], styles[place.kind], styles[`rank${place.rank}`])}
						style={placedAt(place)}
					>
						{place.name}
					</span>
				))}
			</div>
			<div ref={pane} className={styles["pane"]} {...(live && { role: "application", "aria-label": words.label })} />
			<div className={classNames(styles["plane"], styles["markers"])}>{children}</div>
			{live && <live.ZoomButtons zoom={live.zoom} words={words} className={styles["zoom"]} />}
		</div>
	);
}
