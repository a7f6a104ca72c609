import { expect, it } from "vitest";
import { filterFrom } from "../../../lib/address-filter.ts";
import { auditChecks } from "./use-audit-filter.ts";

it("reads the filter from the address and drops invalid values", () => {
	const address = "entity=account&entity_id=12&actor=7&from=2026-11-01&until=soon&text=%20Zemun%20&role=admin";
	expect(filterFrom(auditChecks, new URLSearchParams(address))).toEqual({
		entity: "account",
		entity_id: "12",
		actor: "7",
		from: "2026-11-01",
		text: "Zemun",
	});
	expect(filterFrom(auditChecks, new URLSearchParams("actor=me&from=&text="))).toEqual({});
});
