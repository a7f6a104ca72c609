import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { isCommonPassword } from "./common-passwords.ts";

const isCommon = (password: string) => isCommonPassword(createHash("sha512").update(password).digest("hex"));

async function commonOf(passwords: readonly string[]): Promise<string[]> {
	const answers = await Promise.all(passwords.map(isCommon));
	return passwords.filter((_, at) => answers[at]);
}

test.for([
	["the most frequent ones", ["123456", "password", "qwerty", "iloveyou", "111111", "654321"]],
	["rarer ones of the leaked list", ["dimazarya", "Voxstrange", "87654321vv"]],
	["those of this country", ["lozinka", "sifra123", "beograd", "partizan", "Zvezda1", "volimte", "qwertz", "лозинка"]],
	["names with a year", ["marko1987", "Jelena2004", "Beograd1945", "zvezda1991", "милица1990"]],
	["our own", ["kvart123", "Kvart1234", "kvart2026", "Kvart2025", "teretana1"]],
	["their usual spellings", ["Password1", "Dragon123", "monkey!", "Jelena12"]],
] as const)("refuses %s", async ([, passwords]) => {
	expect(await commonOf(passwords)).toEqual(passwords);
});

test("accepts everything else", async () => {
	const others = ["tri nepovezane reči", "Vx9#kQ2m", "lozinka od svoje glave", "mama", "kvart123kvart", ""];
	expect(await commonOf(others)).toEqual([]);
});
