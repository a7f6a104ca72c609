import type { Scene } from "../figure/stage.ts";

/**
 * Wide and dark, with the people in the right 960 pixels: headings stand in the quiet left part, and phones show the
 * right part only.
 */
export const heroFrame = {
	size: [1600, 900],
	backdrop: "plain",
	scheme: "ink",
	floor: 900,
	camera: { zoom: 392, at: [1120, 850] },
} as const satisfies Omit<Scene, "alt" | "draw">;
