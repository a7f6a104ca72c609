import { phoneRule, required } from "@kvart/contract/rules";
import { expect, it } from "vitest";
import { checkFields, codesByField } from "./field-codes.ts";

it("puts each refusal under its field, the first of several", () => {
	expect(
		codesByField([
			{ field: "name", code: "required-field" },
			{ field: "rows.2.price", code: "invalid-value" },
			{ field: "name", code: "invalid-value" },
		]),
	).toEqual({ name: "required-field", rows: "invalid-value" });
});

it("asks the contract's rules before the server", () => {
	const values = { name: " ", phone: "123", note: "", count: 3 };
	expect(checkFields(values, { name: required, phone: phoneRule })).toEqual({
		name: "required-field",
		phone: "minimum-eight-digits",
	});
	expect(checkFields({ ...values, name: "Ana", phone: "0641234567" }, { name: required, phone: phoneRule })).toEqual(
		{},
	);
});
