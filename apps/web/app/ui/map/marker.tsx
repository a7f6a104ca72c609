import type { ReactNode } from "react";
import { classNames } from "../class-names/class-names.ts";
import { placedAt } from "./city-map.tsx";
import type { CityMarker } from "./map-view.ts";
import styles from "./marker.module.css";

/** The only marker on the map of a club; decoration, because the address is beside the map. */
export function PlaceMarker({ name }: { name: string }) {
	return (
		<p className={classNames(styles.marker, styles.lone)} style={placedAt({ x: 0, y: 0 })}>
			<span className={styles.spot}>
				<span className={styles.dot} />
				<span className={styles.label}>{name}</span>
			</span>
		</p>
	);
}

interface CardMarkerProps {
	name: string;
	marker: CityMarker;
	children: ReactNode;
}

/** Opens a card, without scripts; one is open at a time. */
export function CardMarker({ name, marker, children }: CardMarkerProps) {
	return (
		<details
			name="map-card"
			className={styles.marker}
			data-wide={marker.wide}
			data-narrow={marker.narrow}
			style={placedAt(marker)}
		>
			{/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- labelled by a nested element */}
			<summary className={styles.spot}>
				<span className={styles.dot} />
				<span className={styles.label}>{name}</span>
			</summary>
			<div className={styles.card} data-below={marker.y < 0 || undefined}>
				{children}
			</div>
		</details>
	);
}
