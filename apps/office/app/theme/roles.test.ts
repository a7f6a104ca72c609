import { readFileSync } from "node:fs";
import { colors } from "@kvart/tokens/colors";
import { describe, expect, test } from "vitest";

/** Reads the stylesheet. */
const css = readFileSync(new URL("roles.css", import.meta.url), "utf8").split("&[data-look")[0] ?? "";
const roles = new Map([...css.matchAll(/--([\w-]+): ([^;]+);/g)].map(([, name = "", value = ""]) => [name, value]));
const tokens = new Map(
	Object.entries(colors).map(([name, value]) => [
		name.replaceAll(/[A-Z0-9]/g, (letter) => `-${letter.toLowerCase()}`),
		value,
	]),
);

const schemes = ["light", "dark"] as const;
type Scheme = (typeof schemes)[number];

function colour(name: string, scheme: Scheme): string {
	const value = roles.get(name) ?? tokens.get(name);
	if (value === undefined) throw new Error(`No colour for --${name}.`);
	const pair = /^light-dark\((.+), (.+)\)$/.exec(value);
	const chosen = pair ? (pair[scheme === "light" ? 1 : 2] ?? "") : value;
	const reference = /^var\(--([\w-]+)\)$/.exec(chosen)?.[1];
	return reference ? colour(reference, scheme) : chosen;
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
	const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
	return (light + 0.05) / (dark + 0.05);
}

const grounds = ["ground", "paper", "quiet"];
const letters = [
	...grounds.flatMap((ground) => ["text", "text-soft", "text-mute"].map((front) => [front, ground] as const)),
	["text", "hover"],
	["danger-text", "ground"],
	["danger-text", "paper"],
	["danger-text", "danger-fill"],
	["text", "danger-fill"],
	["text", "danger-stripe"],
	["success-text", "paper"],
	["success-text", "success-fill"],
	["warning-text", "paper"],
	["warning-text", "warning-fill"],
	["text", "warning-fill"],
	["on-strong", "strong"],
	["strong-accent", "strong"],
	["text", "heat-2"],
	["on-heat-3", "heat-3"],
	["on-heat-4", "heat-4"],
	["ink", "lime"],
	["white", "danger"],
] as const;
const shapes = [
	["rule", "ground"],
	["rule", "paper"],
	["danger-edge", "paper"],
	["success-edge", "paper"],
	["strong", "ground"],
] as const;

describe.each(schemes)("in the %s scheme", (scheme) => {
	test.each(letters)("%s on %s can be read", (front, back) => {
		expect(contrast(colour(front, scheme), colour(back, scheme))).toBeGreaterThanOrEqual(4.5);
	});

	test.each(shapes)("%s on %s can be seen", (front, back) => {
		expect(contrast(colour(front, scheme), colour(back, scheme))).toBeGreaterThanOrEqual(3);
	});
});
