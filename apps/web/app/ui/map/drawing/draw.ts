import { closedCurve, openCurve, straightLine } from "../path.ts";
import { drawnHeight, drawnWidth, type LatLng, project } from "../projection.ts";
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

const onMap = (line: readonly LatLng[]) => line.map(project);
const areas = (list: readonly (readonly LatLng[])[]) => list.map((line) => closedCurve(onMap(line))).join("");
const lines = (list: readonly (readonly LatLng[])[], softness?: number) =>
	list.map((line) => openCurve(onMap(line), softness)).join("");
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
		stroke(paint.street, 1.5, streets.map((line) => straightLine(onMap(line))).join("")),
		stroke(paint.casing, 4, main),
		stroke(paint.casing, 6.5, motorway),
		stroke(paint.road, 2.8, main),
		stroke(paint.road, 4.8, motorway),
		"</g></svg>\n",
	].join("");
}
