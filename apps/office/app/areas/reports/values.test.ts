import { expect, test } from "vitest";
import { formatDuration } from "./values.ts";

test.for([
	[0.4, "0 sati"],
	[1.2, "1 sat"],
	[22.4, "22 sata"],
	[47.9, "48 sati"],
	[48, "2 dana"],
	[170, "7 dana"],
] as const)("formats %s hours as %s", ([hours, label]) => {
	expect(formatDuration(hours)).toBe(label);
});
