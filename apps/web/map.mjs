// Draws the base map of Belgrade. Run by hand after a change in app/ui/map/drawing: node map.mjs
// Output is committed (app/ui/map/belgrade.svg); a test fails when it is older than its sources.
import { writeFile } from "node:fs/promises";
import { drawMap } from "./app/ui/map/drawing/draw.ts";

await writeFile(new URL("app/ui/map/belgrade.svg", import.meta.url), drawMap());
