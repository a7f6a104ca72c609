import { hash } from "node:crypto";
import { passwordMinLength } from "@kvart/contract/rules";
import { Refusal } from "../../../platform/problem.ts";
import { leakedWords, localWords } from "./common-words.ts";

/** A word as people vary it. Only the digest of a password arrives, so every spelling needs its own. */
function spellingsOf(word: string): string[] {
	const upper = word.charAt(0).toUpperCase() + word.slice(1);
	const both = upper === word ? [word] : [word, upper];
	return both.flatMap((start) => ["", "1", "12", "123", "1234", "!"].map((end) => start + end));
}

// Enough of a SHA-512 to tell passwords apart.
const prefixLength = 20;

function digestsOf(words: string): string[] {
	return words
		.split(/\s+/)
		.flatMap(spellingsOf)
		.filter(({ length }) => length >= passwordMinLength)
		.map((password) => hash("sha512", password).slice(0, prefixLength));
}

let common: Set<string> | undefined;

/** `sha512` is what the browser sends. The first call takes about a tenth of a second. */
export function isCommonPassword(sha512: string): boolean {
	common ??= new Set([...digestsOf(localWords), ...digestsOf(leakedWords)]);
	return common.has(sha512.slice(0, prefixLength));
}

/** For every new password, wherever it is set. */
export function refuseCommonPassword(sha512: string): void {
	if (!isCommonPassword(sha512)) return;
	throw new Refusal("ERR_ALL_FIELDS_REQUIRED", { errors: [{ field: "password", code: "common-password" }] });
}
