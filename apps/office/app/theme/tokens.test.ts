import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

function paintsOf(file: string): Map<string, string> {
	const css = readFileSync(new URL(file, import.meta.url), "utf8");
	return new Map(
		[...css.matchAll(/^\t(--[\w-]+): (#[0-9a-f]{3,6});/gm)].map(([, name = "", value = ""]) => [name, value]),
	);
}

it("wears the colours of the public site", () => {
	const site = paintsOf("../../../web/app/ui/tokens.css");
	const office = paintsOf("tokens.css");
	expect(site.size).toBeGreaterThan(5);
	for (const [name, value] of site) expect([name, office.get(name)]).toEqual([name, value]);
});
