import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { isCommonPassword } from "./common-passwords.ts";

const isCommon = (password: string) => isCommonPassword(createHash("sha512").update(password).digest("hex"));

test.for([
	["the most frequent ones", ["123456", "password", "qwerty", "iloveyou", "111111"]],
	["those of this country", ["lozinka", "sifra123", "beograd", "partizan", "Zvezda1", "volimte", "qwertz", "лозинка"]],
	["our own", ["kvart123", "Kvart1234", "kvart2026", "teretana1"]],
	["their usual spellings", ["Password1", "Dragon123", "monkey!", "Jelena12"]],
] as const)("refuses %s", ([, passwords]) => {
	expect(passwords.filter((password) => !isCommon(password))).toEqual([]);
});

test("accepts everything else", () => {
	const others = ["tri nepovezane reči", "Vx9#kQ2m", "lozinka od svoje glave", "mama", "kvart123kvart", ""];
	expect(others.filter(isCommon)).toEqual([]);
});
