import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { createPeriod, easyProof } from "../../test/booking-factories.ts";
import { tablesWith } from "../../test/find-traces.ts";
import { addMember, logIn, sha512 } from "../../test/member-factories.ts";
import { addStaff, zemun } from "../../test/staff-factories.ts";
import { buildTestApp } from "../../test/test-app.ts";
import { auditLog } from "../platform/database/schema/office.ts";
import { occurrences } from "../platform/database/schema/schedule.ts";
import { createAdministrator, erasePersonWithoutAccount, promoteAccount, resetSecondFactor } from "./commands.ts";

const app = await buildTestApp();
const { call, db, api } = app;
const deps = { db, clock: api.deps.clock, publicUrl: "https://kvart.example", env: api.deps.env };

const person = { firstName: "Ivana", lastName: "Đukić", language: "sr" } as const;
const create = (email: string, password?: string) => createAdministrator(deps, { email, ...person, password });
const roleOf = async (email: string, password: string) => {
	const headers = await logIn(app, email, password);
	return (await call<{ role: string }>("GET", "/api/staff/session", { headers })).body.role;
};

/** Uses the link that the command printed. */
async function followLink(lines: string[], password: string): Promise<number> {
	const link = new URL(lines.find((line) => line.startsWith("https://")) ?? "");
	expect(link.pathname).toBe("/reset-password");
	const body = { token: link.searchParams.get("token"), password: sha512(password) };
	return (await call("POST", "/api/user/reset-password", { body })).status;
}

test("the first administrator sets the password with the printed link, which works once", async () => {
	const lines = await create("Prva@kvart.example");
	expect(lines[0]).toBe("prva@kvart.example is an administrator.");
	expect(await followLink(lines, "tajna kuglica")).toBe(200);
	expect(await followLink(lines, "druga kuglica")).toBe(410);
	expect(await roleOf("prva@kvart.example", "tajna kuglica")).toBe("admin");
	const [entry] = await db.select().from(auditLog).where(eq(auditLog.action, "account.created"));
	expect(entry).toMatchObject({ actorId: null, entity: "account" });
});

test("with a password no link is needed, and two accounts without a phone do not collide", async () => {
	expect(await create("druga@kvart.example", "tajna kuglica")).toEqual(["druga@kvart.example is an administrator."]);
	expect(await roleOf("druga@kvart.example", "tajna kuglica")).toBe("admin");
});

test("an existing account is refused with a hint, and can be promoted", async () => {
	const member = await addMember(db);
	await expect(create(member.email)).rejects.toThrow(`npm run admin -- promote ${member.email}`);
	const lines = await promoteAccount(deps, member.email);
	expect(lines[0]).toBe(`${member.email} is an administrator now.`);
	expect(await followLink(lines, "tajna kuglica")).toBe(200);
	expect(await roleOf(member.email, "tajna kuglica")).toBe("admin");
	await expect(promoteAccount(deps, member.email)).rejects.toThrow("is an administrator already");
	await expect(create(member.email)).rejects.toThrow("is an administrator already");
});

test("promoted staff of a club works for the whole chain", async () => {
	const staff = await addStaff(db, { clubs: [zemun] });
	await promoteAccount(deps, staff.email);
	const { body } = await call("GET", "/api/staff/session", { headers: staff.headers });
	expect(body).toMatchObject({ role: "admin", whole_chain: true });
});

test("an unconfirmed account gets a link when it is promoted", async () => {
	const member = await addMember(db, { verified: false });
	expect(await followLink(await promoteAccount(deps, member.email), "tajna kuglica")).toBe(200);
	expect(await roleOf(member.email, "tajna kuglica")).toBe("admin");
});

test.for([
	["no address", () => create("ivana"), '"ivana" is not an e-mail address.'],
	["a common password", () => create("kratka@kvart.example", "lozinka1"), "too common"],
	["a short password", () => create("kratka@kvart.example", "abc"), "at least 5 characters"],
	[
		"an unknown account",
		() => promoteAccount(deps, "niko@kvart.example"),
		"npm run admin -- create niko@kvart.example",
	],
	["the second factor of an unknown account", () => resetSecondFactor(deps, "niko@kvart.example"), "has no account"],
] as const)("%s is refused with a reason", async ([, run, reason]) => {
	await expect(run()).rejects.toThrow(reason);
});

test("a blocked account is not promoted", async () => {
	const { email } = await addMember(db, { blocked: true });
	await expect(promoteAccount(deps, email)).rejects.toThrow("is blocked");
});

test("the second factor of an administrator can be turned off", async () => {
	const admin = await addStaff(db, { role: "admin", secondFactor: "needed" });
	await resetSecondFactor(deps, admin.email);
	const { body } = await call("GET", "/api/staff/session", { headers: admin.headers });
	expect(body).toMatchObject({ second_factor: "off" });
});

test("a guest who asks is erased by phone and by address", async () => {
	const phone = "0651239876";
	const periodId = await createPeriod(db);
	const guest = { first_name: "Vrbislava", last_name: "Gost", phone };
	expect((await call("POST", `/api/period/${periodId}/booking/guest`, { body: guest })).status).toBe(201);
	const form = { name: "Vrbislava Gost", age: "31", phone_1: "0609177331", email: "vrbislava@kvart.example" };
	const body = { ...form, proof: await easyProof() };
	expect((await call("POST", "/api/form/price", { body })).status).toBe(201);
	expect(await tablesWith(db, ["vrbislava"])).toEqual(["bookings", "enquiries", "mails"]);
	expect(await erasePersonWithoutAccount(deps, "065 123-98-76")).toEqual(["Erased: 1 bookings, 0 enquiries, 0 mails."]);
	expect(await erasePersonWithoutAccount(deps, "Vrbislava@kvart.example")).toEqual([
		"Erased: 0 bookings, 1 enquiries, 2 mails.",
	]);
	expect(await tablesWith(db, ["vrbislava", "651239876", "609177331"])).toEqual([]);
	const [occurrence] = await db.select().from(occurrences).where(eq(occurrences.periodId, periodId));
	expect(occurrence?.taken).toBe(0);
	expect(await db.$count(auditLog, eq(auditLog.action, "contact.erased"))).toBe(2);
});

test("an account is not erased by its contact", async () => {
	const { email } = await addMember(db);
	await expect(erasePersonWithoutAccount(deps, email)).rejects.toThrow("has an account");
	await expect(erasePersonWithoutAccount(deps, "x")).rejects.toThrow("neither");
});
