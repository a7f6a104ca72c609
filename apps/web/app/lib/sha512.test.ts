import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { sha512 } from "./sha512.ts";

// Around the block's edges (111, 112, 128 bytes) the padding changes.
test.each([0, 1, 8, 111, 112, 127, 128, 129, 300])(
	"a message of %i bytes has the digest that others give it",
	(length) => {
		const message = new Uint8Array(length).map((_, index) => (index * 37 + length) % 256);
		expect(Buffer.from(sha512(message)).toString("hex")).toBe(createHash("sha512").update(message).digest("hex"));
	},
);
