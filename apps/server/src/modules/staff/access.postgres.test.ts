import { expect, test } from "vitest";
import { actualOutcome, declaredOutcome, everyCaller, everyStaffCall } from "../../../test/access-matrix.ts";
import { staffSamples } from "../../../test/staff-samples.ts";
import { buildTestApp } from "../../../test/test-app.ts";

const app = await buildTestApp();

test.for(everyStaffCall)("%s allows exactly the roles of the contract", async (name) => {
	for (const caller of everyCaller) {
		expect([caller, await actualOutcome(app, staffSamples, name, caller)]).toEqual([
			caller,
			declaredOutcome(name, caller),
		]);
	}
});
