import type { Scene } from "../figure/stage.ts";

/** Wide and dark, people in the middle: headings lie over the lower third, breadcrumbs over the top, and phones crop the sides. */
export const heroFrame = {
	size: [1600, 900],
	backdrop: "plain",
	scheme: "ink",
	floor: 800,
	camera: { zoom: 392, at: [800, 838] },
} as const satisfies Omit<Scene, "alt" | "draw">;
