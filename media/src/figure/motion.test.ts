import { describe, expect, it } from "vitest";
import { drawingNames, drawingOf, sceneOf } from "../drawings.ts";
import { animate, moving } from "./motion.ts";
import { stageOf } from "./stage.ts";

const still = { depth: 0, svg: "<path/>" };
const motion = { rise: 0.02, seconds: 1.25 };

describe("small movements", () => {
	it("are left out where nothing moves", () => {
		expect(animate([still, still], 300)).toBe("<path/><path/>");
	});

	it("only run for people who do not mind motion", () => {
		const svg = animate(moving(motion, still), 300);
		expect(svg).toMatch(/^<style>@media \(prefers-reduced-motion:no-preference\)\{.*\}<\/style>/);
		expect(svg).toContain("translateY(-6.0px)");
		// And only where the page asked for it.
		expect(svg).toContain("svg:target .m0{animation");
	});

	it("group neighbours, and keep the order", () => {
		const pieces = [still, ...moving(motion, still, still), still, ...moving(motion, still)];
		expect(animate(pieces, 300).replace(/<style>.*<\/style>/, "")).toBe(
			'<path/><g class="m0"><path/><path/></g><path/><g class="m0"><path/></g>',
		);
	});

	it("are in every hero, of one or two people, and in no poster: a page shows many of those", () => {
		for (const name of drawingNames) {
			const moved = new Set(stageOf(sceneOf(name)).pieces.flatMap((piece) => piece.motion ?? []));
			expect(moved.size, name).toBeLessThanOrEqual(2);
			expect(moved.size > 0, name).toBe(name.startsWith("drawn/hero"));
			expect(drawingOf(name).svg.includes("<style>"), name).toBe(moved.size > 0);
			expect(drawingOf(name).moves, name).toBe(moved.size > 0);
		}
	});

	it("stay small: a few hundredths of a metre", () => {
		for (const name of drawingNames)
			for (const piece of stageOf(sceneOf(name)).pieces) expect(piece.motion?.rise ?? 0, name).toBeLessThan(0.1);
	});
});
