import { describe, expect, it } from "vitest";
import { softHyphens } from "./soft-hyphens.ts";

const shown = (text: string) => softHyphens(text).replaceAll("\u00ad", "-");

describe("soft hyphens for Serbian", () => {
	it.each([
		["Obaveštenje", "Obaveš-tenje"],
		["Najčešća pitanja", "Najčešća pitanja"],
		["Individualni trening", "Indi-vi-dualni trening"],
		["Neograničeno", "Neogra-ni-čeno"],
		["Ponedeljkom", "Pone-deljkom"],
		["osposobljavanje", "ospo-soblja-vanje"],
		["predodžbama", "predodž-bama"],
	])("%s", (text, hyphenated) => {
		expect(shown(text)).toBe(hyphenated);
	});
});
