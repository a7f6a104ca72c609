import { createHash } from "node:crypto";
import { afterEach, expect, test, vi } from "vitest";
import { hashPassword } from "./password.ts";

afterEach(() => vi.unstubAllGlobals());

test.each([
	["with TLS", true],
	["without TLS", false],
])("hashes a password %s as the server does", async (_, isSecureContext) => {
	vi.stubGlobal("window", { isSecureContext });
	const password = "šećer 123";
	expect(await hashPassword(password)).toBe(createHash("sha512").update(password).digest("hex"));
});
