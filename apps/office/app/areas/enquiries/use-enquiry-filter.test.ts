import { expect, test } from "vitest";
import { filterFrom } from "../../lib/address-filter.ts";
import { enquiryChecks } from "./use-enquiry-filter.ts";

test("reads the filter from the address and ignores invalid values", () => {
	const params = new URLSearchParams("kind=price&gym=none&status=gone&assignee=12&age=reply&text= mina &page=2&mark=");
	expect(filterFrom(enquiryChecks, params)).toEqual({
		kind: "price",
		gym: "none",
		assignee: "12",
		age: "reply",
		text: "mina",
	});
});
