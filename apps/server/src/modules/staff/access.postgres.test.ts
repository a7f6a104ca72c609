import { type CallName, calls, splitCall } from "@kvart/contract/calls";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { actualOutcome, everyCaller, everyStaffCall, expectedOutcome } from "../../../test/access-matrix.ts";
import { officeAccess, publicAccess } from "../../../test/access-table.ts";
import { createMembers } from "../../../test/booking-factories.ts";
import { proved } from "../../../test/member-factories.ts";
import { addStaff } from "../../../test/staff-factories.ts";
import { staffSamples } from "../../../test/staff-samples.ts";
import { testNow } from "../../../test/template.ts";
import { buildTestApp } from "../../../test/test-app.ts";
import { sessions } from "../../platform/database/schema/members.ts";

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

const everyPublicCall = Object.keys(calls) as CallName[];

async function codeOf(name: CallName, headers: Record<string, string> = {}, { call } = app): Promise<string> {
	const { method, path } = splitCall(calls[name]);
	const { body } = await call<{ code?: string }>(method, `/api${path.replace(/\{\w+\}/g, "1")}`, { headers });
	return body.code ?? "";
}

test.for(everyPublicCall)("%s needs a session exactly if the table says so", async (name) => {
	expect((await codeOf(name)) === "ERR_BAD_SESSION_ID").toBe(publicAccess[name] !== "everyone");
});

// As in production, staff need a second factor.
const strict = await buildTestApp({ beside: app, env: { STAFF_SECOND_FACTOR: "required" } });

const owners: Record<string, () => Promise<{ session_id: string }>> = {
	"a member without a fresh proof": async () => ({ session_id: "", ...(await createMembers(app.db, 1))[0]?.headers }),
	"staff who have not shown the second factor": async () => {
		const { headers } = await addStaff(app.db, { role: "admin", secondFactor: "needed" });
		return proved(app.db, headers);
	},
	"staff without a second factor": async () => proved(app.db, (await addStaff(app.db, { role: "admin" })).headers),
	"staff whose session is locked": async () => {
		const { id, headers } = await addStaff(app.db, { role: "admin", secondFactor: "confirmed" });
		await app.db.update(sessions).set({ lockedAt: testNow }).where(eq(sessions.userId, id));
		return proved(app.db, headers);
	},
};

/** By the table. Undefined: the call does its work. */
function refusalOf(name: CallName, owner: string): string | undefined {
	const [need, early] = publicAccess[name].split(" ");
	if (owner === "a member without a fresh proof") return need === "proof" ? "ERR_PROOF_NEEDED" : undefined;
	if (need === "session") return undefined;
	if (owner === "staff whose session is locked") return "ERR_SESSION_LOCKED";
	return early && owner === "staff without a second factor" ? undefined : "ERR_SECOND_FACTOR";
}

const ownCalls = everyPublicCall.filter((name) => publicAccess[name] !== "everyone");

test.for(ownCalls)(
	"%s asks for as much as the table says: a proof, the second factor, an open session",
	async (name) => {
		const doors = ["ERR_PROOF_NEEDED", "ERR_SECOND_FACTOR", "ERR_SESSION_LOCKED", "ERR_BAD_ROLE"];
		for (const [owner, logIn] of Object.entries(owners)) {
			const code = await codeOf(name, await logIn(), strict);
			expect([owner, doors.find((each) => each === code)]).toEqual([owner, refusalOf(name, owner)]);
		}
	},
);
