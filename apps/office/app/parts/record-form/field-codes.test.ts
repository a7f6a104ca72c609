import { phoneRule, required } from "@kvart/contract/rules";
import { expect, it } from "vitest";
import { checkFields, codesByField } from "./field-codes.ts";

it("maps errors to fields, the first one per field", () => {
	expect(
		codesByField([
			{ field: "name", code: "required-field" },
			{ field: "rows.2.price", code: "invalid-value" },
			{ field: "name", code: "invalid-value" },
		]),
	).toEqual({ name: "required-field", rows: "invalid-value" });
});

it("checks the contract's rules", () => {
	const values = { name: " ", phone: "123", note: "", count: 3 };
	expect(checkFields(values, { name: required, phone: phoneRule })).toEqual({
		name: "required-field",
		phone: "minimum-eight-digits",
	});
	expect(checkFields({ ...values, name: "Ana", phone: "0641234567" }, { name: required, phone: phoneRule })).toEqual(
		{},
	);
});
