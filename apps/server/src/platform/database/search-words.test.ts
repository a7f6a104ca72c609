import { expect, test } from "vitest";
import { searchQuery } from "./search-words.ts";

test.for([
	["Đorđe Šćepan", "dorde:* & scepan:*"],
	["Ђорђе", "dorde:*"],
	["neko.drugi@kvart.example", "neko:* & drugi:* & kvart:* & example:*"],
	["KV-90817", "kv:* & 90817:*"],
	["064 123-45", "06412345:* | 6412345:*"],
	["+381 64 123 45", "3816412345:* | 6412345:*"],
	["00381(64)12345", "003816412345:* | 6412345:*"],
	["6412345", "6412345:*"],
	["0", "0:*"],
] as const)("'%s' becomes %s", ([typed, query]) => {
	expect(searchQuery(typed)).toBe(query);
});

test.for(["", "   ", "&|!():*<->", "漢字"])("'%s' has no words", (typed) => {
	expect(searchQuery(typed)).toBeNull();
});
