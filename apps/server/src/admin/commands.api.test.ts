import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { addMember, logIn, sha512 } from "../../test/member-factories.ts";
import { addStaff, zemun } from "../../test/staff-factories.ts";
import { buildTestApp } from "../../test/test-app.ts";
import { users } from "../platform/database/schema/members.ts";
import { auditLog, phoneReviews } from "../platform/database/schema/office.ts";
import { createAdministrator, forgetSecondFactor, listPhones, promoteAccount } from "./commands.ts";

const app = await buildTestApp();
const { call, db, api } = app;
const deps = { db, clock: api.deps.clock, publicUrl: "https://kvart.example" };

const somebody = { firstName: "Ivana", lastName: "Đukić", language: "sr" } as const;
const create = (email: string, password?: string) => createAdministrator(deps, { email, ...somebody, password });
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

test("the first administrator sets the password with the printed link, once, and is in", async () => {
	const lines = await create("Prva@kvart.example");
	expect(lines[0]).toBe("prva@kvart.example is an administrator.");
	expect(await followLink(lines, "tajna123")).toBe(200);
	expect(await followLink(lines, "druga123")).toBe(410);
	expect(await roleOf("prva@kvart.example", "tajna123")).toBe("admin");
	const [note] = await db.select().from(auditLog).where(eq(auditLog.action, "account.created"));
	expect(note).toMatchObject({ actorId: null, entity: "account" });
});

test("with a password from the terminal no link is needed, and two without a phone do not collide", async () => {
	expect(await create("druga@kvart.example", "tajna123")).toEqual(["druga@kvart.example is an administrator."]);
	expect(await roleOf("druga@kvart.example", "tajna123")).toBe("admin");
});

test("an account that is there is refused with what to do, and becomes an administrator by being promoted", async () => {
	const member = await addMember(db);
	await expect(create(member.email)).rejects.toThrow(`npm run admin -- promote ${member.email}`);
	expect(await promoteAccount(deps, member.email)).toEqual([`${member.email} is an administrator now.`]);
	await expect(promoteAccount(deps, member.email)).rejects.toThrow("is an administrator already");
	await expect(create(member.email)).rejects.toThrow("is an administrator already");
});

test("staff of a club who is promoted works for the whole chain", async () => {
	const staff = await addStaff(db, { clubs: [zemun] });
	await promoteAccount(deps, staff.email);
	const { body } = await call("GET", "/api/staff/session", { headers: staff.headers });
	expect(body).toMatchObject({ role: "admin", whole_chain: true });
});

test("an account that was never confirmed gets a link when it is promoted", async () => {
	const member = await addMember(db, { verified: false });
	expect(await followLink(await promoteAccount(deps, member.email), "tajna123")).toBe(200);
	expect(await roleOf(member.email, "tajna123")).toBe("admin");
});

test.for([
	["no address", () => create("ivana"), '"ivana" is no e-mail address.'],
	["a short password", () => create("kratka@kvart.example", "abc"), "at least 5 characters"],
	["nobody", () => promoteAccount(deps, "niko@kvart.example"), "npm run admin -- create niko@kvart.example"],
	["nobody's phone", () => forgetSecondFactor(deps, "niko@kvart.example"), "has no account"],
] as const)("%s is refused with a reason", async ([, act, reason]) => {
	await expect(act()).rejects.toThrow(reason);
});

test("who is blocked is not promoted", async () => {
	const { email } = await addMember(db, { blocked: true });
	await expect(promoteAccount(deps, email)).rejects.toThrow("is blocked");
});

test("an administrator who lost the phone is let in again", async () => {
	const admin = await addStaff(db, { role: "admin", secondFactor: "needed" });
	await forgetSecondFactor(deps, admin.email);
	const { body } = await call("GET", "/api/staff/session", { headers: admin.headers });
	expect(body).toMatchObject({ second_factor: "off" });
});

test("numbers that nobody can settle but a person are listed until they are settled", async () => {
	expect(await listPhones(deps)).toEqual(["Every phone number is in its one form."]);
	const unreadable = await addMember(db);
	const shared = await addMember(db);
	const settled = await addMember(db);
	const reasons = [
		[unreadable, "unreadable"],
		[shared, "shared"],
		[settled, "unreadable"],
	] as const;
	await db.insert(phoneReviews).values(reasons.map(([{ id }, reason]) => ({ entity: "member", entityId: id, reason })));
	await db.update(users).set({ phone: "12345678", phoneDigits: "12345678" }).where(eq(users.id, unreadable.id));
	const twice = { phone: "+381641234567", phoneDigits: `381641234567#${shared.id}` };
	await db.update(users).set(twice).where(eq(users.id, shared.id));
	expect(await listPhones(deps)).toEqual([
		`member ${unreadable.id} (${unreadable.email}): 12345678 cannot be read as a number`,
		`member ${shared.id} (${shared.email}): +381641234567 is the number of an older record, too`,
	]);
});
