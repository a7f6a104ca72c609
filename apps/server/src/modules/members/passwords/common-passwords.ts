import { hash } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import { passwordMinLength } from "@kvart/contract/rules";
import { Refusal } from "../../../platform/problem.ts";
import { localWords } from "./common-words.ts";

const plain = [""];
const numbered = ["", "1", "12", "123", "1234", "!"];
/** Years of a birth, a wedding or the day on which the password was chosen. */
const years = Array.from({ length: 91 }, (_, count) => String(1940 + count));

/** How many of the leaked passwords are tried with numbers behind them: those further down are rare words themselves. */
const frequent = 4000;

function* spellings(words: readonly string[], endings: readonly string[]): Generator<string> {
	for (const word of words) {
		const upper = word.charAt(0).toUpperCase() + word.slice(1);
		for (const start of upper === word ? [word] : [word, upper]) for (const end of endings) yield start + end;
	}
}

/** Only the digest of a password arrives, so every spelling needs its own. */
function* commonPasswords(passwords: readonly string[]): Generator<string> {
	yield* spellings(localWords.trim().split(/\s+/), [...numbered, ...years]);
	yield* spellings(passwords.slice(0, frequent), numbered);
	yield* spellings(passwords.slice(frequent), plain);
}

/** 48 bits tell passwords apart, and fit into a number. */
function shortDigest(sha512: string): number {
	return Number.parseInt(sha512.slice(0, 12), 16);
}

/** Other requests have their turn after as many digests, about two milliseconds. */
const slice = 1000;

async function digestsOfAll(): Promise<Set<number>> {
	// Loaded for the first new password: a server that starts needs neither its time nor its memory.
	const { dictionary } = await import("@zxcvbn-ts/language-common");
	const { passwords = [] } = dictionary as { passwords?: readonly string[] };
	const digests = new Set<number>();
	let count = 0;
	for (const password of commonPasswords(passwords)) {
		if (password.length < passwordMinLength) continue;
		digests.add(shortDigest(hash("sha512", password)));
		count += 1;
		if (count % slice === 0) await setImmediate();
	}
	return digests;
}

let common: Promise<Set<number>> | undefined;

/** `sha512` is what the browser sends. The first call computes the digests, which takes about half a second. */
export async function isCommonPassword(sha512: string): Promise<boolean> {
	common ??= digestsOfAll();
	return (await common).has(shortDigest(sha512));
}

/** For every new password, wherever it is set. */
export async function refuseCommonPassword(sha512: string): Promise<void> {
	if (!(await isCommonPassword(sha512))) return;
	throw new Refusal("ERR_ALL_FIELDS_REQUIRED", { errors: [{ field: "password", code: "common-password" }] });
}
