import { describe, expect, it } from "vitest";
import { parseDrafts } from "./drafts.ts";

const draft = { owner: "visitor", values: { name: "Jelena" }, step: 1, at: Date.now() };

describe("drafts in the browser", () => {
	it("come back as they were saved", () => {
		expect(parseDrafts(JSON.stringify({ price: draft }))).toEqual({ price: draft });
	});

	it("are ignored after a week", () => {
		const at = Date.now() - 8 * 86_400_000;
		expect(parseDrafts(JSON.stringify({ price: { ...draft, at } }))).toEqual({});
	});

	it.each([null, "", "{", "[]", "7", "null", '{"price":null}', '{"price":{"step":0,"at":9e15}}'])(
		"are ignored if invalid: %s",
		(text) => expect(parseDrafts(text)).toEqual({}),
	);

	it("are ignored without an owner", () => {
		expect(parseDrafts(JSON.stringify({ price: { ...draft, owner: undefined } }))).toEqual({});
	});

	it("hold texts only", () => {
		expect(parseDrafts(JSON.stringify({ price: { ...draft, values: { name: { evil: true } } } }))).toEqual({});
	});
});
