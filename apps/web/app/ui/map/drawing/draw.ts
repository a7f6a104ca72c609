import { drawnHeight, drawnWidth, type LatLng, type Point, project } from "../projection.ts";
import { builtUp, greens } from "./greens.ts";
import { mainRoads, motorways, streets } from "./roads.ts";
import {
	adaCiganlija,
	adaMedjica,
	cakljanac,
	danube,
	greatWarIsland,
	sava,
	savaLake,
	savaUpstream,
	streams,
} from "./water.ts";

/** Land is transparent: the background of the page. */
const paint = {
	builtUp: "#dcd8cb",
	green: "#d3d9bd",
	water: "#b4ccd5",
	casing: "#cfcaba",
	street: "#f3f1ea",
	road: "#fff",
};

/** Relative steps are shorter. Points are rounded, not steps, so that errors do not add up. */
const tenths = (value: number) => Math.round(value * 10);
const step = (from: Point, to: Point) =>
	[to.x - from.x, to.y - from.y].map((length) => `${tenths(length) / 10}`.replace(/^(-?)0\./, "$1.")).join(" ");

function start(line: readonly LatLng[]): [points: Point[], command: string] {
	const points = line.map(project);
	return [points, points[0] ? `M${points[0].x} ${points[0].y}` : ""];
}

/** A smooth line through all points (Catmull-Rom). */
function curve(line: readonly LatLng[], closed: boolean, softness = 1 / 6): string {
	const [points, command] = start(line);
	const count = points.length;
	const point = (index: number) =>
		points[closed ? (index + count) % count : Math.min(count - 1, Math.max(0, index))] as Point;
	const bends = Array.from({ length: closed ? count : count - 1 }, (_, index) => {
		const [before, from, to, after] = [point(index - 1), point(index), point(index + 1), point(index + 2)];
		const leave = { x: from.x + (to.x - before.x) * softness, y: from.y + (to.y - before.y) * softness };
		const arrive = { x: to.x - (after.x - from.x) * softness, y: to.y - (after.y - from.y) * softness };
		return `c${step(from, leave)} ${step(from, arrive)} ${step(from, to)}`;
	});
	return command + bends.join("") + (closed ? "Z" : "");
}

function straight(line: readonly LatLng[]): string {
	const [points, command] = start(line);
	return (
		command +
		points
			.slice(1)
			.map((to, index) => `l${step(points[index] as Point, to)}`)
			.join("")
	);
}

const areas = (list: readonly (readonly LatLng[])[]) => list.map((line) => curve(line, true)).join("");
const lines = (list: readonly (readonly LatLng[])[], softness?: number) =>
	list.map((line) => curve(line, false, softness)).join("");
const fill = (colour: string, d: string) => `<path fill="${colour}" d="${d}"/>`;
const stroke = (colour: string, width: number, d: string) =>
	`<path stroke="${colour}" stroke-width="${width}" d="${d}"/>`;

/** The content of `app/ui/map/belgrade.svg`: after a change run `node map.mjs`. */
export function drawMap(): string {
	const motorway = lines(motorways);
	const main = lines(mainRoads, 1 / 9);
	return [
		`<svg xmlns="http://www.w3.org/2000/svg" width="${drawnWidth}" height="${drawnHeight}" viewBox="0 0 ${drawnWidth} ${drawnHeight}">`,
		fill(paint.builtUp, areas(builtUp)),
		fill(paint.green, areas(greens)),
		fill(paint.water, areas([danube])),
		fill(paint.water, areas([sava])),
		`<g fill="none" stroke-linecap="round" stroke-linejoin="round">`,
		stroke(paint.water, 11, lines([savaUpstream])),
		stroke(paint.water, 2, lines(streams)),
		"</g>",
		fill(paint.green, areas([adaCiganlija, greatWarIsland, adaMedjica, cakljanac])),
		fill(paint.water, areas([savaLake])),
		`<g fill="none" stroke-linecap="round" stroke-linejoin="round">`,
		stroke(paint.street, 1.5, streets.map(straight).join("")),
		stroke(paint.casing, 4, main),
		stroke(paint.casing, 6.5, motorway),
		stroke(paint.road, 2.8, main),
		stroke(paint.road, 4.8, motorway),
		"</g></svg>\n",
	].join("");
}
