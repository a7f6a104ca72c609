import { Minus, Plus } from "lucide";
import type { CSSProperties, ReactNode } from "react";
import { m } from "../../paraglide/messages.js";
import { Button } from "../button/button.tsx";
import { classNames } from "../class-names/class-names.ts";
import { IconButton } from "../icon-button/icon-button.tsx";
import type { StreetPlan as StreetPlanData } from "../street-plan/plan.server.ts";
import { StreetPlan } from "../street-plan/street-plan.tsx";
import drawing from "./belgrade.svg?no-inline";
import styles from "./city-map.module.css";
import type { MapView } from "./map-view.ts";
import type { Point } from "./projection.ts";

interface CityMapProps {
	view: MapView;
	/** Streets around the middle. */
	plan?: StreetPlanData | null;
	children: ReactNode;
	className?: string | undefined;
}

export const placedAt = ({ x, y }: Point) => ({ "--x": x, "--y": y }) as CSSProperties;

/** `enhance/map.ts` makes it movable. Needs a list of the same places next to it as text alternative. */
export function CityMap({ view, plan, children, className }: CityMapProps) {
	const { center, tilesUrl } = view;
	// Tiles have streets of their own.
	const streets = tilesUrl === null ? plan : null;
	return (
		<div
			data-map={JSON.stringify({ center, tilesUrl, ...(streets && { streets: true }) })}
			data-detail={view.kind === "club" ? 2 : 1}
			className={classNames(styles.map, view.kind === "city" && styles.city, className)}
		>
			<div className={styles.plane} aria-hidden="true">
				<img
					src={drawing}
					alt=""
					width={view.drawing.width}
					height={view.drawing.height}
					loading="lazy"
					decoding="async"
					className={styles.drawing}
					style={placedAt(view.drawing)}
				/>
				{view.places.map((place) => (
					<span
						key={`${place.name} ${place.x}`}
						className={classNames(
							styles.place,
							place.kind !== "quarter" && styles[place.kind],
							place.rank > 1 && styles[`rank${place.rank as 2 | 3}` as const],
						)}
						style={placedAt(place)}
					>
						{place.name}
					</span>
				))}
				{streets && <StreetPlan plan={streets} />}
			</div>
			<div data-label={m.ui_map_label()} className={styles.pane} />
			<div className={classNames(styles.plane, styles.markers)}>{children}</div>
			<div hidden data-zoom-buttons="" className={styles.zoom}>
				<IconButton glyph={Plus} label={m.ui_zoom_in()} data-zoom="in" />
				<IconButton glyph={Minus} label={m.ui_zoom_out()} data-zoom="out" />
			</div>
			{streets && (
				<div hidden data-zoom-buttons="" className={styles.switch}>
					<Button size="small" look="ink" data-zoom="streets">
						<span className={styles.nearer}>{m.ui_map_streets()}</span>
						<span className={styles.farther}>{m.ui_map_city()}</span>
					</Button>
				</div>
			)}
		</div>
	);
}
