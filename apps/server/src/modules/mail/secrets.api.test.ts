import { expect, test } from "vitest";
import { tablesWith } from "../../../test/find-traces.ts";
import { addMember, newcomer, tokenFor } from "../../../test/member-factories.ts";
import { addStaff } from "../../../test/staff-factories.ts";
import { buildTestApp } from "../../../test/test-app.ts";

const { call, db } = await buildTestApp();

test("no table shows the token of a link that waits to be mailed", async () => {
	const person = newcomer();
	await call("POST", "/api/user/register", { body: person });
	const member = await addMember(db);
	await call("POST", "/api/user/forgot-password", { body: { email: member.email } });
	const admin = await addStaff(db, { role: "admin" });
	const { first_name, last_name, phone } = newcomer();
	const invited = { first_name, last_name, phone, email: "pozvana@kvart.example", language: "sr", role: "manager" };
	const body = { ...invited, all_clubs: true, gym_ids: [] };
	expect((await call("POST", "/api/staff/account", { headers: admin.headers, body })).status).toBe(201);

	for (const email of [person.email, member.email, invited.email]) {
		const token = await tokenFor(db, email);
		expect(token, email).toMatch(/^[\w-]{43}$/);
		const encodings = [
			token,
			...(["base64", "base64url", "hex"] as const).map((as) => Buffer.from(token).toString(as)),
		];
		expect(await tablesWith(db, encodings), email).toEqual([]);
	}
});
