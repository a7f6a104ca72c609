import { expect, test } from "vitest";
import type { HttpResult } from "./http.ts";
import { problemOf } from "./response-problems.ts";

const fine: HttpResult = {
	status: 200,
	headers: { "content-type": "application/json; charset=utf-8", "x-content-type-options": "nosniff" },
	body: Buffer.from('{"id":1}'),
	milliseconds: 12,
	failure: null,
};

function refusal(status: number, code: string, title = ""): HttpResult {
	return {
		...fine,
		status,
		headers: { ...fine.headers, "content-type": "application/problem+json" },
		body: Buffer.from(JSON.stringify({ status, title, code })),
	};
}

test.each<[string, HttpResult]>([
	["an answer", fine],
	["a refusal", refusal(422, "ERR_ALL_FIELDS_REQUIRED")],
	["a failure of Google", refusal(502, "ERR_BAD_GOOGLE_RESPONSE")],
	["nothing to say", { ...fine, status: 204, headers: { "x-content-type-options": "nosniff" }, body: Buffer.alloc(0) }],
])("accepts %s", (_, answered) => {
	expect(problemOf(answered)).toBeNull();
});

test.each<[string, HttpResult, RegExp]>([
	["a failure", refusal(500, "ERR_SOMETHING_WENT_WRONG"), /^status 500 ERR_SOMETHING_WENT_WRONG$/],
	["silence", { ...fine, status: 0, failure: "ECONNRESET" }, /^no answer: ECONNRESET$/],
	["an answer that took too long", { ...fine, milliseconds: 16_000 }, /^answered after 16 s$/],
	["a refusal as a page", { ...fine, status: 404 }, /^404 as application\/json/],
	["a code that is in no catalogue", refusal(400, "ERR_STRANGE"), /^400 with code ERR_STRANGE$/],
	["the database's own words", refusal(422, "ERR_NOT_FOUND", "invalid input syntax"), /^tells about the inside$/],
	["a body without its type", { ...fine, headers: { "x-content-type-options": "nosniff" } }, /^no content type$/],
	["an answer that may be guessed at", { ...fine, headers: { "content-type": "text/plain" } }, /^no nosniff$/],
])("rejects %s", (_, answered, complaint) => {
	expect(problemOf(answered)).toMatch(complaint);
});
