import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { colors } from "./colors.ts";

it("has the colours of tokens.css", () => {
	const css = readFileSync(new URL("tokens.css", import.meta.url), "utf8");
	const declared = [...css.matchAll(/^\t--([\w-]+): (#[0-9a-f]{3,6});/gm)].map(([, name = "", value = ""]) => [
		name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
		value,
	]);
	expect(Object.fromEntries(declared)).toEqual(colors);
});
