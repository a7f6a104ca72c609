import { type CallName, calls, splitCall } from "@kvart/contract/calls";
import { expect, test } from "vitest";
import { actualOutcome, everyCaller, everyStaffCall, expectedOutcome } from "../../../test/access-matrix.ts";
import { officeAccess, publicAccess } from "../../../test/access-table.ts";
import { staffSamples } from "../../../test/staff-samples.ts";
import { buildTestApp } from "../../../test/test-app.ts";

const app = await buildTestApp();

test("every call has a row in the table, and every row a call", () => {
	expect(Object.keys(officeAccess).toSorted()).toEqual(everyStaffCall.toSorted());
	expect(Object.keys(publicAccess).toSorted()).toEqual(Object.keys(calls).toSorted());
});

test.for(everyStaffCall)("%s allows exactly the roles of the table", async (name) => {
	for (const caller of everyCaller) {
		expect([caller, await actualOutcome(app, staffSamples, name, caller)]).toEqual([
			caller,
			expectedOutcome(name, caller),
		]);
	}
});

test.for(Object.keys(calls) as CallName[])("%s needs a session exactly if the table says so", async (name) => {
	const { method, path } = splitCall(calls[name]);
	const { body } = await app.call<{ code?: string }>(method, `/api${path.replace(/\{\w+\}/g, "1")}`);
	expect(body.code === "ERR_BAD_SESSION_ID").toBe(publicAccess[name] === "session");
});
