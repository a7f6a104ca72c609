import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

/** Reads the stylesheets. */
const read = (name: string) => readFileSync(new URL(name, import.meta.url), "utf8");
const variables = (css: string) =>
	new Map([...css.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]));
const block = (css: string, selector: string) => css.slice(css.indexOf(selector)).split("}")[0] ?? "";

const paints = variables(read("../../../../packages/tokens/src/tokens.css"));
const css = read("./grounds.css");
const grounds = {
	bone: block(css, '[data-ground="bone"]'),
	ink: block(css, '[data-ground="ink"]'),
	lime: block(css, '[data-ground="lime"]'),
};

function colour(ground: string, role: string): string {
	const value = variables(ground).get(role) ?? paints.get(role);
	if (!value) throw new Error(`No colour for --${role}.`);
	const reference = /var\(--([\w-]+)\)/.exec(value)?.[1];
	return reference ? colour(ground, reference) : value;
}

function luminance(hex: string): number {
	const digits = hex.length === 4 ? hex.slice(1).replaceAll(/./g, "$&$&") : hex.slice(1);
	const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((start) => {
		const channel = Number.parseInt(digits.slice(start, start + 2), 16) / 255;
		return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
	});
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
	const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
	return (light + 0.05) / (dark + 0.05);
}

const words = [
	["text", "ground"],
	["text-soft", "ground"],
	["text-mute", "ground"],
	["accent-text", "ground"],
	["danger-text", "ground"],
	["success-text", "ground"],
	["text", "ground-2"],
	["text-soft", "ground-2"],
	["text-mute", "ground-2"],
	["text", "paper"],
	["text-mute", "paper"],
	["text", "danger-fill"],
	["danger-text", "danger-fill"],
	["on-cta", "cta"],
	["on-cta-hover", "cta-hover"],
	["ground", "text"],
] as const;
const shapes = [
	["edge", "ground"],
	["edge", "paper"],
	["mark", "ground"],
	["danger-edge", "ground"],
	["focus-ring", "ground"],
	["focus-inverse", "text"],
] as const;

describe.each(Object.entries(grounds))("on %s", (_, ground) => {
	it.each(words)("%s on %s can be read", (front, back) => {
		expect(contrast(colour(ground, front), colour(ground, back))).toBeGreaterThanOrEqual(4.5);
	});

	it.each(shapes)("%s on %s can be seen", (front, back) => {
		expect(contrast(colour(ground, front), colour(ground, back))).toBeGreaterThanOrEqual(3);
	});
});

describe("plates on pictures", () => {
	const plate = variables(grounds.ink).get("plate") ?? "";
	const cover = Number.parseInt(plate.slice(7), 16) / 255;
	const onWhite = [1, 3, 5].map((start) =>
		Math.round(Number.parseInt(plate.slice(start, start + 2), 16) * cover + 255 * (1 - cover)),
	);
	const ground = `#${onWhite.map((channel) => channel.toString(16)).join("")}`;

	it.each(["text", "text-soft"])("%s can be read even where the picture is white", (front) => {
		expect(contrast(colour(grounds.ink, front), ground)).toBeGreaterThanOrEqual(4.5);
	});
});

describe("paints", () => {
	it.each([
		["ink", "lime"],
		["white", "danger"],
		["white", "booked"],
	])("%s on %s can be read", (front, back) => {
		expect(contrast(colour("", front), colour("", back))).toBeGreaterThanOrEqual(4.5);
	});
});
