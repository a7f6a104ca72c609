import { type CSSProperties, useId } from "react";
import { m } from "../../paraglide/messages.js";
import { classNames } from "../class-names/class-names.ts";
import type { Direction, StreetPlan as Plan } from "./plan.server.ts";
import styles from "./street-plan.module.css";

/** Metres that the drawing covers, more than most screens show; its lines go on beyond it. */
const extent = { width: 1400, height: 1120 };
const box = `${-extent.width / 2} ${-extent.height / 2} ${extent.width} ${extent.height}`;

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

/** Streets around the middle of a map, north up, shown where the map is near enough. */
export function StreetPlan({ plan: { streets, areas, metre } }: { plan: Plan }) {
	const id = useId();
	return (
		<svg
			viewBox={box}
			width={extent.width}
			height={extent.height}
			className={styles.plan}
			style={{ "--metre": metre } as CSSProperties}
		>
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
			{streets.map(({ path, tram }) => tram && <path key={path} d={path} className={styles.rails} />)}
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
	);
}

/** The plan in words, with distance and direction. */
export function planLabel(name: string, { near }: Plan): string {
	const places = near.map(({ name: place, distance, direction, tram }) =>
		(tram ? m.ui_plan_near_tram : m.ui_plan_near)({ place, distance, direction: towards[direction]() }),
	);
	return `${m.ui_plan_label({ name })} ${places.join("; ")}.`;
}
