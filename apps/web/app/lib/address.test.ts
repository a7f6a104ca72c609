import { describe, expect, it } from "vitest";
import { withParams } from "./address.ts";

describe("a sheet's address", () => {
	const page = { pathname: "/en/coaches", search: "?club=3" };

	it("adds the parameter beside the others", () => {
		expect(withParams(page, { coach: "5" })).toBe("/en/coaches?club=3&coach=5");
	});

	it("replaces an earlier one", () => {
		expect(withParams({ ...page, search: "?coach=1" }, { coach: "5" })).toBe("/en/coaches?coach=5");
	});

	it("leaves no lone question mark", () => {
		expect(withParams({ ...page, search: "?coach=5" }, { coach: undefined })).toBe("/en/coaches");
	});
});
