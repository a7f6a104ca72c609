import { expect, test } from "vitest";
import { withoutSecrets } from "./audit.ts";

test("secrets and national ids are removed at any depth", () => {
	const row = {
		id: 7,
		passwordHash: "argon2",
		jmbgCipher: "x",
		jmbg_digest: "x",
		totpCipher: "x",
		profile: { name: "Ana", reset_token: "x", cards: [{ number: 1, secret: "x" }] },
	};
	expect(withoutSecrets(row)).toEqual({ id: 7, profile: { name: "Ana", cards: [{ number: 1 }] } });
});

test("everything else stays", () => {
	const at = new Date("2026-11-18T10:00:00Z");
	const record = { title: "Cena", price: 0, note: null, open: false, at, ids: [1, 2], texts: [{ sr: "a", en: "b" }] };
	expect(withoutSecrets(record)).toEqual(record);
});
