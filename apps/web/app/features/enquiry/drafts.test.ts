import { describe, expect, it } from "vitest";
import { parseDrafts } from "./drafts.ts";

const draft = { owner: "visitor", values: { name: "Jelena" }, step: 1, at: Date.now() };

describe("drafts in the browser", () => {
	it("come back as they were kept", () => {
		expect(parseDrafts(JSON.stringify({ price: draft }))).toEqual({ price: draft });
	});

	it("are forgotten after a week", () => {
		const at = Date.now() - 8 * 86_400_000;
		expect(parseDrafts(JSON.stringify({ price: { ...draft, at } }))).toEqual({});
	});

	it.each([null, "", "{", "[]", "7", "null", '{"price":null}', '{"price":{"step":0,"at":9e15}}'])(
		"that make no sense are none: %s",
		(text) => expect(parseDrafts(text)).toEqual({}),
	);

	it("that say not whose they are are nobody's", () => {
		expect(parseDrafts(JSON.stringify({ price: { ...draft, owner: undefined } }))).toEqual({});
	});

	it("hold texts only", () => {
		expect(parseDrafts(JSON.stringify({ price: { ...draft, values: { name: { evil: true } } } }))).toEqual({});
	});
});
