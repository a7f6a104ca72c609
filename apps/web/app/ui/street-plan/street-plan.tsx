import { type CSSProperties, useId } from "react";
import { m } from "../../paraglide/messages.js";
import { classNames } from "../class-names/class-names.ts";
import { PlaceMarker } from "../map/marker.tsx";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import type { Direction, StreetPlan as Plan } from "./plan.server.ts";
import styles from "./street-plan.module.css";

/** Metres that the drawing covers, more than any screen shows. */
const extent = { width: 1400, height: 1120 };
const box = `${-extent.width / 2} ${-extent.height / 2} ${extent.width} ${extent.height}`;
/** Length of the scale, in metres. */
const scale = 200;

const towards: Record<Direction, () => string> = {
	north: m.ui_plan_north,
	northEast: m.ui_plan_north_east,
	east: m.ui_plan_east,
	southEast: m.ui_plan_south_east,
	south: m.ui_plan_south,
	southWest: m.ui_plan_south_west,
	west: m.ui_plan_west,
	northWest: m.ui_plan_north_west,
};

interface StreetPlanProps {
	/** Of the place in the middle. */
	name: string;
	plan: Plan;
	className?: string | undefined;
}

/** Streets around a place, north up. The caption tells the same in words. */
export function StreetPlan({ name, plan: { streets, areas, near }, className }: StreetPlanProps) {
	const id = useId();
	const trams = streets.filter(({ tram }) => tram);
	return (
		<figure
			data-ground="ink"
			className={classNames(styles.plan, className)}
			style={{ "--extent": extent.width, "--scale": scale } as CSSProperties}
		>
			<svg viewBox={box} preserveAspectRatio="xMidYMid slice" aria-hidden="true" className={styles.drawing}>
				{areas.map(({ name: area, kind, path }) => (
					<path key={area} d={path} className={styles[kind]} />
				))}
				{streets.map(({ kind, path }, index) => (
					<path
						key={path}
						id={`${id}${index}`}
						d={path}
						className={classNames(styles.line, kind !== "street" && styles[kind])}
					/>
				))}
				{trams.map(({ path }) => (
					<path key={path} d={path} className={styles.rails} />
				))}
				{areas.map(({ name: area, kind, label }) => (
					<text key={area} x={label.x} y={label.y} className={classNames(styles.name, styles[`${kind}Name`])}>
						{area}
					</text>
				))}
				{streets.map(
					({ name: street, path, nameAt }, index) =>
						nameAt !== null && (
							<text key={path} dy="0.34em" className={styles.name}>
								<textPath href={`#${id}${index}`} startOffset={`${nameAt}%`}>
									{street}
								</textPath>
							</text>
						),
				)}
			</svg>
			<div className={styles.middle}>
				<PlaceMarker name={name} />
			</div>
			<div aria-hidden="true" className={styles.legend}>
				<span className={styles.north}>{m.ui_plan_north_sign()}</span>
				<span className={styles.scale}>{scale} m</span>
				{trams.length > 0 && <span className={styles.tram}>{m.ui_plan_tram()}</span>}
			</div>
			<VisuallyHidden as="figcaption">
				{m.ui_plan_label({ name })}{" "}
				{near
					.map(({ name: place, distance, direction, tram }) =>
						(tram ? m.ui_plan_near_tram : m.ui_plan_near)({ place, distance, direction: towards[direction]() }),
					)
					.join("; ")}
				.
			</VisuallyHidden>
		</figure>
	);
}
