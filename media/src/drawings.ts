import { createHash } from "node:crypto";
import type { Box } from "./figure/figure.ts";
import { schemes } from "./figure/ground.ts";
import { movingId } from "./figure/motion.ts";
import { drawScene, type Scene, stageOf } from "./figure/stage.ts";
import { heroes } from "./hero/heroes.ts";
import { posters } from "./poster/posters.ts";
import { rooms } from "./room/rooms.ts";

const scenes = { ...posters, ...heroes, ...rooms };

/** A picture that is drawn by code; everything else in the catalogue is a master. */
export type DrawingName = `drawn/${keyof typeof scenes}`;

export interface Drawing {
	svg: string;
	/** A digest of the content; part of the address. */
	hash: string;
	width: number;
	height: number;
	/** Whether a figure moves in it, at the address with the fragment `movingId`. */
	moves: boolean;
	/** Shown while it loads. */
	color: string;
	sr: string;
	en: string;
}

export const drawingNames = Object.keys(scenes).map((name) => `drawn/${name}` as DrawingName);

export function isDrawingName(name: string): name is DrawingName {
	return name.startsWith("drawn/") && Object.hasOwn(scenes, name.slice("drawn/".length));
}

export function sceneOf(name: DrawingName): Scene {
	return scenes[name.slice("drawn/".length) as keyof typeof scenes];
}

const drawn = new Map<DrawingName, Drawing>();

/** Drawn once per process, on first use. */
export function drawingOf(name: DrawingName): Drawing {
	const known = drawn.get(name);
	if (known) return known;
	const scene = sceneOf(name);
	const svg = drawScene(scene);
	const [width, height] = scene.size ?? [1000, 800];
	const hash = createHash("sha256").update(svg).digest("hex").slice(0, 10);
	const moves = svg.includes(`id="${movingId}"`);
	const drawing = {
		svg,
		hash,
		moves,
		width,
		height,
		color: scene.bare ? "transparent" : schemes[scene.scheme].base,
		...scene.alt,
	};
	drawn.set(name, drawing);
	return drawing;
}

/** Where faces are, as parts of the picture's width and height. */
export function facesOf(name: DrawingName): Box[] {
	const scene = sceneOf(name);
	const [wide, high] = scene.size ?? [1000, 800];
	return stageOf(scene).stage.faces.map(({ x, y, width, height }) => ({
		x: x / wide,
		y: y / high,
		width: width / wide,
		height: height / high,
	}));
}
