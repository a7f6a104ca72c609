import { readFileSync, writeFileSync } from "node:fs";
import { chromium } from "@playwright/test";
import { project } from "../apps/web/app/ui/map/projection.ts";

const clubs = [
	["Banjica", 44.757, 20.468],
	["Ušće", 44.816, 20.437],
	["Zemun", 44.8357549, 20.4074158],
	["Pionir", 44.814, 20.483],
	["Vračar", 44.7926, 20.482],
	["Navigator", 44.8, 20.408],
	["Blokovi", 44.802, 20.387],
	["Ustanička", 44.782, 20.49],
	["Prvomajska", 44.848, 20.376],
	["Barajevo", 44.579, 20.416],
	["Zvezdara", 44.797, 20.518],
	["Miljakovac", 44.748, 20.456],
];
const svg = readFileSync(new URL("../apps/web/app/ui/map/belgrade.svg", import.meta.url), "utf8");
const b = await chromium.launch({ executablePath: "/usr/bin/chromium" });
const p = await b.newPage({ viewport: { width: 1500, height: 1300 } });
const [lat, lng, k] = process.argv.slice(3).map(Number);
const c = project({ lat, lng });
await p.setContent(
	`<body style="margin:0;background:#e6e3d8;overflow:hidden"><div style="position:absolute;left:750px;top:650px;transform-origin:0 0;transform:scale(${k}) translate(${-c.x}px,${-c.y}px)">${svg}${clubs
		.map(([n, la, ln]) => {
			const q = project({ lat: la, lng: ln });
			return `<div style="position:absolute;left:${q.x}px;top:${q.y}px;transform:scale(${1 / k});transform-origin:0 0"><i style="position:absolute;width:8px;height:8px;background:#000;border-radius:9px;margin:-4px"></i><b style="font:700 12px sans-serif;position:absolute;left:6px;top:-7px">${n}</b></div>`;
		})
		.join("")}</div>`,
);
await p.screenshot({ path: process.argv[2] });
await b.close();
